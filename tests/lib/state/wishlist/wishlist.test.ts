// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#lib/client/client.ts';
import { createWishlistItem, FakeWishlist } from '../../../support/fake-wishlist.ts';
import {
  createEntry,
  openPage,
  persistList,
  readButtonState,
  readPersisted,
  resetVisitor,
  SHADE,
  setCookie,
  signIn,
} from './wishlist-page-harness.ts';

beforeEach(resetVisitor);

const openPageWithItem = () => openPage(new FakeWishlist([createWishlistItem('BN-1')]));

describe("A guest's wishlist", () => {
  it('is stored in plain text, with a time, and shown on buttons', async () => {
    const before = Date.now();
    const { toggleWishlistItem, shown } = await openPage();
    expect(await toggleWishlistItem('BN-2')).toMatchObject({ isSaved: true, reply: { ok: true } });
    await toggleWishlistItem('BN-1', SHADE);
    expect(readPersisted()).toEqual([{ ...createEntry('BN-1'), options: SHADE }, createEntry('BN-2')]);
    expect(Number(localStorage.getItem('hardwareWishlistSetup'))).toBeGreaterThanOrEqual(before);
    expect(readButtonState()).toBe('2 BN-1 BN-2 ');
    expect(shown()).toEqual(['BN-1 1', 'BN-2 1']);
  });

  it('removes an item that is pressed again, and can restore it with its quantity', async () => {
    persistList([createEntry('BN-1', 3), createEntry('BN-2')]);
    const { toggleWishlistItem, addToWishlist, shown } = await openPage();
    const { isSaved, reply } = await toggleWishlistItem('BN-1');
    expect([isSaved, shown(), readButtonState()]).toEqual([false, ['BN-2 1'], '1 BN-2 ']);
    await addToWishlist(reply.ok ? reply.data : []);
    expect(shown()).toEqual(['BN-1 3', 'BN-2 1']);
    await toggleWishlistItem('BN-1');
    await toggleWishlistItem('BN-2');
    expect([readPersisted(), readButtonState()]).toEqual([null, '']);
  });

  it.each([
    ['broken', '{"a'],
    ['no list', '{"product":{"productCode":"BN-1"}}'],
    ['null', 'null'],
    ['nonsense', '[1,null,"x",[],{},{"product":7},{"product":{"productCode":"<script>"}}]'],
    ['bad pieces', '[{"product":{"productCode":"BN-1"},"quantity":-4}]'],
  ])('is empty when it is %s', async (_title, text) => {
    localStorage.setItem('hardwareWishlist', text);
    const { shown, toggleWishlistItem } = await openPage();
    expect([shown(), readPersisted(), readButtonState()]).toEqual([[], null, '']);
    await toggleWishlistItem('BN-7');
    expect(readPersisted()).toEqual([createEntry('BN-7')]);
  });

  it('drops invalid entries and keeps the others', async () => {
    persistList([
      { ...createEntry('BN-1'), price: 1, __proto__: 2 },
      'x',
      { product: { productCode: 'BN-2' } },
      createEntry('BN-1'),
    ]);
    const { shown } = await openPage();
    expect(shown()).toEqual(['BN-1 1', 'BN-2 1']);
    expect(readPersisted()).toEqual([createEntry('BN-1'), createEntry('BN-2')]);
  });

  it('holds 500 of 5,000 entries, and reports when it is full', async () => {
    persistList(Array.from({ length: 5000 }, (_, index) => createEntry(`BN-${index}`)));
    const { shown, toggleWishlistItem } = await openPage();
    expect([shown().length, (readPersisted() as unknown[]).length]).toEqual([500, 500]);
    expect(await toggleWishlistItem('BN-9999')).toMatchObject({
      isSaved: true,
      reply: { error: { code: 'WISHLIST_FULL', details: { maximum: 500 } } },
    });
    expect((await toggleWishlistItem('BN-0')).reply.ok).toBe(true);
    expect((await toggleWishlistItem('BN-9999')).reply.ok).toBe(true);
  });

  it('identifies a shade by its code, in any language', async () => {
    persistList([
      { ...createEntry('BN-1'), options: SHADE },
      { ...createEntry('BN-1'), options: [{ attributeFQN: 'tenant~shade', value: 'رذاذ البحر|C1-20' }] },
    ]);
    const { shown, removeFromWishlist } = await openPage();
    expect(shown()).toEqual(['BN-1 1']);
    await removeFromWishlist(['BN-1 C1-20']);
    expect(shown()).toEqual([]);
  });

  it('stores whether a size is selected, for the wishlist request only', async () => {
    persistList([
      { ...createEntry('BN-1', 2), isSizeChosen: true },
      { ...createEntry('BN-2'), isSizeChosen: 'no' },
    ]);
    const { moveItemToCart, moveLineToWishlist } = await openPage();
    expect(readPersisted()).toEqual([{ ...createEntry('BN-1', 2), isSizeChosen: true }]);
    const { connectCart } = await import('#lib/state/cart/cart.ts');
    const bodies: unknown[] = [];
    const call = async (_: unknown, { body }: { body?: object }) => {
      bodies.push(body);
      return { ok: false, error: { code: 'OUT_OF_STOCK', status: 409, message: '' } };
    };
    connectCart({ language: 'en', country: 'ae' }, { call } as unknown as Client);
    await moveItemToCart('BN-1 ');
    expect(bodies).toEqual([createEntry('BN-1', 2)]);
    await moveLineToWishlist({ id: 'line', code: 'BN-3', shade: null, quantity: 1 });
    expect(readPersisted()).toMatchObject([
      { ...createEntry('BN-3'), isSizeChosen: true },
      createEntry('BN-1', 2),
    ]);
  });

  it('reports an error where storage is unavailable', async () => {
    const { toggleWishlistItem, shown } = await openPage();
    const setItem = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem });
    expect((await toggleWishlistItem('BN-1')).reply.ok).toBe(false);
    expect(shown()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('does not count discontinued products, on this page or the next', async () => {
    persistList([createEntry('BN-1'), createEntry('BN-2')]);
    const { markDiscontinued } = await openPage();
    markDiscontinued(['BN-2']);
    expect(readButtonState()).toBe('1 BN-1 !BN-2 ');
    const { toggleWishlistItem } = await openPage();
    await toggleWishlistItem('BN-3');
    expect(readButtonState()).toBe('2 BN-3 BN-1 !BN-2 ');
  });

  it('follows another tab', async () => {
    const { shown } = await openPage();
    persistList([createEntry('BN-4')]);
    dispatchEvent(Object.assign(new Event('storage'), { key: 'hardwareWishlist' }));
    expect([shown(), readButtonState()]).toEqual([['BN-4 1'], '1 BN-4 ']);
  });
});

describe("A customer's wishlist", () => {
  it('is read before its first change, created when missing, and changed one call at a time', async () => {
    signIn();
    const { toggleWishlistItem, shown, server } = await openPage();
    server.isCreated = false;
    const pressed = [toggleWishlistItem('BN-1'), toggleWishlistItem('BN-2'), toggleWishlistItem('BN-1')];
    expect([shown(), readButtonState()]).toEqual([['BN-2 1'], '1 BN-2 ']);
    await server.respondToAll();
    expect((await Promise.all(pressed)).map(({ isSaved, reply }) => [isSaved, reply.ok])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    expect(server.calls).toEqual([
      ...['readWishlists', 'createWishlist', 'readWishlists'],
      ...['mergeWishlist', 'mergeWishlist', 'removeWishlistItem'],
    ]);
    expect([server.overlappingCallCount, shown(), readPersisted()]).toEqual([0, ['BN-2 1'], null]);
  });

  it('is updated optimistically and reverted on an error', async () => {
    signIn();
    const { setInitialWishlist, setWishlistQuantity, removeFromWishlist, shown, server } = await openPage(
      new FakeWishlist([createWishlistItem('BN-1'), createWishlistItem('BN-2', 2)]),
    );
    setInitialWishlist(server.list);
    server.failNext('NO_RESPONSE');
    const removed = removeFromWishlist(['BN-1 ']);
    const set = setWishlistQuantity('BN-2 ', 5);
    expect([shown(), readButtonState()]).toEqual([['BN-2 5'], '1 BN-2 ']);
    await server.respond();
    expect(await removed).toMatchObject({ ok: false, error: { code: 'NO_RESPONSE' } });
    expect(shown()).toEqual(['BN-1 1', 'BN-2 5']);
    await server.respondToAll();
    expect([(await set).ok, readButtonState()]).toEqual([true, '2 BN-1 BN-2 ']);
    // A lost response leaves the result unknown.
    expect(server.calls).toEqual(['removeWishlistItem', 'setWishlistItem', 'readWishlists']);
  });

  it('reports that it is full and stays unchanged', async () => {
    signIn();
    const { toggleWishlistItem, shown, server } = await openPageWithItem();
    const pressed = toggleWishlistItem('BN-2');
    await server.respond();
    server.failNext('WISHLIST_FULL');
    await server.respondToAll();
    expect((await pressed).reply).toMatchObject({ ok: false, error: { code: 'WISHLIST_FULL' } });
    expect(shown()).toEqual(['BN-1 1']);
  });

  it('contains a product that another page saved, and does not save it twice', async () => {
    signIn();
    const { setInitialWishlist, toggleWishlistItem, shown, server } = await openPage();
    setInitialWishlist(server.list);
    server.items = [createWishlistItem('BN-1')];
    const pressed = toggleWishlistItem('BN-1');
    await server.respondToAll();
    expect([(await pressed).reply.ok, server.calls, shown()]).toEqual([true, ['mergeWishlist'], ['BN-1 1']]);
  });

  it.each([
    ['nobody sells it', 'PRODUCT_NOT_FOUND'],
    ['there is no room', 'WISHLIST_FULL'],
  ])('does not save a product when %s', async (_title, code) => {
    signIn();
    const { setInitialWishlist, toggleWishlistItem, shown, server } = await openPage();
    setInitialWishlist(server.list);
    if (code === 'WISHLIST_FULL') server.capacity = 0;
    else server.discontinuedCodes = ['BN-1'];
    const pressed = toggleWishlistItem('BN-1');
    await server.respondToAll();
    expect([(await pressed).reply, shown()]).toMatchObject([{ ok: false, error: { code } }, []]);
  });

  it("becomes a guest's when the session has ended, including the last change", async () => {
    signIn();
    const { toggleWishlistItem, shown, state, server } = await openPage();
    server.failNext('UNAUTHORIZED');
    const pressed = toggleWishlistItem('BN-1');
    setCookie('binaa-in=; path=/; max-age=0');
    await server.respondToAll();
    expect((await pressed).reply.ok).toBe(true);
    expect([state().owner, shown(), readPersisted()]).toEqual(['guest', ['BN-1 1'], [createEntry('BN-1')]]);
  });

  it('completes pending calls when the customer signs out', async () => {
    signIn();
    const { toggleWishlistItem, connectWishlist, shown, server } = await openPage();
    const pressed = toggleWishlistItem('BN-1');
    setCookie('binaa-in=; path=/; max-age=0');
    connectWishlist(server.client);
    expect((await pressed).reply).toMatchObject({ ok: false, error: { code: 'WISHLIST_NOT_FOUND' } });
    await server.respondToAll();
    expect(shown()).toEqual([]);
  });

  it('restores removed items in batches, in their order, without discontinued products', async () => {
    signIn();
    const names = Array.from({ length: 150 }, (_, index) => `BN-${index}`);
    const { setInitialWishlist, removeFromWishlist, addToWishlist, shown, server } = await openPage(
      new FakeWishlist(names.map((name) => createWishlistItem(name))),
    );
    const discontinuedItem = {
      id: 'gone',
      quantity: 1,
      product: { productCode: 'BN-GONE', content: { productName: '' } },
    };
    setInitialWishlist({ ...server.list, deletedItems: [discontinuedItem] });
    const before = shown();
    const removed = removeFromWishlist([...names, 'BN-GONE']);
    await server.respondToAll();
    const reply = await removed;
    const restoring = addToWishlist(reply.ok ? reply.data : []);
    await server.respondToAll();
    expect((await restoring).ok).toBe(true);
    expect(shown()).toEqual(before.slice(0, 150));
    expect(server.calls).toEqual(['removeWishlistItems', 'addWishlistItems', 'addWishlistItems']);
  });

  it('can be shared, and the link revoked', async () => {
    signIn();
    const { setWishlistShared, state, server } = await openPage();
    void setWishlistShared(true);
    await server.respondToAll();
    expect(state().list?.share?.token).toBe('token-1');
    void setWishlistShared(false);
    await server.respondToAll();
    expect(state().list?.share).toBeNull();
  });

  it('follows another tab after its pending changes', async () => {
    signIn();
    vi.useFakeTimers();
    const { setInitialWishlist, server } = await openPageWithItem();
    setInitialWishlist(server.list);
    localStorage.setItem('wished', '2 BN-1 BN-2 ');
    dispatchEvent(Object.assign(new Event('storage'), { key: 'wished' }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    expect(server.calls).toEqual(['readWishlists']);
  });

  it('is read again in a tab that becomes visible, when another tab has a later response', async () => {
    signIn();
    const { setInitialWishlist, shown, server } = await openPageWithItem();
    setInitialWishlist(server.list);
    expect([dispatchEvent(new Event('focus')), server.calls]).toEqual([true, []]);
    server.items = [createWishlistItem('BN-1', 4)];
    localStorage.setItem('hardwareWishlistSetup', '1');
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
    await server.respondToAll();
    expect([server.calls, shown()]).toEqual([['readWishlists'], ['BN-1 4']]);
  });
});
