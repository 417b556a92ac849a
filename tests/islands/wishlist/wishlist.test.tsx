import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIslandContext } from '#islands/context.ts';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { getToasterMessages } from '#islands/ui/messages.ts';
import { getWishlistMessages } from '#islands/wishlist/messages.ts';
import { WishlistContents } from '#islands/wishlist/WishlistContents.tsx';
import type { Client } from '#lib/client/client.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
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
const storeGuestList = (list: unknown): void =>
  localStorage.setItem('hardwareWishlist', JSON.stringify(list));
const messages = () => $toasts.get().map(({ type, message }) => `${type}: ${message}`);
const respond = () => act(() => server.respondToAll());
const waitForToast = () => vi.waitFor(() => expect(messages()).not.toEqual([]));

beforeEach(() => {
  localStorage.clear();
  setCookie('binaa-in=; path=/; max-age=0');
  setCookie('binaa-count=ae:0');
  history.replaceState(null, '', '/en-ae/wishlist');
  document.documentElement.lang = 'en-AE';
  server = new FakeWishlist([createWishlistItem('SAW', 2), createWishlistItem('PAINT')]);
  cart = new FakeCart();
  connectCart({ language: 'en', country: 'ae' }, cart.client);
});

afterEach(() => {
  cleanup();
  for (const toast of $toasts.get()) closeToast(toast.id);
  $wishlistProducts.set({ byKey: new Map(), isFailed: false });
});

function createWishlistProps(tag: 'en-ae' | 'ar-kw') {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  return { t, context: createIslandContext(locale, t), messages: getWishlistMessages(t, locale.language) };
}

function createPage(
  page: { isServerList: boolean; list: Wishlist | null; inCart?: string[] },
  tag: 'en-ae' | 'ar-kw' = 'en-ae',
) {
  const { t, context, messages } = createWishlistProps(tag);
  return (
    <>
      <WishlistContents
        context={context}
        messages={messages}
        initial={{ inCart: [], ...page }}
        site="https://shop.example"
        timeZone="Asia/Dubai"
      >
        <p>Nothing saved</p>
      </WishlistContents>
      <Toaster messages={getToasterMessages(t)} />
    </>
  );
}

/** Renders a customer's page on the server and hydrates it. */
function renderCustomerPage(list: Wishlist | null = server.list, inCart: string[] = []): void {
  signIn();
  connectWishlist(server.client);
  render(createPage({ isServerList: true, list, inCart }));
}

