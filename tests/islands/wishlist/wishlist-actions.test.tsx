import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { mergeAfterSignIn, toggleFromButton } from '#islands/wishlist/wishlist-button-actions.ts';
import { WishlistButton } from '#layouts/blocks/wishlist/WishlistButton.tsx';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { connectWishlist } from '#lib/state/wishlist/wishlist.ts';
import { createWishlistItem, FakeWishlist } from '../../support/fake-wishlist.ts';

let server: FakeWishlist;

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
  document.cookie = text;
}

const signIn = (): void => setCookie('binaa-in=1; path=/');
const storeGuestList = (list: unknown): void =>
  localStorage.setItem('hardwareWishlist', JSON.stringify(list));
const messages = () => $toasts.get().map(({ type, message }) => `${type}: ${message}`);

beforeEach(() => {
  localStorage.clear();
  setCookie('binaa-in=; path=/; max-age=0');
  history.replaceState(null, '', '/en-ae/wishlist');
  document.documentElement.lang = 'en-AE';
  server = new FakeWishlist([createWishlistItem('SAW', 2), createWishlistItem('PAINT')]);
});

afterEach(() => {
  cleanup();
  for (const toast of $toasts.get()) closeToast(toast.id);
});

describe('A wishlist button', () => {
  function renderButton(): HTMLButtonElement {
    const label = 'Save Saw to the wishlist';
    render(
      <>
        <WishlistButton productCode="SAW" label={label} />
        <Toaster messages={{ notices: 'Messages', close: 'Close' }} />
      </>,
    );
    return screen.getByRole('button', { name: label }) as HTMLButtonElement;
  }

  it('belongs to the form at the end of the page', () => {
    const button = renderButton();
    expect([button.getAttribute('form'), button.name, button.value]).toEqual(['savedForm', 'code', 'SAW']);
    // The rendered HTML is the same for all visitors.
    expect(button.hasAttribute('aria-pressed')).toBe(false);
  });

  it('pressed by a guest shows a message with a link to the list, and a second press can be undone', async () => {
    connectWishlist(server.client);
    const button = renderButton();
    await act(() => toggleFromButton(button));
    expect(messages()).toEqual(['success: Saved to your wishlist']);
    expect(screen.getByRole('link', { name: 'View wishlist' }).getAttribute('href')).toBe('/en-ae/wishlist');
    await act(() => toggleFromButton(button));
    expect(localStorage.getItem('hardwareWishlist')).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    expect(localStorage.getItem('hardwareWishlist')).toContain('SAW');
  });

  it('saves the shade that is selected on the page', async () => {
    connectWishlist(server.client);
    render(
      <>
        <input type="radio" name="body.options.0.value" value="Sea Mist|C1-20" defaultChecked />
        <WishlistButton productCode="PAINT" label="Save Paint" isTinted />
      </>,
    );
    await act(() =>
      toggleFromButton(screen.getByRole('button', { name: 'Save Paint' }) as HTMLButtonElement),
    );
    expect(localStorage.getItem('hardwareWishlist')).toContain('Sea Mist|C1-20');
  });

  it.each([
    ['sized', 'SHIRT', true],
    ['unsized', 'SHIRT', false],
    ['sized', 'ANOTHER', undefined],
  ])('saves whether a size is selected on the page: %s %s', async (name, of, expected) => {
    connectWishlist(server.client);
    render(
      <form id="savedForm">
        <input type="hidden" name={name} value={of} />
        <WishlistButton productCode="SHIRT" label="Save Shirt" />
      </form>,
    );
    await act(() =>
      toggleFromButton(screen.getByRole('button', { name: 'Save Shirt' }) as HTMLButtonElement),
    );
    const [entry] = JSON.parse(localStorage.getItem('hardwareWishlist') ?? '[]');
    expect(entry.isSizeChosen).toBe(expected);
  });

  it.each([
    ['en', 'NEW', 'NO_RESPONSE', 'Error adding wishlist item'],
    ['en', 'SAW', 'NO_RESPONSE', 'Failed to remove wishlist item'],
    ['en', 'NEW', 'WISHLIST_FULL', 'Your wishlist is full: it has room for 500 products. Remove one first.'],
    ['ar', 'NEW', 'NO_RESPONSE', 'تعذّرت إضافة المنتج إلى المفضّلة'],
    ['ar', 'SAW', 'NO_RESPONSE', 'تعذّرت إزالة المنتج من المفضّلة'],
  ] as const)(
    'in %s shows why %s is rejected with %s',
    async (language, productCode, reason, expectedText) => {
      document.documentElement.lang = language;
      signIn();
      localStorage.setItem('wished', '2 SAW PAINT ');
      connectWishlist(server.client);
      render(<WishlistButton productCode={productCode} label="heart" />);
      const pressed = toggleFromButton(screen.getByRole('button') as HTMLButtonElement);
      await server.respond();
      server.failNext(reason);
      await server.respondToAll();
      await pressed;
      expect(messages()).toEqual([`error: ${expectedText}`]);
      expect(localStorage.getItem('wished')).toBe('2 SAW PAINT ');
    },
  );
});

describe('Signing in with a guest wishlist', () => {
  it.each([
    ['en', ['success: 2 products that you had saved were added to your wishlist.']],
    ['ar', ['success: انتقل إلى مفضّلتك منتجان كنت قد حفظتهما.']],
  ])('reports in %s what was merged', async (language, expectedText) => {
    document.documentElement.lang = language;
    storeGuestList(['A', 'B', 'SAW'].map((productCode) => ({ product: { productCode }, quantity: 1 })));
    connectWishlist(server.client);
    signIn();
    const merged = mergeAfterSignIn();
    await server.respondToAll();
    await merged;
    expect(messages()).toEqual(expectedText);
  });

  it('reports items without room, and a count that could not be fetched', async () => {
    storeGuestList([{ product: { productCode: 'A' }, quantity: 1 }]);
    server.capacity = 2;
    connectWishlist(server.client);
    signIn();
    const full = mergeAfterSignIn();
    await server.respondToAll();
    await full;
    expect(messages()).toEqual(['error: 1 product did not fit: your wishlist is full.']);
    connectWishlist(server.client);
    server.failNext('NO_RESPONSE');
    const failed = mergeAfterSignIn();
    await server.respondToAll();
    await failed;
    expect(messages().at(-1)).toBe('error: Error fetching wishlist count');
  });

  it('shows nothing on the sign-in page, which navigates away', async () => {
    history.replaceState(null, '', '/en-ae/sign-in');
    signIn();
    connectWishlist(server.client);
    await mergeAfterSignIn();
    expect(server.calls).toEqual([]);
  });
});
