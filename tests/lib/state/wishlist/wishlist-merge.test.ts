// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createWishlistItem, FakeWishlist } from '../../../support/fake-wishlist.ts';
import {
  createEntry,
  openPage,
  persistList,
  readButtonState,
  readPersisted,
  resetVisitor,
  SHADE,
  signIn,
} from './wishlist-page-harness.ts';

beforeEach(resetVisitor);

describe('Merging a guest wishlist at sign-in', () => {
  it('adds missing items and clears the guest storage', async () => {
    persistList([createEntry('BN-1', 4), createEntry('BN-2', 2), createEntry('BN-404')]);
    const server = new FakeWishlist([createWishlistItem('BN-1')]);
    server.discontinuedCodes = ['BN-404'];
    const { mergeGuestWishlist, shown, state } = await openPage(server);
    signIn();
    const merged = mergeGuestWishlist();
    await server.respondToAll();
    expect(await merged).toEqual({ mergedCount: 1, rejectedCount: 0, hasFailed: false });
    expect([readPersisted(), shown(), readButtonState(), state().owner]).toEqual([
      null,
      ['BN-2 2', 'BN-1 1'],
      '2 BN-2 BN-1 ',
      'customer',
    ]);
  });

  it("shows the guest's items until they are merged, and allows changes meanwhile", async () => {
    persistList([{ ...createEntry('BN-1', 4), options: SHADE }, createEntry('BN-2', 2)]);
    const { mergeGuestWishlist, removeFromWishlist, setWishlistQuantity, shown, state, server } =
      await openPage(new FakeWishlist([createWishlistItem('BN-3')]));
    signIn();
    const merged = mergeGuestWishlist();
    expect([shown(), state().entries[0]?.options, state().isLoaded]).toEqual([
      ['BN-1 4', 'BN-2 2'],
      SHADE,
      false,
    ]);
    const removed = removeFromWishlist(['BN-1 C1-20']);
    const set = setWishlistQuantity('BN-2 ', 5);
    expect(shown()).toEqual(['BN-2 5']);
    await server.respondToAll();
    expect([await merged, (await removed).ok, (await set).ok]).toEqual([
      { mergedCount: 2, rejectedCount: 0, hasFailed: false },
      true,
      true,
    ]);
    expect(shown()).toEqual(['BN-2 5', 'BN-3 1']);
    expect(server.calls).toEqual(['readWishlists', 'mergeWishlist', 'removeWishlistItem', 'setWishlistItem']);
    expect(server.overlappingCallCount).toBe(0);
  });

  it('keeps items that could not be merged in the guest storage and on the page', async () => {
    persistList([createEntry('BN-1')]);
    localStorage.setItem('wished', '2 BN-1 BN-3 ');
    signIn();
    const { mergeGuestWishlist, shown, server } = await openPage();
    server.failNext('NO_RESPONSE');
    const merged = mergeGuestWishlist();
    await server.respondToAll();
    expect([await merged, shown()]).toEqual([
      { mergedCount: 0, rejectedCount: 0, hasFailed: true },
      ['BN-1 1', 'BN-3 1'],
    ]);
  });

  it('only reads the list when there are no items to merge', async () => {
    signIn();
    const { mergeGuestWishlist, server } = await openPage(new FakeWishlist([createWishlistItem('BN-1')]));
    const merged = mergeGuestWishlist();
    await server.respondToAll();
    expect([await merged, server.calls, readButtonState()]).toEqual([null, ['readWishlists'], '1 BN-1 ']);
  });

  it('merges 150 items in two calls, and keeps the items of the call that failed', async () => {
    const items = Array.from({ length: 149 }, (_, index) => createEntry(`BN-${index}`));
    // The second call contains a product of the first one, in a shade.
    persistList([...items, { ...createEntry('BN-0'), options: SHADE }]);
    signIn();
    const { mergeGuestWishlist, shown, server } = await openPage();
    const merged = mergeGuestWishlist();
    await server.respond();
    await server.respond();
    server.failNext('NO_RESPONSE');
    await server.respondToAll();
    expect(await merged).toEqual({ mergedCount: 100, rejectedCount: 0, hasFailed: true });
    expect([(readPersisted() as unknown[]).length, shown().length]).toEqual([50, 100]);
  });

  it('reports how many items exceeded the list limit', async () => {
    persistList([createEntry('BN-1'), createEntry('BN-2')]);
    signIn();
    const { mergeGuestWishlist, server } = await openPage();
    server.capacity = 1;
    const merged = mergeGuestWishlist();
    await server.respondToAll();
    expect(await merged).toEqual({ mergedCount: 1, rejectedCount: 1, hasFailed: false });
    expect(readPersisted()).toBeNull();
  });

  it('does nothing for a guest', async () => {
    persistList([createEntry('BN-1')]);
    const { mergeGuestWishlist, server } = await openPage();
    expect([await mergeGuestWishlist(), server.calls]).toEqual([null, []]);
  });
});
