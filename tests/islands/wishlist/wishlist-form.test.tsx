import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WishlistButton } from '#layouts/blocks/wishlist/WishlistButton.tsx';

const toggleFromButton = vi.fn<(button: HTMLButtonElement) => Promise<void>>();
const mergeAfterSignIn = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  toggleFromButton.mockReset().mockResolvedValue();
  mergeAfterSignIn.mockReset().mockResolvedValue();
  vi.doMock('#islands/wishlist/wishlist-button-actions.ts', () => ({
    toggleFromButton,
    mergeAfterSignIn,
  }));
});

afterEach(() => {
  cleanup();
  vi.doUnmock('#islands/wishlist/wishlist-button-actions.ts');
  // biome-ignore lint/suspicious/noDocumentCookie: removed between tests.
  document.cookie = 'binaa-in=; path=/; max-age=0';
});

describe('The form of all wishlist buttons', () => {
  async function renderToaster() {
    const { Toaster } = await import('#islands/shell/Toaster.tsx');
    render(
      <>
        <WishlistButton productCode="SAW" label="Save Saw" />
        <Toaster messages={{ notices: 'Messages', close: 'Close' }}>
          <form id="savedForm" />
        </Toaster>
      </>,
    );
    const button = screen.getByRole('button') as HTMLButtonElement;
    const form = document.getElementById('savedForm') as HTMLFormElement;
    const press = () => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
      act(() => void form.dispatchEvent(event));
      return event.defaultPrevented;
    };
    return { button, press };
  }

  it('handles presses in order, and shows at once that a button was pressed', async () => {
    const { button, press } = await renderToaster();
    expect([press(), press()]).toEqual([true, true]);
    // happy-dom does not reflect the property to its attribute.
    expect(button.ariaBusy).toBe('true');
    await vi.waitFor(() => expect(toggleFromButton).toHaveBeenCalledTimes(2));
    expect(toggleFromButton).toHaveBeenCalledWith(button);
    await vi.waitFor(() => expect(button.ariaBusy).toBeNull());
  });

  it('shows no busy button when its code cannot be loaded', async () => {
    vi.doMock('#islands/wishlist/wishlist-button-actions.ts', () => {
      throw new Error('gone');
    });
    const { button, press } = await renderToaster();
    expect(press()).toBe(true);
    expect(button.ariaBusy).toBe('true');
    await vi.waitFor(() => expect(button.ariaBusy).toBeNull());
  });

  it('delays links for five seconds at most', async () => {
    vi.useFakeTimers();
    vi.doMock('#islands/wishlist/wishlist-button-actions.ts', () => new Promise(() => {}));
    const { button, press } = await renderToaster();
    const ready = vi.fn();
    document.getElementById('savedForm')?.parentElement?.parentElement?.addEventListener('ready', ready);
    press();
    vi.advanceTimersByTime(4900);
    expect([button.ariaBusy, ready.mock.calls.length]).toEqual(['true', 0]);
    vi.advanceTimersByTime(200);
    expect([button.ariaBusy, ready.mock.calls.length]).toEqual([null, 1]);
    vi.useRealTimers();
  });
});

describe('A page that hydrates', () => {
  const LIST = '[{"quantity":1,"product":{"productCode":"SAW"}}]';
  const now = String(Date.now());

  it.each([
    ['a guest without a list', false, {}, 0],
    ['a guest whose list is painted', false, { hardwareWishlist: LIST, wished: '1 SAW ' }, 0],
    ['a guest whose list is not painted', false, { hardwareWishlist: LIST }, 1],
    ['a guest after somebody’s session has ended', false, { wished: '1 SAW ' }, 1],
    ['a customer who never was here', true, {}, 1],
    ['a customer who was here a moment ago', true, { wished: '', hardwareWishlistSetup: now }, 0],
    ['a customer of whom nothing is painted', true, { wished: '1 SAW ' }, 1],
    ['a customer who was here an hour ago', true, { wished: '1 SAW ', hardwareWishlistSetup: '1' }, 1],
    ['a customer who was a guest', true, { hardwareWishlist: LIST, wished: '1 SAW ' }, 1],
  ])('reads the list only when needed: %s', async (_title, isSignedIn, storedEntries, times) => {
    for (const [key, text] of Object.entries(storedEntries)) localStorage.setItem(key, text);
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
    if (isSignedIn) document.cookie = 'binaa-in=1; path=/';
    await import('#islands/wishlist/sync-on-load.ts');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(mergeAfterSignIn).toHaveBeenCalledTimes(times);
  });

  it('reads the list after a sign-in', async () => {
    await import('#islands/wishlist/sync-on-load.ts');
    dispatchEvent(new Event('signed-in'));
    await vi.waitFor(() => expect(mergeAfterSignIn).toHaveBeenCalled());
  });
});
