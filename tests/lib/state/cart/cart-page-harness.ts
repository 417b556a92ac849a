import { vi } from 'vitest';
import { connectCart } from '#lib/state/cart/cart.ts';
import { createLine, FakeCart } from '../../../islands/cart/fake-cart.ts';

const locale = { language: 'en', country: 'ae' };

export const cartProduct = { product: { productCode: 'TIN' }, quantity: 1 };

/** Keys of persisted changes in the storage. */
export const listPersistedKeys = (): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith('binaa-cart.'));

export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = text;
}

/** Connects a page with its own cart. */
export function connect(lines = [createLine('A', 1)]): FakeCart {
  const server = new FakeCart(lines);
  connectCart(locale, server.client);
  return server;
}

/** Opens the next page of the tab, after it has read the persisted changes. */
export async function navigate(server: FakeCart): Promise<void> {
  connectCart(locale, server.client);
  await vi.dynamicImportSettled();
}

/** Makes the next calls fail as without a network. */
export function goOffline(server: FakeCart, calls = 1): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let call = 0; call < calls; call += 1) server.failNext('NO_RESPONSE');
}

/** Restores the network. */
export async function goOnline(server: FakeCart): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await server.respondToAll();
}

/** State before each test: empty storage, a guest with a cart, no other tab. */
export function clearBrowser(): void {
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  setCookie('binaa-in=; max-age=-1');
  setCookie('binaa-count=ae:1:mine');
}
