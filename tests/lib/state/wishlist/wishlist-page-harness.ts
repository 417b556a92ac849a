import { vi } from 'vitest';
import { FakeWishlist } from '../../../support/fake-wishlist.ts';

export const SHADE = [{ attributeFQN: 'tenant~shade', value: 'Sea Mist|C1-20' }];
export const createEntry = (productCode: string, quantity = 1) => ({ quantity, product: { productCode } });

export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
  document.cookie = text;
}

export const signIn = (): void => setCookie('binaa-in=1; path=/');
export const readPersisted = (): unknown => JSON.parse(localStorage.getItem('hardwareWishlist') ?? 'null');
export const persistList = (list: unknown): void =>
  localStorage.setItem('hardwareWishlist', JSON.stringify(list));
export const readButtonState = (): string | null => localStorage.getItem('wished');

/** Loads the modules of a page over this browser's storage. */
export async function openPage(server = new FakeWishlist()) {
  vi.resetModules();
  const [store, guestStorage, merge, cart] = await Promise.all([
    import('#lib/state/wishlist/wishlist.ts'),
    import('#lib/state/wishlist/items.ts'),
    import('#lib/state/wishlist/merge-guest-wishlist.ts'),
    import('#lib/state/wishlist/move-to-cart.ts'),
  ]);
  store.connectWishlist(server.client);
  const state = () => guestStorage.$wishlist.get();
  const shown = () =>
    guestStorage.getOptimisticEntries(state()).map(({ code, quantity }) => `${code} ${quantity}`);
  return { ...store, ...merge, ...cart, state, shown, server };
}

/** Resets local storage, the sign-in cookie and the URL to those of a new visitor. */
export function resetVisitor(): void {
  localStorage.clear();
  setCookie('binaa-in=; path=/; max-age=0');
  history.replaceState(null, '', '/en-ae');
}
