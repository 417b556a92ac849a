// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '#lib/client/client.ts';
import { makeWish, WishlistDouble } from '../../support/wishlist-double.ts';
import { forgetAll, keep, kept, openPage, painted, SHADE, setCookie, signIn, wish } from './wish-page.ts';

beforeEach(forgetAll);

describe('a guest’s list', () => {
  test('is kept in plain words, with the time, and painted', async () => {
    const before = Date.now();
    const { toggleWish, shown } = await openPage();
    expect(await toggleWish('BN-2')).toMatchObject({ isSaved: true, reply: { ok: true } });
    await toggleWish('BN-1', SHADE);
    expect(kept()).toEqual([{ ...wish('BN-1'), options: SHADE }, wish('BN-2')]);
    expect(Number(localStorage.getItem('hardwareWishlistSetup'))).toBeGreaterThanOrEqual(before);
    expect(painted()).toBe('2 BN-1 BN-2 ');
    expect(shown()).toEqual(['BN-1 1', 'BN-2 1']);
  });

  test('forgets what is pressed again, and gives it back with its pieces', async () => {
    keep([wish('BN-1', 3), wish('BN-2')]);
    const { toggleWish, addWishes, shown } = await openPage();
    const { isSaved, reply } = await toggleWish('BN-1');
    expect([isSaved, shown(), painted()]).toEqual([false, ['BN-2 1'], '1 BN-2 ']);
    await addWishes(reply.ok ? reply.data : []);
    expect(shown()).toEqual(['BN-1 3', 'BN-2 1']);
    await toggleWish('BN-1');
    await toggleWish('BN-2');
    expect([kept(), painted()]).toEqual([null, '']);
  });

  test.each([
    ['broken', '{"a'],
    ['no list', '{"product":{"productCode":"BN-1"}}'],
    ['null', 'null'],
    ['nonsense', '[1,null,"x",[],{},{"product":7},{"product":{"productCode":"<script>"}}]'],
    ['bad pieces', '[{"product":{"productCode":"BN-1"},"quantity":-4}]'],
  ])('that is %s is an empty one', async (_what, text) => {
    localStorage.setItem('hardwareWishlist', text);
    const { shown, toggleWish } = await openPage();
    expect([shown(), kept(), painted()]).toEqual([[], null, '']);
    await toggleWish('BN-7');
    expect(kept()).toEqual([wish('BN-7')]);
  });

  test('loses what does not belong in it, and keeps the rest', async () => {
    keep([
      { ...wish('BN-1'), price: 1, __proto__: 2 },
      'x',
      { product: { productCode: 'BN-2' } },
      wish('BN-1'),
    ]);
    const { shown } = await openPage();
    expect(shown()).toEqual(['BN-1 1', 'BN-2 1']);
    expect(kept()).toEqual([wish('BN-1'), wish('BN-2')]);
  });

  test('of 5,000 entries has room for 500, and says when it is full', async () => {
    keep(Array.from({ length: 5000 }, (_, index) => wish(`BN-${index}`)));
    const { shown, toggleWish } = await openPage();
    expect([shown().length, (kept() as unknown[]).length]).toEqual([500, 500]);
    expect(await toggleWish('BN-9999')).toMatchObject({
      isSaved: true,
      reply: { error: { code: 'WISHLIST_FULL', details: { maximum: 500 } } },
    });
    expect((await toggleWish('BN-0')).reply.ok).toBe(true);
    expect((await toggleWish('BN-9999')).reply.ok).toBe(true);
  });

  test('knows a shade by its code, whatever language names it', async () => {
    keep([
      { ...wish('BN-1'), options: SHADE },
      { ...wish('BN-1'), options: [{ attributeFQN: 'tenant~shade', value: 'رذاذ البحر|C1-20' }] },
    ]);
    const { shown, removeWishes } = await openPage();
    expect(shown()).toEqual(['BN-1 1']);
    await removeWishes(['BN-1 C1-20']);
    expect(shown()).toEqual([]);
  });

  test('keeps whether a size is chosen, and says it to nobody but a list', async () => {
    keep([
      { ...wish('BN-1', 2), isSizeChosen: true },
      { ...wish('BN-2'), isSizeChosen: 'no' },
    ]);
    const { moveToCart, moveToWishlist } = await openPage();
    expect(kept()).toEqual([{ ...wish('BN-1', 2), isSizeChosen: true }]);
    const { connectCart } = await import('#lib/stores/cart.ts');
    const bodies: unknown[] = [];
    const call = async (_: unknown, { body }: { body?: object }) => {
      bodies.push(body);
      return { ok: false, error: { code: 'OUT_OF_STOCK', status: 409, message: '' } };
    };
    connectCart({ language: 'en', country: 'ae' }, { call } as unknown as Client);
    await moveToCart('BN-1 ');
    expect(bodies).toEqual([wish('BN-1', 2)]);
    await moveToWishlist({ id: 'line', code: 'BN-3', shade: null, quantity: 1 });
    expect(kept()).toMatchObject([{ ...wish('BN-3'), isSizeChosen: true }, wish('BN-1', 2)]);
  });

  test('is refused where the browser keeps nothing', async () => {
    const { toggleWish, shown } = await openPage();
    const setItem = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem });
    expect((await toggleWish('BN-1')).reply.ok).toBe(false);
    expect(shown()).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('does not count what is gone, on this page or the next', async () => {
    keep([wish('BN-1'), wish('BN-2')]);
    const { noteGone } = await openPage();
    noteGone(['BN-2']);
    expect(painted()).toBe('1 BN-1 !BN-2 ');
    const { toggleWish } = await openPage();
    await toggleWish('BN-3');
    expect(painted()).toBe('2 BN-3 BN-1 !BN-2 ');
  });

  test('follows another tab', async () => {
    const { shown } = await openPage();
    keep([wish('BN-4')]);
    dispatchEvent(Object.assign(new Event('storage'), { key: 'hardwareWishlist' }));
    expect([shown(), painted()]).toEqual([['BN-4 1'], '1 BN-4 ']);
  });
});

