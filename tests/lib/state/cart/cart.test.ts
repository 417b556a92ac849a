// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLine } from '#lib/format/cart/cart.ts';
import {
  $cart,
  addToCart,
  connectCart,
  refreshCart,
  removeCartLine,
  setInitialCart,
  setLineQuantity,
} from '#lib/state/cart/cart.ts';
import { getOptimisticCount, getOptimisticLines } from '#lib/state/cart/queue/pending-changes.ts';
import { createLine, FakeCart } from '../../../islands/cart/fake-cart.ts';

const locale = { language: 'en', country: 'ae' };
const tin = { product: { productCode: 'TIN' }, quantity: 1 };

function setCountCookie(count: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = `binaa-count=ae:${count}`;
}

function connect(lines = [createLine('A', 1), createLine('B', 2)]) {
  const server = new FakeCart(lines);
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  setCountCookie(count);
  connectCart(locale, server.client);
  const rendered = lines.map((line) => formatLine(line, { language: 'en', prefix: '/en-ae' }));
  setInitialCart({ count, lines: rendered });
  return server;
}

function count() {
  return getOptimisticCount($cart.get());
}

function quantities() {
  const { quantities, pendingChanges: changes } = $cart.get();
  const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  return Object.fromEntries(getOptimisticLines(lines, changes).map((line) => [line.id, line.quantity]));
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<span id="cartCount"></span>';
  setCountCookie(0);
});

describe('Many cart changes at once', () => {
  it('show five quick additions at once and add five on the server', async () => {
    const server = connect([]);
    const replies = Array.from({ length: 5 }, () => addToCart(tin));
    expect(count()).toBe(5);
    expect(document.getElementById('cartCount')?.textContent).toBe('5');
    await server.respondToAll();
    expect((await Promise.all(replies)).every((reply) => reply.ok)).toBe(true);
    expect(server.lines.map((line) => line.quantity)).toEqual([5]);
    expect(count()).toBe(5);
  });

  it('are sent one at a time, so that no reply can overtake another', async () => {
    const server = connect();
    void addToCart(tin);
    void setLineQuantity('A', 4);
    void removeCartLine('B');
    expect(server.calls).toEqual(['addItem']);
    await server.respondToAll();
    expect(server.calls).toEqual(['addItem', 'setQuantity', 'removeItem']);
    expect(server.overlaps).toBe(0);
    expect(quantities()).toEqual({ A: 4, TIN: 1 });
  });

  it('never reduce the visible count while replies arrive', async () => {
    const server = connect([]);
    const counts: number[] = [];
    const stop = $cart.subscribe((state) => counts.push(getOptimisticCount(state)));
    for (let index = 0; index < 5; index += 1) void addToCart(tin);
    await server.respondToAll();
    stop();
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(5);
  });

  it('merge waiting quantities of one line into the last one', async () => {
    const server = connect();
    const replies = [2, 3, 4, 5].map((quantity) => setLineQuantity('A', quantity));
    expect(quantities().A).toBe(5);
    await server.respondToAll();
    expect(server.calls).toEqual(['setQuantity', 'setQuantity']);
    expect(server.lines.find((line) => line.id === 'A')?.quantity).toBe(5);
    expect((await Promise.all(replies)).map((reply) => reply.ok)).toEqual([true, true, true, true]);
  });

  it('drop a waiting quantity when its line is removed', async () => {
    const server = connect();
    void addToCart(tin);
    void setLineQuantity('A', 9);
    void removeCartLine('A');
    expect(quantities()).toEqual({ B: 2 });
    await server.respondToAll();
    expect(server.calls).toEqual(['addItem', 'removeItem']);
  });
});

describe('A cart change that fails', () => {
  it('is reverted without affecting others', async () => {
    const server = connect();
    server.failNext('QUANTITY_EXCEED');
    const rejected = setLineQuantity('A', 30);
    void removeCartLine('B');
    void addToCart(tin);
    expect(count()).toBe(31);
    await server.response();
    expect((await rejected).ok).toBe(false);
    expect(quantities()).toEqual({ A: 1 });
    expect(count()).toBe(2);
    await server.respondToAll();
    expect(quantities()).toEqual({ A: 1, TIN: 1 });
  });

  it('keeps those of five additions that fit', async () => {
    const server = connect([]);
    server.maximum = 3;
    const replies = Array.from({ length: 5 }, () => addToCart(tin));
    await server.respondToAll();
    expect((await Promise.all(replies)).map((reply) => reply.ok)).toEqual([true, true, true, false, false]);
    expect(count()).toBe(3);
  });

  it('without a clear result makes the cart read again after the other changes', async () => {
    const server = connect();
    server.failNext('INTERNAL');
    void setLineQuantity('A', 2);
    void removeCartLine('B');
    await server.respondToAll();
    expect(server.calls).toEqual(['setQuantity', 'removeItem', 'readCart']);
    expect(quantities()).toEqual({ A: 1 });
  });

  it('because of a failed read is not repeated forever', async () => {
    const server = connect();
    server.failNext('INTERNAL');
    server.failNext('NO_RESPONSE');
    void setLineQuantity('A', 2);
    await server.respondToAll();
    expect(server.calls).toEqual(['setQuantity', 'readCart']);
    expect(quantities()).toEqual({ A: 1, B: 2 });
  });
});

