// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { $cart, addToCart, callCartEndpoint, connectCart, setLineQuantity } from '#lib/state/cart/cart.ts';
import { $rejectedChanges } from '#lib/state/cart/queue/offline-status.ts';
import { FakeCart } from '../../../islands/cart/fake-cart.ts';
import {
  cartProduct,
  clearBrowser,
  connect,
  goOffline,
  listPersistedKeys,
  navigate,
  setCookie,
} from './cart-page-harness.ts';

const key = (end: number) => `0b6e3c1e-5a44-4a8e-9c2f-${String(end).padStart(12, '0')}`;

function write(entry: unknown, name = key(1)): void {
  localStorage.setItem(`binaa-cart.${name}`, typeof entry === 'string' ? entry : JSON.stringify(entry));
}

const lineParams = { cartId: 'current', lineItemId: 'A' };

/** Returns a change as it is stored, with the parts of the endpoint that are needed to send it. */
const toStoredCall = ({ name, method, path }: AnyEndpoint, input: unknown) => ({
  change: { endpoint: { name, method, path }, input },
});

const addition = (item: object) => toStoredCall(addItem, { params: { cartId: 'current' }, body: item });

const entry = (overrides: object = {}) => ({
  at: Date.now() - 1000,
  country: 'ae',
  owner: 'mine',
  ...addition(cartProduct),
  ...overrides,
});

beforeEach(() => {
  clearBrowser();
  $rejectedChanges.set([]);
});

afterEach(() => vi.unstubAllGlobals());