describe('a customer’s list', () => {
  test('is read before its first change, made where there is none, and changed one call at a time', async () => {
    signIn();
    const { toggleWish, shown, server } = await openPage();
    server.isMade = false;
    const pressed = [toggleWish('BN-1'), toggleWish('BN-2'), toggleWish('BN-1')];
    expect([shown(), painted()]).toEqual([['BN-2 1'], '1 BN-2 ']);
    await server.answerAll();
    expect((await Promise.all(pressed)).map(({ isSaved, reply }) => [isSaved, reply.ok])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    expect(server.calls).toEqual([
      ...['readWishlists', 'createWishlist', 'readWishlists'],
      ...['mergeWishlist', 'mergeWishlist', 'removeWishlistItem'],
    ]);
    expect([server.overlaps, shown(), kept()]).toEqual([0, ['BN-2 1'], null]);
  });

  test('is shown as it will be, and as it was when that is refused', async () => {
    signIn();
    const { seedWishlist, setWish, removeWishes, shown, server } = await openPage(
      new WishlistDouble([makeWish('BN-1'), makeWish('BN-2', 2)]),
    );
    seedWishlist(server.list);
    server.failNext('NO_RESPONSE');
    const removed = removeWishes(['BN-1 ']);
    const set = setWish('BN-2 ', 5);
    expect([shown(), painted()]).toEqual([['BN-2 5'], '1 BN-2 ']);
    await server.answer();
    expect(await removed).toMatchObject({ ok: false, error: { code: 'NO_RESPONSE' } });
    expect(shown()).toEqual(['BN-1 1', 'BN-2 5']);
    await server.answerAll();
    expect([(await set).ok, painted()]).toEqual([true, '2 BN-1 BN-2 ']);
    // A lost answer says nothing of what was done.
    expect(server.calls).toEqual(['removeWishlistItem', 'setWishlistItem', 'readWishlists']);
  });

  test('full, it says so and stays', async () => {
    signIn();
    const { toggleWish, shown, server } = await openPage(new WishlistDouble([makeWish('BN-1')]));
    const pressed = toggleWish('BN-2');
    await server.answer();
    server.failNext('WISHLIST_FULL');
    await server.answerAll();
    expect((await pressed).reply).toMatchObject({ ok: false, error: { code: 'WISHLIST_FULL' } });
    expect(shown()).toEqual(['BN-1 1']);
  });

  test('knows a product that another page saved, and does not save it twice', async () => {
    signIn();
    const { seedWishlist, toggleWish, shown, server } = await openPage();
    seedWishlist(server.list);
    server.items = [makeWish('BN-1')];
    const pressed = toggleWish('BN-1');
    await server.answerAll();
    expect([(await pressed).reply.ok, server.calls, shown()]).toEqual([true, ['mergeWishlist'], ['BN-1 1']]);
  });

  test.each([
    ['nobody sells it', 'PRODUCT_NOT_FOUND'],
    ['there is no room', 'WISHLIST_FULL'],
  ])('does not save what is pressed when %s', async (_what, code) => {
    signIn();
    const { seedWishlist, toggleWish, shown, server } = await openPage();
    seedWishlist(server.list);
    if (code === 'WISHLIST_FULL') server.room = 0;
    else server.unknown = ['BN-1'];
    const pressed = toggleWish('BN-1');
    await server.answerAll();
    expect([(await pressed).reply, shown()]).toMatchObject([{ ok: false, error: { code } }, []]);
  });

  test('is a guest’s again when the session has ended, with what was pressed', async () => {
    signIn();
    const { toggleWish, shown, state, server } = await openPage();
    server.failNext('UNAUTHORIZED');
    const pressed = toggleWish('BN-1');
    setCookie('binaa-in=; path=/; max-age=0');
    await server.answerAll();
    expect((await pressed).reply.ok).toBe(true);
    expect([state().owner, shown(), kept()]).toEqual(['guest', ['BN-1 1'], [wish('BN-1')]]);
  });

  test('answers what was on its way when somebody has left', async () => {
    signIn();
    const { toggleWish, connectWishlist, shown, server } = await openPage();
    const pressed = toggleWish('BN-1');
    setCookie('binaa-in=; path=/; max-age=0');
    connectWishlist(server.client);
    expect((await pressed).reply).toMatchObject({ ok: false, error: { code: 'WISHLIST_NOT_FOUND' } });
    await server.answerAll();
    expect(shown()).toEqual([]);
  });

  test('takes back by parts what one call does not hold, as it stood, and nothing that is gone', async () => {
    signIn();
    const names = Array.from({ length: 150 }, (_, index) => `BN-${index}`);
    const { seedWishlist, removeWishes, addWishes, shown, server } = await openPage(
      new WishlistDouble(names.map((name) => makeWish(name))),
    );
    const gone = {
      id: 'gone',
      quantity: 1,
      product: { productCode: 'BN-GONE', content: { productName: '' } },
    };
    seedWishlist({ ...server.list, deletedItems: [gone] });
    const before = shown();
    const removed = removeWishes([...names, 'BN-GONE']);
    await server.answerAll();
    const reply = await removed;
    const back = addWishes(reply.ok ? reply.data : []);
    await server.answerAll();
    expect((await back).ok).toBe(true);
    expect(shown()).toEqual(before.slice(0, 150));
    expect(server.calls).toEqual(['removeWishlistItems', 'addWishlistItems', 'addWishlistItems']);
  });

  test('is shared, and taken back', async () => {
    signIn();
    const { shareWishes, state, server } = await openPage();
    void shareWishes(true);
    await server.answerAll();
    expect(state().list?.share?.token).toBe('token-1');
    void shareWishes(false);
    await server.answerAll();
    expect(state().list?.share).toBeNull();
  });

  test('follows another tab, once that has settled', async () => {
    signIn();
    vi.useFakeTimers();
    const { seedWishlist, server } = await openPage(new WishlistDouble([makeWish('BN-1')]));
    seedWishlist(server.list);
    localStorage.setItem('wished', '2 BN-1 BN-2 ');
    dispatchEvent(Object.assign(new Event('storage'), { key: 'wished' }));
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    expect(server.calls).toEqual(['readWishlists']);
  });

  test('is read again in a tab that is come back to, when another one had a later answer', async () => {
    signIn();
    const { seedWishlist, shown, server } = await openPage(new WishlistDouble([makeWish('BN-1')]));
    seedWishlist(server.list);
    dispatchEvent(new Event('focus'));
    expect(server.calls).toEqual([]);
    server.items = [makeWish('BN-1', 4)];
    localStorage.setItem('hardwareWishlistSetup', '1');
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
    await server.answerAll();
    expect([server.calls, shown()]).toEqual([['readWishlists'], ['BN-1 4']]);
  });
});
