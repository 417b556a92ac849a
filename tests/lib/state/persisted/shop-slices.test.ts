// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { createWishlistItem } from '../../../support/fake-wishlist.ts';
import { openPage, waitUntilWritten } from './state-harness.ts';

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

describe('The persisted state of the shop', () => {
  it("contains a customer's wishlist as last returned, and not a guest's", async () => {
    const page = await openPage();
    await page.whenRehydrated();
    const { $wishlist, toWishlistEntries } = await import('#lib/state/wishlist/items.ts');
    const list = {
      wishListId: 'w-1',
      customerAccountId: 'a-1',
      name: 'my_wishlist_hardware',
      share: null,
      items: [createWishlistItem('BN-1', 2)],
      deletedItems: [],
      oosItems: [{ ...createWishlistItem('BN-2'), reason: 'OUT_OF_STOCK' as const }],
    };
    const state = { entries: toWishlistEntries(list), isLoaded: true, list, failure: null, changes: [] };
    $wishlist.set({ ...state, owner: 'guest' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('binaa-state.wishlist')).toBeNull();
    $wishlist.set({ ...state, owner: 'customer' });
    await waitUntilWritten('wishlist');
    const { wishlistSlice } = await import('#lib/state/persisted/slices/wishlist.ts');
    expect(wishlistSlice.getPersistedValue()).toEqual({
      hardwareWishlistItems: [{ quantity: 2, product: { productCode: 'BN-1' } }],
      hardwareOosItems: [{ quantity: 1, product: { productCode: 'BN-2' } }],
      hardwareWishlistCount: 2,
      hardwareOOSCount: 1,
      wishlistId: 'w-1',
    });
    const next = await openPage();
    await next.whenRehydrated();
    const { $wishlist: $next } = await import('#lib/state/wishlist/items.ts');
    const painted = (code: string) => ({ id: '', code, quantity: 1, isDiscontinued: false });
    const initialState = {
      owner: 'customer' as const,
      isLoaded: false,
      list: null,
      failure: null,
      changes: [],
    };
    $next.set({ ...initialState, entries: ['BN-1', 'BN-2', 'BN-3'].map(painted) });
    expect($next.get().entries.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
    $next.set({ ...initialState, isLoaded: true, entries: [painted('BN-1')] });
    expect($next.get().entries).toEqual([painted('BN-1')]);
  });

  const read = { cart: CART, count: 2, quantities: {}, lineOrder: [], pendingChanges: [] };

  it('contains the cart as last returned, which the next page shows until it reads it', async () => {
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
    await waitUntilWritten('cartState');

    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
    document.cookie = 'binaa-count=ae:2; path=/';
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$cart.get()).toMatchObject({ cart: CART, count: 2 });
    next.connectCart({ language: 'en', country: 'ae' }, { call: vi.fn() });
    expect(next.$cart.get().cart).toEqual(CART);
  });

  it('does not replace a cart that was read on this page', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilWritten('cartState');
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
    document.cookie = 'binaa-count=ae:2; path=/';
    const next = await openPage();
    const newer = { ...CART, id: 'cart-2' };
    next.$cart.set({ ...read, cart: newer });
    await next.whenRehydrated();
    expect(next.$cart.get().cart).toEqual(newer);
    const initialState = { cart: null, count: 0, quantities: {}, lineOrder: [], pendingChanges: [] };
    next.$cart.set(initialState);
    expect(next.$cart.get()).toEqual(initialState);
  });

  it('contains no cart that has changed since', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilWritten('cartState');
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
    document.cookie = 'binaa-count=ae:3; path=/';
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$cart.get().cart).toBeNull();
  });

  it("is not touched by a page without the shop's shell", async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.$cart.set(read);
    await waitUntilWritten('cartState');
    const storedCart = localStorage.getItem('binaa-state.cartState');
    document.body.innerHTML = '';
    const next = await openPage();
    await next.whenRehydrated();
    next.$cart.set({ ...read, count: 3 });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('binaa-state.cartState')).toBe(storedCart);
    await next.clearCustomerData();
    expect(localStorage.length).toBe(0);
  });

  it('contains search preferences; recent searches are stored separately', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.updateSearch({ searchType: 'voice', status: 'failed', error: 'x' });
    first.addRecentSearch('paint');
    await waitUntilWritten('searchState');
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

  it('continues a toast for its remaining time on the next page, unless it has an action', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    first.showToast({ message: 'Undo me', onAction: vi.fn(), linkLabel: 'Undo', autoCloseMs: 60_000 });
    first.showToast({ message: 'Welcome back', type: 'success', autoCloseMs: 60_000 });
    await waitUntilWritten('global');
    const next = await openPage();
    await next.whenRehydrated();
    const [toast, ...others] = next.$toasts.get();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ message: 'Welcome back', type: 'success' });
    expect(toast?.autoCloseMs).toBeLessThanOrEqual(60_000);
  });
});

it('a dialog is not reopened on the next page, but its initial values are kept', async () => {
  const first = await openPage();
  await first.whenRehydrated();
  first.openAuthDialog({ view: 'sign-up' });
  first.updateAuthModal({ prefillEmail: 'layla@binaa.example' });
  await waitUntilWritten('authModal');
  const next = await openPage();
  await next.whenRehydrated();
  expect(next.$authDialog.get()).toBeNull();
  expect(next.$authModal.get()).toMatchObject({ prefillEmail: 'layla@binaa.example' });
});