describe('The wishlist page of a customer', () => {
  it.each(['en-ae', 'ar-kw'] as const)('is rendered on the server as forms, in %s', (tag) => {
    const html = renderToString(createPage({ isServerList: true, list: server.list }, tag));
    expect(html.match(/action="[^"]+"/g)).toEqual(
      expect.arrayContaining([
        'action="/api/forms/updateWishlistItem"',
        'action="/api/forms/moveToCart"',
        'action="/api/forms/removeWishlistItems"',
        'action="/api/forms/shareWishlist"',
      ]),
    );
    expect(html).toContain('name="itemId" value="id-SAW"');
    // A paint without a shade links to the shade selection.
    expect(html).toContain(`href="/${tag}/products/product-paint#shades"`);
  });

  it.each([true, false])('signals when its controls work, list from the server: %s', (isServerList) => {
    if (isServerList) signIn();
    const container = document.body.appendChild(document.createElement('astro-island'));
    const ready = vi.fn();
    container.addEventListener('ready', ready);
    render(createPage({ isServerList, list: isServerList ? server.list : null }), { container });
    expect(ready).toHaveBeenCalled();
    container.remove();
  });

  it('shows a quantity at once, and reverts it when it is rejected', async () => {
    renderCustomerPage();
    const field = screen.getByRole('spinbutton', { name: 'Quantity of Product SAW' }) as HTMLInputElement;
    server.failNext('NO_RESPONSE');
    fireEvent.input(field, { target: { value: '5' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect(field.value).toBe('5');
    await respond();
    expect(field.value).toBe('2');
    expect(messages()).toEqual(['error: This could not be changed. Please try again.']);
    fireEvent.input(field, { target: { value: '99' } });
    fireEvent.blur(field);
    await respond();
    expect([field.value, server.items[0]?.quantity]).toEqual(['20', 20]);
    fireEvent.input(field, { target: { value: '0' } });
    act(() => field.form?.requestSubmit());
    expect(field.value).toBe('20');
  });

  it('removes an item at once and can undo it; a rejected removal shows an error', async () => {
    renderCustomerPage();
    // The component that shows messages may not be hydrated yet.
    const toaster = document.body.appendChild(
      Object.assign(document.createElement('form'), { id: 'savedForm' }),
    );
    const onKeyup = vi.fn();
    toaster.addEventListener('keyup', onKeyup);
    const button = () => screen.getByRole('button', { name: 'Remove Product SAW from the wishlist' });
    server.failNext('NO_RESPONSE');
    act(() => button().click());
    expect(screen.queryByText('Product SAW')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 product on your wishlist' }));
    await respond();
    expect([messages(), onKeyup.mock.calls.length]).toEqual([['error: Failed to remove wishlist item'], 1]);
    toaster.remove();
    act(() => button().click());
    await respond();
    expect(server.items.map(({ id }) => id)).toEqual(['id-PAINT']);
    server.failNext('NO_RESPONSE');
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    await respond();
    expect(messages()).toContain('error: This could not be changed. Please try again.');
    expect(server.items.map(({ id }) => id)).toEqual(['id-PAINT']);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await respond();
    expect(screen.getByRole('heading', { name: '2 products on your wishlist' })).toBeTruthy();
    expect(server.items[0]).toMatchObject({ id: 'id-SAW', quantity: 2 });
  });

  it('removes an item that was moved to the cart, and keeps a rejected one with its error beside it', async () => {
    renderCustomerPage();
    const getMoveButton = () => screen.getByRole('button', { name: 'Move to cart: Product SAW' });
    cart.failNext('OUT_OF_STOCK');
    act(() => getMoveButton().click());
    await act(() => cart.respondToAll());
    const line = getMoveButton().closest('li') as HTMLElement;
    expect(within(line).getByRole('alert').textContent).toBe('Refused: OUT_OF_STOCK');
    act(() => getMoveButton().click());
    await act(() => cart.respondToAll());
    await respond();
    expect(messages()).toEqual(['success: Product SAW is in your cart.']);
    expect([cart.lines.map(({ id }) => id), server.items.map(({ id }) => id)]).toEqual([
      ['SAW'],
      ['id-PAINT'],
    ]);
  });

  it('moves everything that can be bought at once, and keeps the rest', async () => {
    server.items.push(createWishlistItem('NAIL', 3));
    renderCustomerPage();
    const call = vi.fn(async ({ name }: AnyEndpoint) => {
      const rejectedItems = [{ index: 1, productCode: 'NAIL', added: 1, code: 'OUT_OF_STOCK', message: '' }];
      expect(name).toBe('addItems');
      return { ok: true, data: { ...CART, missed: rejectedItems } };
    });
    connectCart({ language: 'en', country: 'ae' }, { call } as unknown as Client);
    await act(async () => screen.getByRole('button', { name: 'Move all to cart' }).click());
    await respond();
    await waitForToast();
    expect(messages()[1]).toBe('success: 1 product is in your cart.');
    expect(server.items.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['id-PAINT 1', 'id-NAIL 2']);
  });

  it('links to the selection of a size or shade, with the quantity', () => {
    const shirt = createWishlistItem('SHIRT', 3);
    Object.assign(shirt.product, { missingOptions: ['tenant~size'], codes: ['SHIRT', 'SHIRT-M'] });
    server.items = [shirt, createWishlistItem('PAINT', 2), createWishlistItem('SAW')];
    renderCustomerPage();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Choose a size: Product SHIRT')).toBe(
      '/en-ae/products/product-shirt?size=any&quantity=3#sizes',
    );
    expect(href('Choose a shade: Product PAINT')).toBe('/en-ae/products/product-paint?quantity=2#shades');
    expect(screen.getAllByRole('button', { name: /^Move to cart/ })).toHaveLength(1);
  });

  it('shows which items are in the cart, in any size or shade while none is selected', async () => {
    const shirt = createWishlistItem('SHIRT');
    Object.assign(shirt.product, { missingOptions: ['tenant~size'], codes: ['SHIRT', 'SHIRT-M'] });
    const paints = [
      createWishlistItem('PAINT'),
      createWishlistItem('PAINT', 1, 'Sea Mist|C1-20'),
      createWishlistItem('PAINT', 1, 'Sand|S-2'),
    ];
    server.items = [shirt, ...paints, createWishlistItem('SAW')];
    renderCustomerPage(server.list, ['SHIRT-M ', 'PAINT C1-20']);
    const inCart = () =>
      screen.getAllByRole('listitem').map((line) => within(line).queryByText('In your cart') !== null);
    expect(inCart()).toEqual([true, true, true, false, false]);
    act(() => screen.getByRole('button', { name: 'Move to cart: Product SAW' }).click());
    await act(() => cart.respondToAll());
    await respond();
    // The cart's response is newer than the rendered page.
    expect(cart.lines.map(({ id }) => id)).toEqual(['SAW']);
    expect(inCart()).toEqual([false, false, false, false]);
  });

  it('creates, shows and revokes a share link', async () => {
    renderCustomerPage();
    act(() => screen.getByRole('button', { name: 'Create a link' }).click());
    await respond();
    const field = screen.getByRole('textbox', { name: 'Link to your wishlist' }) as HTMLInputElement;
    expect(field.value).toBe('https://shop.example/en-ae/shared/wishlist/token-1');
    expect(screen.getByText('Works until 20/12/2026')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Remove the link' }).click());
    await respond();
    expect(screen.getByRole('button', { name: 'Create a link' })).toBeTruthy();
    expect(screen.getByText('The link was removed.')).toBeTruthy();
  });

  it('contains no external link', () => {
    server.items = [];
    renderCustomerPage();
    expect(screen.getByText('Nothing saved')).toBeTruthy();
  });
});

const CART = {
  ...{ id: 'c', userId: 'u', country: 'ae', currencyCode: 'AED', items: [], itemCount: 0 },
  ...{ couponCodes: [], discounts: [], employeeDiscount: null, changes: [], savedItems: [] },
};

describe('The wishlist page of a guest', () => {
  const REPLY = {
    items: [{ ...createWishlistItem('SAW'), id: '0' }],
    oosItems: [{ ...createWishlistItem('OUT'), id: '1', reason: 'OUT_OF_STOCK' }],
    deletedItems: [{ id: '2', quantity: 1, product: { productCode: 'GONE', content: { productName: '' } } }],
  };

  it('shows loading and errors, and lists available, unavailable and discontinued items', async () => {
    storeGuestList(['SAW', 'OUT', 'GONE'].map((productCode) => ({ product: { productCode }, quantity: 2 })));
    let isDown = true;
    const call = vi.fn(async () =>
      isDown
        ? { ok: false, error: { code: 'NO_RESPONSE', status: 503, message: '' } }
        : { ok: true, data: REPLY },
    );
    connectWishlist(server.client);
    connectWishlistProducts({ language: 'en', country: 'ae' }, { call } as unknown as Client);
    const page = createPage({ isServerList: false, list: null });
    expect(renderToString(page)).toContain('Loading your wishlist…');
    render(page);
    const alert = await screen.findByText('Error fetching wishlist items');
    isDown = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(alert.isConnected).toBe(false);
    expect(screen.getByRole('heading', { name: '2 products on your wishlist' })).toBeTruthy();
    const out = screen.getByRole('region', { name: 'Not available right now' });
    expect(within(out).getByRole('link', { name: 'Product OUT' })).toBeTruthy();
    expect(within(out).queryByRole('button', { name: /cart/ })).toBeNull();
    expect(screen.getByText('Product GONE')).toBeTruthy();
    expect(localStorage.getItem('wished')).toBe('2 SAW OUT !GONE ');
    await act(async () => screen.getByRole('button', { name: 'Remove all of these' }).click());
    expect(screen.queryByText('Product GONE')).toBeNull();
    // Removing a discontinued product cannot be undone.
    expect([messages().length, screen.queryByRole('button', { name: 'Undo' })]).toEqual([1, null]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/en-ae/sign-in?next=%2Fen-ae%2Fwishlist',
    );
  });
});