describe('Leaving and returning', () => {
  it('a page from the back-forward cache reads the cart again', async () => {
    const server = connect();
    server.lines = [createLine('A', 7)];
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(server.calls).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart']);
    expect(quantities()).toEqual({ A: 7 });
    expect(document.getElementById('cartCount')?.textContent).toBe('7');
  });

  it('a page that becomes visible reads the cart when another tab has changed it', async () => {
    const server = connect();
    const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
    showPage();
    expect(server.calls).toEqual([]);
    server.lines = [createLine('A', 1), createLine('B', 3)];
    setCountCookie(4);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showPage();
    expect(server.calls).toEqual([]);
    visibility.mockReturnValue('visible');
    showPage();
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart']);
    expect(quantities()).toEqual({ A: 1, B: 3 });
    showPage();
    expect(server.calls).toEqual(['readCart']);
  });

  it('a page that was rendered before another tab changed the cart reads it when it hydrates', async () => {
    const server = new FakeCart([createLine('A', 2)]);
    setCountCookie(2);
    connectCart(locale, server.client);
    setInitialCart({ count: 1, lines: [{ id: 'A', quantity: 1, code: 'A', shade: null }] });
    await server.respondToAll();
    expect(server.calls).toEqual(['readCart']);
    expect(quantities()).toEqual({ A: 2 });
  });

  it('leaving the page sends waiting changes', async () => {
    const server = connect([]);
    for (let index = 0; index < 3; index += 1) void addToCart(tin);
    expect(server.calls).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(server.calls).toHaveLength(3);
    await server.respondToAll();
    expect(server.lines[0]?.quantity).toBe(3);
  });

  it('a change that seems to fail because its page is left stays marked as pending', async () => {
    const server = connect([]);
    void addToCart(tin);
    window.dispatchEvent(new Event('pagehide'));
    server.failNext('NO_RESPONSE');
    await server.response();
    expect(document.cookie).toContain('binaa-pending=1');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await server.respondToAll();
    expect(document.cookie).not.toContain('binaa-pending=1');
  });

  it('the next page sends an interrupted change again, and it is applied once', async () => {
    const server = connect([]);
    void addToCart(tin);
    window.dispatchEvent(new Event('pagehide'));
    await server.respondToAll();
    connectCart(locale, server.client);
    await vi.waitFor(() => expect(server.calls).toEqual(['addItem', 'addItem']));
    await server.respondToAll();
    expect(server.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(count()).toBe(1);
    expect(connect([]).calls).toEqual([]);
  });

  it('a link waits for pending changes only', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    document.body.innerHTML = '<a href="/en-ae/cart">Cart</a>';
    const follow = (init: MouseEventInit = {}) =>
      document
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    const server = connect([]);
    // True means that the click was not intercepted: the browser follows the link.
    expect(follow()).toBe(true);
    void addToCart(tin);
    void addToCart(tin);
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(follow()).toBe(false);
    await server.response();
    expect(assign).not.toHaveBeenCalled();
    await server.response();
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/en-ae\/cart$/));
  });

  it('a link waits two seconds at most', () => {
    vi.useFakeTimers();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    document.body.innerHTML = '<a href="/en-ae/cart">Cart</a>';
    connect([]);
    void addToCart(tin);
    document.querySelector('a')?.click();
    return vi
      .advanceTimersByTimeAsync(2000)
      .then(() => expect(assign).toHaveBeenCalledOnce())
      .finally(() => vi.useRealTimers());
  });

  it('before any reply the count is that of the cookie, for this country only', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
    document.cookie = 'binaa-count=ae:4';
    connectCart(locale, new FakeCart().client);
    expect(count()).toBe(4);
    connectCart({ language: 'en', country: 'kw' }, new FakeCart().client);
    expect(count()).toBe(0);
  });

  it('messages of every reply of a burst are kept', async () => {
    const server = connect();
    const change = { kind: 'price' as const, productName: 'Tin', quantity: null };
    const callOriginal = server.client.call;
    let isFirst = true;
    connectCart(locale, {
      call: (async (...input: Parameters<typeof callOriginal>) => {
        const reply = await callOriginal(...input);
        if (reply.ok && isFirst) Object.assign(reply.data as object, { changes: [change] });
        isFirst = false;
        return reply;
      }) as typeof callOriginal,
    });
    void refreshCart();
    void addToCart(tin);
    await server.respondToAll();
    expect($cart.get().cart?.changes).toEqual([change]);
  });
});
