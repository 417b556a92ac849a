// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $cart,
  addToCart,
  connectCart,
  refreshCart,
  reloadCartAfterSignIn,
  setLineQuantity,
} from '#lib/state/cart/cart.ts';
import { clearCustomerData } from '#lib/state/persisted/clear-customer-data.ts';
import { createLine, FakeCart } from '../../../islands/cart/fake-cart.ts';

const locale = { language: 'en', country: 'ae' };
const tin = { product: { productCode: 'TIN' }, quantity: 1 };

/** A fake broadcast channel: records messages and can dispatch one. */
class Channel {
  static open = new Set<Channel>();
  static posted: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }

  static dispatch(data: unknown): void {
    for (const { onmessage } of Channel.open) onmessage?.({ data });
  }

  postMessage(data: unknown): void {
    Channel.posted.push(data);
  }

  close(): void {
    Channel.open.delete(this);
  }
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = text;
}

function connect(): FakeCart {
  const server = new FakeCart([createLine('A', 1)]);
  connectCart(locale, server.client);
  return server;
}

function showPage(visibility: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  localStorage.clear();
  setCookie('binaa-count=ae:1:mine');
  Channel.open.clear();
  Channel.posted = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => vi.unstubAllGlobals());

describe('A tab that changes the cart', () => {
  it('notifies other tabs when it is idle, once for many changes', async () => {
    const server = connect();
    for (let click = 0; click < 5; click += 1) void addToCart(tin);
    void setLineQuantity('A', 30);
    expect(Channel.posted).toEqual([]);
    await server.respondToAll();
    expect(Channel.posted).toEqual(['ae']);
    expect([...Channel.open].map(({ name }) => name)).toEqual(['binaa-cart']);
  });

  it('does not notify other tabs of reading the cart', async () => {
    const server = connect();
    void refreshCart();
    await server.respondToAll();
    expect(Channel.posted).toEqual([]);
  });

  it('notifies other tabs of a sign-in once the cart is read, and of a sign-out at once', async () => {
    const server = connect();
    reloadCartAfterSignIn('ae');
    await server.respondToAll();
    expect(Channel.posted).toEqual(['ae']);
    await clearCustomerData();
    expect(Channel.posted).toEqual(['ae', '']);
  });

  it('closes its channel while its page is hidden', async () => {
    const server = connect();
    window.dispatchEvent(new Event('pagehide'));
    expect(Channel.open.size).toBe(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(Channel.open.size).toBe(1);
    await server.respondToAll();
  });
});

describe('A tab that is notified', () => {
  it('reads the cart once, after its own changes', async () => {
    const server = connect();
    Channel.dispatch('ae');
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart']);
    void addToCart(tin);
    Channel.dispatch('ae');
    Channel.dispatch('ae');
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart', 'addItem', 'readCart']);
  });

  it('reads the cart when it becomes visible, if it was hidden', async () => {
    const server = connect();
    showPage('hidden');
    Channel.dispatch('ae');
    Channel.dispatch('ae');
    expect(server.calls).toEqual([]);
    showPage('visible');
    await server.respondToAll();
    showPage('visible');
    expect(server.calls).toEqual(['readCart']);
  });

  it('ignores the cart of another country, and invalid messages', () => {
    const server = connect();
    for (const data of ['kw', null, 7, { country: 'ae' }]) Channel.dispatch(data);
    expect(server.calls).toEqual([]);
  });

  it('reads the cart again after a network failure when the network is back', async () => {
    const server = connect();
    server.failNext('NO_RESPONSE');
    Channel.dispatch('ae');
    await server.respondToAll();
    window.dispatchEvent(new Event('online'));
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart', 'readCart']);
  });

  it('drops the cart and pending changes after a sign-out', async () => {
    const server = connect();
    void refreshCart();
    await server.respondToAll();
    const reply = addToCart(tin);
    setCookie('binaa-count=; max-age=-1');
    Channel.dispatch('');
    expect($cart.get()).toMatchObject({ cart: null, count: 0, pendingChanges: [] });
    expect((await reply).ok).toBe(false);
    expect(Channel.posted).toEqual([]);
    await server.respondToAll();
    expect($cart.get().cart).toBeNull();
  });
});

describe('Without broadcast channels', () => {
  beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

  it('everything but the notification works', async () => {
    const server = connect();
    const reply = addToCart(tin);
    await server.respondToAll();
    expect((await reply).ok).toBe(true);
    await expect(clearCustomerData()).resolves.toBeUndefined();
  });

  it.each([
    ['as many pieces of somebody else', 'binaa-count=ae:1:other'],
    ['other pieces', 'binaa-count=ae:4:mine'],
  ])('a tab that becomes visible checks the cookie: %s', async (_title, cookie) => {
    const server = connect();
    void refreshCart();
    await server.respondToAll();
    showPage('visible');
    setCookie(cookie);
    showPage('visible');
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart', 'readCart']);
  });
});
