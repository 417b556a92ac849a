import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIslandContext } from '#islands/context.ts';
import { getWishlistMessages } from '#islands/wishlist/messages.ts';
import { WishlistContents } from '#islands/wishlist/WishlistContents.tsx';
import { mergeAfterSignIn } from '#islands/wishlist/wishlist-button-actions.ts';
import type { Client } from '#lib/client/client.ts';
import type { Wishlist } from '#lib/contract/wishlist/wishlist.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { $wishlistProducts, connectWishlistProducts } from '#lib/state/wishlist/products.ts';
import { connectWishlist } from '#lib/state/wishlist/wishlist.ts';
import { createWishlistItem, FakeWishlist } from '../../support/fake-wishlist.ts';
import { FakeCart } from '../cart/fake-cart.ts';

let server: FakeWishlist;
let cart: FakeCart;

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
  document.cookie = text;
}

const signIn = (): void => setCookie('binaa-in=1; path=/');

beforeEach(() => {
  localStorage.clear();
  setCookie('binaa-in=; path=/; max-age=0');
  history.replaceState(null, '', '/en-ae/wishlist');
  document.documentElement.lang = 'en-AE';
  server = new FakeWishlist([createWishlistItem('NAIL')]);
  cart = new FakeCart();
  connectCart({ language: 'en', country: 'ae' }, cart.client);
});

afterEach(() => {
  cleanup();
  for (const toast of $toasts.get()) closeToast(toast.id);
  $wishlistProducts.set({ byKey: new Map(), isFailed: false });
});

function renderPage(page: { isServerList: boolean; list: Wishlist | null }) {
  const locale = parseLocale('en-ae') as Locale;
  const t = getTranslate('en');
  return render(
    <WishlistContents
      context={createIslandContext(locale, t)}
      messages={getWishlistMessages(t, 'en')}
      initial={{ inCart: [], ...page }}
      site="https://shop.example"
      timeZone="Asia/Dubai"
    >
      <p>Nothing saved</p>
    </WishlistContents>,
  );
}

const lines = () =>
  screen.queryAllByRole('spinbutton').map((field) => {
    const name = field.closest('li')?.querySelector('.cart-line__name')?.textContent;
    return `${name} ${(field as HTMLInputElement).value}`;
  });

describe('A guest who signs in on the wishlist page', () => {
  /** Opens a page as a guest who had these items and has just signed in. */
  async function signInOnPage(...codes: string[]) {
    const wishlistEntries = codes.map((productCode) => ({ quantity: 2, product: { productCode } }));
    if (codes.length > 0) localStorage.setItem('hardwareWishlist', JSON.stringify(wishlistEntries));
    const items = codes.map((code, index) => ({ ...createWishlistItem(code), id: String(index) }));
    const call = async () => ({ ok: true, data: { items, oosItems: [], deletedItems: [] } });
    connectWishlist(server.client);
    connectWishlistProducts({ language: 'en', country: 'ae' }, { call } as unknown as Client);
    const { container } = renderPage({ isServerList: false, list: null });
    await act(async () => {});
    signIn();
    await act(async () => void mergeAfterSignIn());
    return container.firstElementChild as HTMLElement;
  }

  it('sees the guest list until the merged list has loaded', async () => {
    const root = await signInOnPage('SAW', 'LAMP');
    expect(lines()).toEqual(['Product SAW 2', 'Product LAMP 2']);
    expect(screen.getByRole('heading', { name: '2 products on your wishlist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    const field = screen.getByRole('spinbutton', { name: 'Quantity of Product SAW' }) as HTMLInputElement;
    fireEvent.input(field, { target: { value: '5' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect(lines()).toEqual(['Product SAW 5', 'Product LAMP 2']);
    const lineCounts = new Set<number>();
    while (server.calls.length < 4) {
      await act(() => server.respond());
      lineCounts.add(lines().length);
    }
    await act(() => server.respondToAll());
    expect(lines()).toEqual(['Product LAMP 2', 'Product SAW 5', 'Product NAIL 1']);
    expect([...lineCounts]).toEqual([2, 3]);
    expect(screen.getByRole('button', { name: 'Create a link' })).toBeTruthy();
    // Content below the list does not move.
    expect(root.isConnected && root.classList.contains('wishlist--client-loaded')).toBe(true);
  });

  it('sees errors above the list, which stays', async () => {
    server.failNext('NO_RESPONSE');
    server.failNext('NO_RESPONSE');
    await signInOnPage('SAW');
    await act(() => server.respondToAll());
    expect(screen.getByText('Error fetching wishlist items')).toBeTruthy();
    expect(lines()).toEqual(['Product SAW 2']);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => server.respondToAll());
    expect(lines()).toEqual(['Product NAIL 1']);
  });

  it('without items sees no merge message when the list cannot be read', async () => {
    server.failNext('NO_RESPONSE');
    server.failNext('NO_RESPONSE');
    await signInOnPage();
    expect(screen.getByText('Nothing saved')).toBeTruthy();
    await act(() => server.respondToAll());
    expect(screen.getByText('Error fetching wishlist items')).toBeTruthy();
    expect(screen.queryByText('Nothing saved')).toBeNull();
  });
});

describe('Messages of the wishlist page', () => {
  const getAnnouncement = () => screen.getAllByRole('status')[0]?.textContent;

  it('concern the last action only', async () => {
    server.items = [createWishlistItem('SAW', 2), createWishlistItem('LAMP'), createWishlistItem('PAINT')];
    signIn();
    connectWishlist(server.client);
    renderPage({ isServerList: true, list: server.list });
    const field = screen.getByRole('spinbutton', { name: 'Quantity of Product LAMP' }) as HTMLInputElement;
    async function submitQuantity(quantity: string): Promise<void> {
      fireEvent.input(field, { target: { value: quantity } });
      fireEvent.submit(field.form as HTMLFormElement);
      await act(() => server.respondToAll());
      expect(getAnnouncement()).toBe(`Product LAMP: quantity ${quantity}`);
    }
    await submitQuantity('3');
    act(() => screen.getByRole('button', { name: 'Move to cart: Product SAW' }).click());
    await act(() => cart.respondToAll());
    await act(() => server.respondToAll());
    expect(getAnnouncement()).toBe('');

    await submitQuantity('4');
    act(() => screen.getByRole('button', { name: 'Create a link' }).click());
    await act(() => server.respondToAll());
    expect(getAnnouncement()).toBe('');

    await submitQuantity('5');
    await act(async () => screen.getByRole('button', { name: 'Move all to cart' }).click());
    expect(getAnnouncement()).toBe('');
  });
});
