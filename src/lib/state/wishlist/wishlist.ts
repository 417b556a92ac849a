import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client } from '#lib/client/client.ts';
import { MAX_WISHLIST_BATCH, type Wishlist, type WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { isSignedIn } from '../auth/signed-in.ts';
import { deferLinks } from '../shell/defer-navigation.ts';
import { readMarkers, WISHLIST_STORAGE_KEYS, writeMarkers } from './guest-storage.ts';
import { $wishlist, getOptimisticEntries, type WishlistStateItem } from './items.ts';
import {
  enqueueWishlistChange,
  isListOutdated,
  isQueueIdle,
  resetWishlistQueue,
  setServerList,
  type WishlistResult,
  whenWishlistSettled,
} from './queue.ts';

// Time for another tab's change to reach the server.
const RELOAD_DELAY_MS = 500;

let client: Client | undefined;
let isListening = false;
let reloadTimer: ReturnType<typeof setTimeout> | undefined;

/** Returns the locale of the page's path. */
function getPageLocale(): { language: string; country: string } {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return { language, country };
}

/** Connects the wishlist to an API client and loads the stored list. Only the first call has an effect. */
export function connectWishlist(apiClient?: Client): Client {
  if (client && !apiClient) return client;
  client = apiClient ?? createBrowserClient(getPageLocale());
  resetWishlistQueue(client);
  if (isListening) return client;
  isListening = true;
  $wishlist.listen(writeMarkers);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', onVisible);
  deferLinks(whenWishlistSettled);
  return client;
}

/** Resets the queue when the visitor has signed in or out since the wishlist was connected. */
export function resetOnOwnerChange(): void {
  if (client && ($wishlist.get().owner === 'customer') !== isSignedIn()) resetWishlistQueue(client);
}

/** Sets the list with which a customer's page was rendered. */
export function setInitialWishlist(list: Wishlist | null): void {
  const { owner, isLoaded } = $wishlist.get();
  if (owner === 'customer' && !isLoaded) setServerList(list);
}

/** Adds entries in batches; quantities of existing entries are added up. */
export async function addToWishlist(items: readonly WishlistEntry[]): Promise<WishlistResult> {
  // Last batch first, so that the first entry ends up at the front.
  const batch = items.slice(-MAX_WISHLIST_BATCH);
  const reply = await enqueueWishlistChange({ kind: 'add', items: batch });
  return reply.ok && batch.length < items.length ? addToWishlist(items.slice(0, -MAX_WISHLIST_BATCH)) : reply;
}

/** Removes entries by their keys, or a product by its code; returns the removed entries. */
export function removeFromWishlist(keys: readonly string[]): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'remove', keys });
}

/** Sets the quantity of an entry. */
export function setWishlistQuantity(key: string, quantity: number): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'set', key, quantity });
}

/** Creates or revokes the link to the list. */
export function setWishlistShared(isShared: boolean): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'share', isOn: isShared });
}

/** Reads the list again, after the pending changes. */
export function refreshWishlist(): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'read' });
}

/** Adds a product to the wishlist, or removes it if the wishlist contains it. */
export async function toggleWishlistItem(
  code: string,
  options?: WishlistEntry['options'],
  isSizeChosen?: boolean,
): Promise<{ isSaved: boolean; reply: WishlistResult }> {
  const isSaved = !getOptimisticEntries($wishlist.get()).some(
    (entry) => entry.code === code && !entry.isDiscontinued,
  );
  const item = {
    quantity: 1,
    product: { productCode: code },
    ...(options && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
  const reply = await enqueueWishlistChange(
    isSaved ? { kind: 'add', items: [item], skipExisting: true } : { kind: 'remove', keys: [code] },
  );
  return { isSaved, reply };
}

/** Marks a guest's entries whose products the catalog no longer has. */
export function markDiscontinued(codes: readonly string[]): void {
  const state = $wishlist.get();
  const isMissing = ({ code }: WishlistStateItem): boolean => codes.includes(code);
  if (state.owner === 'customer' || state.entries.every((entry) => entry.isDiscontinued === isMissing(entry)))
    return;
  const entries = state.entries.map((entry) => ({ ...entry, isDiscontinued: isMissing(entry) }));
  $wishlist.set({ ...state, entries });
}

// Another tab has written: a guest's list, or the markers of a customer's list.
function onStorage({ key }: StorageEvent): void {
  if (
    !client ||
    (key !== null && key !== WISHLIST_STORAGE_KEYS.list && key !== WISHLIST_STORAGE_KEYS.markers)
  )
    return;
  const isGuest = $wishlist.get().owner === 'guest';
  if (isGuest === isSignedIn()) resetOnOwnerChange();
  else if (isGuest && key !== WISHLIST_STORAGE_KEYS.markers) resetWishlistQueue(client);
  else if (!isGuest && key !== WISHLIST_STORAGE_KEYS.list) scheduleReload();
}

function scheduleReload(): void {
  clearTimeout(reloadTimer);
  reloadTimer = setTimeout(() => {
    const currentCodes = new Set(getOptimisticEntries($wishlist.get()).map(({ code }) => code));
    const { codes } = readMarkers();
    if (
      isQueueIdle() &&
      (codes.length !== currentCodes.size || codes.some((code) => !currentCodes.has(code)))
    ) {
      void refreshWishlist();
    }
  }, RELOAD_DELAY_MS);
}

function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted || !client) return;
  if ($wishlist.get().owner === 'guest') resetWishlistQueue(client);
  else void refreshWishlist();
}

function onVisible(): void {
  if (document.visibilityState === 'hidden') return;
  resetOnOwnerChange();
  if ($wishlist.get().owner === 'customer' && isQueueIdle() && isListOutdated()) void refreshWishlist();
}
