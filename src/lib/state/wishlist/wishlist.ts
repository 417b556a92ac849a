import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client } from '#lib/client/client.ts';
import { MAX_WISHLIST_BATCH, type Wishlist, type WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { isSignedIn } from '../auth/signed-in.ts';
import { deferLinks } from '../shell/defer-navigation.ts';
import { readMarkers, WISHLIST_STORAGE_KEYS, writeMarkers } from './guest-storage.ts';
import { $wishlist, projectEntries, type WishlistStateItem } from './items.ts';
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
const SETTLE_MS = 500;

let client: Client | undefined;
let isListening = false;
let later: ReturnType<typeof setTimeout> | undefined;

/** Returns the locale of the page's path. */
function placeOfPage(): { language: string; country: string } {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return { language, country };
}

/** Connects the wishlist to an API client and loads the stored list. Only the first call has an effect. */
export function connectWishlist(other?: Client): Client {
  if (client && !other) return client;
  client = other ?? createBrowserClient(placeOfPage());
  resetWishlistQueue(client);
  if (isListening) return client;
  isListening = true;
  $wishlist.listen(writeMarkers);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('focus', onSight);
  deferLinks(whenWishlistSettled);
  return client;
}

/** Resets the queue when the visitor has signed in or out since the wishlist was connected. */
export function resetOnOwnerChange(): void {
  if (client && ($wishlist.get().owner === 'customer') !== isSignedIn()) resetWishlistQueue(client);
}

/** Sets the list that a customer's page was rendered with. */
export function setInitialWishlist(list: Wishlist | null): void {
  const { owner, isKnown } = $wishlist.get();
  if (owner === 'customer' && !isKnown) setServerList(list);
}

/** Adds entries in batches; quantities of existing entries are added up. */
export async function addToWishlist(wishes: readonly WishlistEntry[]): Promise<WishlistResult> {
  // Last batch first, so that the first entry ends up at the front.
  const some = wishes.slice(-MAX_WISHLIST_BATCH);
  const reply = await enqueueWishlistChange({ kind: 'add', items: some });
  return reply.ok && some.length < wishes.length
    ? addToWishlist(wishes.slice(0, -MAX_WISHLIST_BATCH))
    : reply;
}

/** Removes entries by their keys, or a product by its code; returns the removed entries. */
export function removeFromWishlist(keys: readonly string[]): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'remove', keys });
}

/** Sets the quantity of an entry. */
export function setWishlistQuantity(name: string, quantity: number): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'set', name, quantity });
}

/** Creates or revokes the link by which others read the list. */
export function setWishlistShared(isOn: boolean): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'share', isOn });
}

/** Reads the list again, after the pending changes. */
export function refreshWishlist(): Promise<WishlistResult> {
  return enqueueWishlistChange({ kind: 'read' });
}

/** Toggles a product: adds it when missing, removes it otherwise. */
export async function toggleWishlistItem(
  code: string,
  options?: WishlistEntry['options'],
  isSizeChosen?: boolean,
): Promise<{ isSaved: boolean; reply: WishlistResult }> {
  const isSaved = !projectEntries($wishlist.get()).some(
    (entry) => entry.code === code && !entry.isDiscontinued,
  );
  const wish = {
    ...{ quantity: 1, product: { productCode: code } },
    ...(options && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
  const reply = await enqueueWishlistChange(
    isSaved ? { kind: 'add', items: [wish], skipExisting: true } : { kind: 'remove', keys: [code] },
  );
  return { isSaved, reply };
}

/** Marks a guest's entries whose products the catalog no longer has. */
export function markDiscontinued(codes: readonly string[]): void {
  const state = $wishlist.get();
  const isGone = ({ code }: WishlistStateItem): boolean => codes.includes(code);
  if (state.owner === 'customer' || state.entries.every((entry) => entry.isDiscontinued === isGone(entry)))
    return;
  const entries = state.entries.map((entry) => ({ ...entry, isDiscontinued: isGone(entry) }));
  $wishlist.set({ ...state, entries });
}

// Another tab has written: a guest's list, or the markers of a customer's list.
function onStorage({ key }: StorageEvent): void {
  if (!client || (key !== null && key !== WISHLIST_STORAGE_KEYS.list && key !== WISHLIST_STORAGE_KEYS.shown))
    return;
  const isGuest = $wishlist.get().owner === 'guest';
  if (isGuest === isSignedIn()) resetOnOwnerChange();
  else if (isGuest && key !== WISHLIST_STORAGE_KEYS.shown) resetWishlistQueue(client);
  else if (!isGuest && key !== WISHLIST_STORAGE_KEYS.list) readLater();
}

function readLater(): void {
  clearTimeout(later);
  later = setTimeout(() => {
    const known = new Set(projectEntries($wishlist.get()).map(({ code }) => code));
    const { codes } = readMarkers();
    if (isQueueIdle() && (codes.length !== known.size || codes.some((code) => !known.has(code)))) {
      void refreshWishlist();
    }
  }, SETTLE_MS);
}

function onShow(event: PageTransitionEvent): void {
  if (!event.persisted || !client) return;
  if ($wishlist.get().owner === 'guest') resetWishlistQueue(client);
  else void refreshWishlist();
}

function onSight(): void {
  if (document.visibilityState === 'hidden') return;
  resetOnOwnerChange();
  if ($wishlist.get().owner === 'customer' && isQueueIdle() && isListOutdated()) void refreshWishlist();
}