describe('Stored cart changes', () => {
  it('of any kind are sent by the next page before anything else', async () => {
    const server = connect();
    goOffline(server, 4);
    const body = { product: { productCode: 'B' }, quantity: 2 };
    void callCartEndpoint(applyCoupon, { params: { cartId: 'current', couponCode: 'EID25' } });
    void setLineQuantity('A', 3);
    void callCartEndpoint(replaceItem, { params: { cartId: 'current', lineItemId: 'A' }, body });
    await server.response();
    server.clearFailures();
    server.calls = [];
    connectCart({ language: 'en', country: 'ae' }, server.client);
    void addToCart(cartProduct);
    await vi.dynamicImportSettled();
    const names = ['applyCoupon', 'setQuantity', 'replaceItem', 'addItem'];
    expect($cart.get().pendingChanges.map(({ endpoint }) => endpoint.name)).toEqual(names);
    await server.respondToAll();
    expect(server.calls).toEqual(names);
    expect(server.coupon).toBe('EID25');
    expect(listPersistedKeys()).toEqual([]);
  });

  it('that the shop rejects are kept until they are reported', async () => {
    write(entry());
    const server = new FakeCart([]);
    server.maximum = 0;
    await navigate(server);
    await server.respondToAll();
    expect($rejectedChanges.get()).toMatchObject([
      {
        key: key(1),
        change: { endpoint: addItem, input: { body: cartProduct } },
        error: { code: 'QUANTITY_EXCEED' },
      },
    ]);
    expect(listPersistedKeys()).toEqual([]);
  });

  it('with several items keep the failed ones until they are reported', async () => {
    const server = connect();
    goOffline(server);
    const items = [cartProduct, { product: { productCode: 'B' }, quantity: 9 }];
    void callCartEndpoint(addItems, {
      params: { cartId: 'current' },
      query: { partial: 'true' },
      body: { items },
    });
    await server.response();
    server.clearFailures();
    const rejectedItem = {
      index: 1,
      productCode: 'B',
      added: 4,
      code: 'OUT_OF_STOCK',
      message: 'Only 4 left.',
    };
    server.rejectedItems = [rejectedItem];
    await navigate(server);
    await server.respondToAll();
    const { code, message } = rejectedItem;
    expect($rejectedChanges.get()).toMatchObject([
      { change: { endpoint: { name: 'addItems' } }, error: { code, message, status: 409 } },
    ]);
    expect(listPersistedKeys()).toEqual([]);
  });

  const path = '/experience/checkout/guest/v1/cart/{cartId}/coupon/{couponCode}';
  const createCall = (endpoint: unknown, input: unknown) => ({ change: { endpoint, input } });
  const params = { cartId: 'current', couponCode: 'EID25' };

  it.each<[string, unknown, string?]>([
    ['is no JSON', '{'],
    ['is of no kind', entry({ change: { kind: 'empty' } })],
    ['is a read', entry({ change: { kind: 'read' } })],
    ['has the quantity 0', entry(addition({ ...cartProduct, quantity: 0 }))],
    [
      'has more pieces than there may be',
      entry(toStoredCall(setItemQuantity, { params: { ...lineParams, quantity: '10000' } })),
    ],
    [
      'names no line',
      entry(toStoredCall(removeItem, { params: { cartId: 'current', lineItemId: { id: 'A' } } })),
    ],
    [
      'takes no body and has one',
      entry(toStoredCall(removeItem, { params: lineParams, body: { quantity: 1 } })),
    ],
    [
      'an earlier version wrote without pieces',
      entry({ change: { kind: 'add', item: { ...cartProduct, quantity: 0 } } }),
    ],
    [
      'an earlier version wrote with more pieces than there may be',
      entry({ change: { kind: 'quantity', lineId: 'A', quantity: 1e4 } }),
    ],
    ['an earlier version wrote for no line', entry({ change: { kind: 'remove', lineId: { id: 'A' } } })],
    ['is a list', []],
    ['has no time', entry({ at: null })],
    [
      'is a call that changes no cart',
      entry(createCall({ method: 'POST', path: '/experience/binaa/v1/x' }, {})),
    ],
    ['calls another host', entry(createCall({ method: 'PUT', path: `//example.com${path}` }, { params }))],
    ['is a call of another kind', entry(createCall({ method: 'GET', path }, { params }))],
    ['is a call of another cart', entry(createCall({ method: 'PUT', path }, { params: { cartId: 'c-1' } }))],
    [
      'is a call with an unknown property',
      entry(createCall({ method: 'PUT', path }, { params, headers: {} })),
    ],
    ['is a call that sends a text', entry(createCall({ method: 'PUT', path }, { params, body: 'x' }))],
    ['is no call', entry(createCall('applyCoupon', { params }))],
    ['has an invalid key', entry(), 'x'],
    ['is older than the shop remembers', entry({ at: Date.now() - 24 * 3_600_000 })],
    ['is from tomorrow', entry({ at: Date.now() + 3_600_000 })],
    ['is somebody else’s', entry({ owner: 'other' })],
  ])('are dropped when one %s', async (_title, text, name) => {
    write(text, name);
    const server = new FakeCart([]);
    await navigate(server);
    expect([server.calls, listPersistedKeys(), $cart.get().pendingChanges]).toEqual([[], [], []]);
  });

  it('of an earlier version, with a named action, are sent', async () => {
    const changes = [
      { kind: 'add', item: cartProduct },
      { kind: 'quantity', lineId: 'A', quantity: 3 },
      { kind: 'remove', lineId: 'B' },
      { kind: 'own', endpoint: { name: 'applyCoupon', method: 'PUT', path }, input: { params } },
    ];
    for (const [index, change] of changes.entries()) {
      write(entry({ change, at: Date.now() - 1000 + index }), key(10 + index));
    }
    const server = new FakeCart([]);
    await navigate(server);
    expect($cart.get().pendingChanges.map(({ input }) => input.params)).toEqual([
      { cartId: 'current' },
      { ...lineParams, quantity: '3' },
      { ...lineParams, lineItemId: 'B' },
      params,
    ]);
    await server.respondToAll();
    expect(server.calls.slice(0, 4)).toEqual(['addItem', 'setQuantity', 'removeItem', 'applyCoupon']);
    expect(listPersistedKeys()).toEqual([]);
  });

  it.each([
    ['a guest who had no cart then', '', true],
    ['somebody who was not signed in then, and is now', 'binaa-in=1', false],
  ])('of %s are sent for the same owner only', async (_title, cookie, isSent) => {
    setCookie(cookie || 'x=');
    write(entry({ owner: '' }));
    const server = new FakeCart([]);
    await navigate(server);
    expect(server.calls).toEqual(isSent ? ['addItem'] : []);
  });

  it('of another country are kept, and all others are sent', async () => {
    write(entry({ country: 'kw' }));
    for (let each = 0; each < 52; each += 1) write(entry({ at: Date.now() - 1000 + each }), key(100 + each));
    const server = new FakeCart([]);
    await navigate(server);
    expect($cart.get().pendingChanges).toHaveLength(52);
    await server.respondToAll();
    expect(listPersistedKeys()).toEqual([`binaa-cart.${key(1)}`]);
  });
});
