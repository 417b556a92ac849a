// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { createWishlistItem } from '../../../support/fake-wishlist.ts';
import { openPage, waitUntilIdle } from './state-harness.ts';

const money = (amount: number) => ({ amount, currency: 'AED' as const });
const CART: Cart = {
  id: 'cart-1',
  userId: 'user-1',
  country: 'ae',
  currencyCode: 'AED',
  items: [],
  savedItems: [],
  itemCount: 2,
  couponCodes: [],
  discounts: [],
  employeeDiscount: null,
  subtotal: money(100),
  discountTotal: money(0),
  total: money(100),
  taxTotal: money(5),
  delivery: {
    fee: money(0),
    freeFrom: money(0),
    missing: money(0),
    total: money(100),
    taxTotal: money(5),
  },
  changes: [],
};

describe('the shop’s stores', () => {
  it('a customer’s wishlist is kept as it was last answered, a guest’s is not', async () => {
    const page = await openPage();
    await page.whenRehydrated();
    const { $wishlist, toWishlistEntries } = await import('#lib/state/wishlist/items.ts');
    const list = {
      ...{ wishListId: 'w-1', customerAccountId: 'a-1', name: 'my_wishlist_hardware', share: null },
      ...{ items: [createWishlistItem('BN-1', 2)], deletedItems: [] },
      oosItems: [{ ...createWishlistItem('BN-2'), reason: 'OUT_OF_STOCK' as const }],
    };
    const state = { entries: toWishlistEntries(list), isKnown: true, list, failure: null, changes: [] };
    $wishlist.set({ ...state, owner: 'guest' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('binaa-state.wishlist')).toBeNull();
    $wishlist.set({ ...state, owner: 'customer' });
    await waitUntilIdle('wishlist');
    const { wishlistSlice } = await import('#lib/state/persisted/slices/wishlist.ts');
    expect(wishlistSlice.getPersistedValue()).toEqual({
      hardwareWishlistItems: [{ quantity: 2, product: { productCode: 'BN-1' } }],
      hardwareOosItems: [{ quantity: 1, product: { productCode: 'BN-2' } }],
      ...{ hardwareWishlistCount: 2, hardwareOOSCount: 1, wishlistId: 'w-1' },
    });
    const next = await openPage();
    await next.whenRehydrated();
    const { $wishlist: $next } = await import('#lib/state/wishlist/items.ts');
    const painted = (code: string) => ({ id: '', code, quantity: 1, isDiscontinued: false });
    const unread = { owner: 'customer' as const, isKnown: false, list: null, failure: null, changes: [] };
    $next.set({ ...unread, entries: ['BN-1', 'BN-2', 'BN-3'].map(painted) });
    expect($next.get().entries.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
    $next.set({ ...unread, isKnown: true, entries: [painted('BN-1')] });
    expect($next.get().entries).toEqual([painted('BN-1')]);
  });

  const read = { cart: CART, count: 2, quantities: {}, order: [], changes: [] };

  it('the cart is kept as it was last answered, and stands in the next page until it is read anew', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set({
      ...read,
      cart: { ...CART, changes: [{ kind: 'price', productName: 'x', quantity: null }] },
    });
    expect(first.cartSlice.getPersistedValue()).toMatchObject({
      cartId: 'cart-1',
      cartItemCount: 2,
      isEmployee: false,
    });
    await waitUntilIdle('cartState');

    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's answer would.
    document.cookie = 'binaa-count=ae:2; path=/';
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$cart.get()).toMatchObject({ cart: CART, count: 2 });
    next.connectCart({ language: 'en', country: 'ae' }, { call: vi.fn() });
    expect(next.$cart.get().cart).toEqual(CART);
  });

  it('a cart that was read on this page gives way to none that was kept', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilIdle('cartState');
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's answer would.
    document.cookie = 'binaa-count=ae:2; path=/';
    const next = await openPage();
    const newer = { ...CART, id: 'cart-2' };
    next.$cart.set({ ...read, cart: newer });
    await next.whenRehydrated();
    expect(next.$cart.get().cart).toEqual(newer);
    const unread = { cart: null, count: 0, quantities: {}, order: [], changes: [] };
    next.$cart.set(unread);
    expect(next.$cart.get()).toEqual(unread);
  });

  it('a cart that is another one by now is not shown', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilIdle('cartState');
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's answer would.
    document.cookie = 'binaa-count=ae:3; path=/';
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$cart.get().cart).toBeNull();
  });

  it('a page without the shop around it leaves what is kept of the shop alone', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilIdle('cartState');
    const kept = localStorage.getItem('binaa-state.cartState');
    document.body.innerHTML = '';
    const next = await openPage();
    await next.whenRehydrated();
    next.$cart.set({ ...read, count: 3 });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('binaa-state.cartState')).toBe(kept);
    await next.clearPersistedState();
    expect(localStorage.length).toBe(0);
  });

  it('how somebody searches is kept; what was searched for stays in its own place', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.updateSearch({ searchType: 'voice', status: 'failed', error: 'x' });
    first.addRecentSearch('paint');
    await waitUntilIdle('searchState');
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$search.get()).toMatchObject({
      searchType: 'voice',
      status: 'idle',
      error: null,
    });
    expect(localStorage.getItem('recentSearches')).toBe('["paint"]');
    expect(next.searchSlice.getPersistedValue()).toEqual({
      searchType: 'voice',
      searchTrends: [],
      trackingData: null,
    });
  });

  it('a toast goes on for the rest of its time on the next page; one that can do something does not', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.showToast({ message: 'Undo me', onAction: vi.fn(), linkLabel: 'Undo', autoCloseMs: 60_000 });
    first.showToast({ message: 'Welcome back', type: 'success', autoCloseMs: 60_000 });
    await waitUntilIdle('global');
    const next = await openPage();
    await next.whenRehydrated();
    const [toast, ...others] = next.$toasts.get();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ message: 'Welcome back', type: 'success' });
    expect(toast?.autoCloseMs).toBeLessThanOrEqual(60_000);
  });
});

it('a dialog that was open does not come back; what it starts with does', async () => {
  const first = await openPage();
  await first.whenRehydrated();
  first.openAuthDialog({ view: 'sign-up' });
  first.updateAuthModal({ prefillEmail: 'layla@binaa.example' });
  await waitUntilIdle('authModal');
  const next = await openPage();
  await next.whenRehydrated();
  expect(next.$authDialog.get()).toBeNull();
  expect(next.$authModal.get()).toMatchObject({ prefillEmail: 'layla@binaa.example' });
});
