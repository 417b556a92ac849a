// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { makeWish, WishlistDouble } from '../../support/wishlist-double.ts';
import { forgetAll, keep, kept, openPage, painted, SHADE, signIn, wish } from './wish-page.ts';

beforeEach(forgetAll);

describe('coming in', () => {
  test('brings along what is not there yet; the browser forgets it', async () => {
    keep([wish('BN-1', 4), wish('BN-2', 2), wish('BN-404')]);
    const server = new WishlistDouble([makeWish('BN-1')]);
    server.unknown = ['BN-404'];
    const { mergeWishes, shown, state } = await openPage(server);
    signIn();
    const merged = mergeWishes();
    await server.answerAll();
    expect(await merged).toEqual({ came: 1, full: 0, isBroken: false });
    expect([kept(), shown(), painted(), state().owner]).toEqual([
      null,
      ['BN-2 2', 'BN-1 1'],
      '2 BN-2 BN-1 ',
      'customer',
    ]);
  });

  test('shows what the guest had until then, and changes it when the rest is there', async () => {
    keep([{ ...wish('BN-1', 4), options: SHADE }, wish('BN-2', 2)]);
    const { mergeWishes, removeWishes, setWish, shown, state, server } = await openPage(
      new WishlistDouble([makeWish('BN-3')]),
    );
    signIn();
    const merged = mergeWishes();
    expect([shown(), state().entries[0]?.options, state().isKnown]).toEqual([
      ['BN-1 4', 'BN-2 2'],
      SHADE,
      false,
    ]);
    const removed = removeWishes(['BN-1 C1-20']);
    const set = setWish('BN-2 ', 5);
    expect(shown()).toEqual(['BN-2 5']);
    await server.answerAll();
    expect([await merged, (await removed).ok, (await set).ok]).toEqual([
      { came: 2, full: 0, isBroken: false },
      true,
      true,
    ]);
    expect(shown()).toEqual(['BN-2 5', 'BN-3 1']);
    expect(server.calls).toEqual(['readWishlists', 'mergeWishlist', 'removeWishlistItem', 'setWishlistItem']);
    expect(server.overlaps).toBe(0);
  });

  test('leaves what could not be brought where it can be seen, with what else is painted', async () => {
    keep([wish('BN-1')]);
    localStorage.setItem('wished', '2 BN-1 BN-3 ');
    signIn();
    const { mergeWishes, shown, server } = await openPage();
    server.failNext('NO_RESPONSE');
    const merged = mergeWishes();
    await server.answerAll();
    expect([await merged, shown()]).toEqual([{ came: 0, full: 0, isBroken: true }, ['BN-1 1', 'BN-3 1']]);
  });

  test('with nothing only reads the list', async () => {
    signIn();
    const { mergeWishes, server } = await openPage(new WishlistDouble([makeWish('BN-1')]));
    const merged = mergeWishes();
    await server.answerAll();
    expect([await merged, server.calls, painted()]).toEqual([null, ['readWishlists'], '1 BN-1 ']);
  });

  test('with a hundred and fifty takes two calls, and keeps here what the second did not bring', async () => {
    keep(Array.from({ length: 150 }, (_, index) => wish(`BN-${index}`)));
    signIn();
    const { mergeWishes, shown, server } = await openPage();
    const merged = mergeWishes();
    await server.answer();
    await server.answer();
    server.failNext('NO_RESPONSE');
    await server.answerAll();
    expect(await merged).toEqual({ came: 100, full: 0, isBroken: true });
    expect([(kept() as unknown[]).length, shown().length]).toEqual([50, 100]);
  });

  test('says how many had no room', async () => {
    keep([wish('BN-1'), wish('BN-2')]);
    signIn();
    const { mergeWishes, server } = await openPage();
    server.room = 1;
    const merged = mergeWishes();
    await server.answerAll();
    expect(await merged).toEqual({ came: 1, full: 1, isBroken: false });
    expect(kept()).toBeNull();
  });

  test('as a guest is nothing', async () => {
    keep([wish('BN-1')]);
    const { mergeWishes, server } = await openPage();
    expect([await mergeWishes(), server.calls]).toEqual([null, []]);
  });
});
