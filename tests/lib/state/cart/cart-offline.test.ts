// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import {
  $cart,
  addToCart,
  callCartEndpoint,
  refreshCart,
  removeCartLine,
  setLineQuantity,
} from '#lib/state/cart/cart.ts';
import { clearChangeQueue } from '#lib/state/cart/queue/change-queue.ts';
import { $isCartOffline } from '#lib/state/cart/queue/offline-status.ts';
import { getOptimisticCount } from '#lib/state/cart/queue/pending-changes.ts';
import {
  cartProduct,
  clearBrowser,
  connect,
  goOffline,
  goOnline,
  listPersistedKeys,
  setCookie,
} from './cart-page-harness.ts';

beforeEach(clearBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('Without a network', () => {
  it('a change is shown, stored, and sent once when the network is back', async () => {
    const server = connect();
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    expect([getOptimisticCount($cart.get()), $isCartOffline.get(), listPersistedKeys().length]).toEqual([
      2,
      true,
      1,
    ]);
    await goOnline(server);
    expect((await reply).ok).toBe(true);
    expect(server.calls).toEqual(['addItem', 'addItem']);
    expect([getOptimisticCount($cart.get()), $isCartOffline.get(), listPersistedKeys().length]).toEqual([
      2,
      false,
      0,
    ]);
  });

  it('a lost response does not repeat its change', async () => {
    const server = connect();
    server.losesResponses = true;
    goOffline(server);
    void addToCart(cartProduct);
    await server.response();
    expect(server.lines.find(({ id }) => id === 'TIN')?.quantity).toBe(1);
    await goOnline(server);
    expect(server.lines.find(({ id }) => id === 'TIN')?.quantity).toBe(1);
    expect(getOptimisticCount($cart.get())).toBe(2);
  });

  it('changes are sent in the order in which they were made, also those that a later one replaces', async () => {
    const server = connect();
    goOffline(server, 9);
    for (const quantity of [2, 3, 4]) void setLineQuantity('A', quantity);
    await server.respondToAll();
    void addToCart(cartProduct);
    await server.respondToAll();
    void removeCartLine('A');
    await server.respondToAll();
    // Another tab may have restored the first quantity and send it last.
    expect(listPersistedKeys()).toHaveLength(4);
    server.calls = [];
    server.clearFailures();
    await goOnline(server);
    expect(server.calls).toEqual(['setQuantity', 'setQuantity', 'addItem', 'removeItem']);
    expect(server.lines.map(({ id }) => id)).toEqual(['TIN']);
  });

  it('changes are retried with growing delays', async () => {
    vi.useFakeTimers();
    const server = connect();
    for (let call = 0; call < 3; call += 1) server.failNext('NO_RESPONSE');
    void addToCart(cartProduct);
    const attemptTimes: number[] = [];
    const startTime = Date.now();
    for (let step = 0; step < 80; step += 1) {
      server.respondNow();
      await vi.advanceTimersByTimeAsync(100);
      if (server.calls.length > attemptTimes.length)
        attemptTimes.push(Math.round((Date.now() - startTime) / 1000));
    }
    vi.useRealTimers();
    expect(attemptTimes).toEqual([0, 1, 3, 7]);
    expect($isCartOffline.get()).toBe(false);
  });

  it('nothing is read, and fifty changes at most wait', async () => {
    const server = connect();
    goOffline(server, 200);
    const first = refreshCart();
    void addToCart(cartProduct);
    await server.respondToAll();
    expect(await first).toMatchObject({ ok: false, error: { code: 'NO_RESPONSE' } });
    expect(await refreshCart()).toMatchObject({ ok: false, error: { code: 'NO_RESPONSE' } });
    for (let change = 0; change < 49; change += 1) void addToCart(cartProduct);
    expect(await addToCart(cartProduct)).toMatchObject({ ok: false, error: { code: 'NO_RESPONSE' } });
    expect(listPersistedKeys()).toHaveLength(50);
  });

  it('an unavailable storage stores nothing, and the page still sends', async () => {
    const server = connect();
    vi.stubGlobal('localStorage', undefined);
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    expect($isCartOffline.get()).toBe(true);
    await goOnline(server);
    expect((await reply).ok).toBe(true);
    clearChangeQueue();
    connect();
  });

  it('an unavailable shop is tried four times, then its error is shown and the cart read', async () => {
    vi.useFakeTimers();
    const server = connect();
    for (let call = 0; call < 4; call += 1) server.failNext('UNAVAILABLE');
    const reply = addToCart(cartProduct);
    for (let step = 0; step < 90; step += 1) {
      server.respondNow();
      await vi.advanceTimersByTimeAsync(100);
    }
    vi.useRealTimers();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(server.calls).toEqual([...Array.from({ length: 4 }, () => 'addItem'), 'readCart']);
  });
});

describe('The owner of pending changes', () => {
  it('is signed out after the pending changes are sent, and every caller gets a result', async () => {
    const server = connect();
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    setCookie('binaa-count=; max-age=-1');
    clearChangeQueue();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'CART_NOT_FOUND' } });
    expect([listPersistedKeys(), $cart.get().pendingChanges, $isCartOffline.get()]).toEqual([[], [], false]);
    server.clearFailures();
    await goOnline(server);
    expect(server.calls).toEqual(['addItem']);
  });

  it('is fixed: they are not sent for another customer', async () => {
    const server = connect();
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    setCookie('binaa-count=ae:1:other');
    server.clearFailures();
    await goOnline(server);
    expect((await reply).ok).toBe(false);
    expect(server.calls.filter((name) => name === 'addItem')).toHaveLength(1);
    expect(listPersistedKeys()).toEqual([]);
  });

  it('can change: later changes of the new owner are sent, and their cart is read', async () => {
    const server = connect();
    goOffline(server);
    const first = addToCart(cartProduct);
    await server.response();
    setCookie('binaa-count=ae:3:other');
    const second = addToCart({ ...cartProduct, quantity: 2 });
    server.clearFailures();
    await goOnline(server);
    expect(await first).toMatchObject({ ok: false, error: { code: 'CART_NOT_FOUND' } });
    expect((await second).ok).toBe(true);
    expect(server.calls).toEqual(['addItem', 'addItem', 'readCart']);
    expect([$cart.get().cart?.itemCount, $isCartOffline.get(), listPersistedKeys()]).toEqual([3, false, []]);
  });

  it('who signed out does not get a late response', async () => {
    const server = connect();
    void addToCart(cartProduct);
    clearChangeQueue();
    await server.respondToAll();
    expect($cart.get().cart).toBeNull();
  });

  it('gets the response of another tab, without sending a change again', async () => {
    const server = connect();
    server.losesResponses = true;
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    localStorage.clear();
    server.clearFailures();
    await goOnline(server);
    expect((await reply).ok).toBe(true);
    expect(server.lines.find(({ id }) => id === 'TIN')?.quantity).toBe(1);
  });

  it('gets the failed items of a list from another tab', async () => {
    const server = connect();
    server.rejectedItems = [
      { index: 0, productCode: 'TIN', added: 0, code: 'OUT_OF_STOCK', message: 'None left.' },
    ];
    server.losesResponses = true;
    goOffline(server);
    const body = { items: [cartProduct] };
    const reply = callCartEndpoint(addItems, {
      params: { cartId: 'current' },
      query: { partial: 'true' },
      body,
    });
    await server.response();
    localStorage.clear();
    server.clearFailures();
    await goOnline(server);
    expect(await reply).toMatchObject({ ok: true, data: { missed: server.rejectedItems } });
  });

  it('loses a change that is too old for its idempotency key', async () => {
    const server = connect();
    goOffline(server);
    const reply = addToCart(cartProduct);
    await server.response();
    server.clearFailures();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
    await goOnline(server);
    expect((await reply).ok).toBe(false);
    expect(server.calls).toEqual(['addItem', 'readCart']);
    expect(listPersistedKeys()).toEqual([]);
  });
});
