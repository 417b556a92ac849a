import { createBrowserClient } from '#lib/client/browser.ts';
import type { Client } from '#lib/client/client.ts';
import { WISHLIST_AT_ONCE, type Wish, type Wishlist } from '#lib/contract/wishlist.ts';
import { holdLinks } from './leaving.ts';
import { isSignedIn } from './signed-in.ts';
import { accept, begin, enqueue, isBehind, isIdle, settling, type WishReply } from './wish-queue.ts';
import { readShown, show, WISH_KEYS } from './wished.ts';
import { $wishlist, visibleWishes, type WishEntry } from './wishes.ts';

// As long as another tab's change may be on its way.
const SETTLE_MS = 500;

let client: Client | undefined;
let isListening = false;
let later: ReturnType<typeof setTimeout> | undefined;

/** The place that the page's address names. */
function placeOfPage(): { language: string; country: string } {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return { language, country };
}

/** Gives the store its way to the server and reads what this browser keeps; whoever needs it calls it. */
export function connectWishlist(other?: Client): Client {
  if (client && !other) return client;
  client = other ?? createBrowserClient(placeOfPage());
  begin(client);
  if (isListening) return client;
  isListening = true;
  $wishlist.listen(show);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('focus', onSight);
  holdLinks(settling);
  return client;
}

/** Begins anew when somebody came in or went out since the store was connected. */
export function checkOwner(): void {
  if (client && ($wishlist.get().owner === 'customer') !== isSignedIn()) begin(client);
}

/** Tells the store what a customer's page was drawn with. */
export function seedWishlist(list: Wishlist | null): void {
  const { owner, isKnown } = $wishlist.get();
  if (owner === 'customer' && !isKnown) accept(list);
}

/** Adds entries, as many calls as it takes; the same goods join theirs. */
export async function addWishes(wishes: readonly Wish[]): Promise<WishReply> {
  // The first of them is to stand first: the last ones go ahead.
  const some = wishes.slice(-WISHLIST_AT_ONCE);
  const reply = await enqueue({ kind: 'add', wishes: some });
  return reply.ok && some.length < wishes.length ? addWishes(wishes.slice(0, -WISHLIST_AT_ONCE)) : reply;
}

/** Removes entries by their names, or a product by its code; answers what they were. */
export function removeWishes(names: readonly string[]): Promise<WishReply> {
  return enqueue({ kind: 'remove', names });
}

/** Sets the pieces of an entry. */
export function setWish(name: string, quantity: number): Promise<WishReply> {
  return enqueue({ kind: 'set', name, quantity });
}

/** Makes the link by which others read the list, or takes it back. */
export function shareWishes(isOn: boolean): Promise<WishReply> {
  return enqueue({ kind: 'share', isOn });
}

/** Reads the list again, behind what is on its way. */
export function refreshWishlist(): Promise<WishReply> {
  return enqueue({ kind: 'read' });
}

/** Presses a heart: saves a product that is not there, removes one that is. */
export async function toggleWish(
  code: string,
  options?: Wish['options'],
  isSizeChosen?: boolean,
): Promise<{ isSaved: boolean; reply: WishReply }> {
  const isSaved = !visibleWishes($wishlist.get()).some((entry) => entry.code === code && !entry.isGone);
  const wish = {
    ...{ quantity: 1, product: { productCode: code } },
    ...(options && { options }),
    ...(isSizeChosen !== undefined && { isSizeChosen }),
  };
  const reply = await enqueue(
    isSaved ? { kind: 'add', wishes: [wish], isOnce: true } : { kind: 'remove', names: [code] },
  );
  return { isSaved, reply };
}

/** Says which of a guest's products the catalogue does not know. */
export function noteGone(codes: readonly string[]): void {
  const state = $wishlist.get();
  const isGone = ({ code }: WishEntry): boolean => codes.includes(code);
  if (state.owner === 'customer' || state.entries.every((entry) => entry.isGone === isGone(entry))) return;
  const entries = state.entries.map((entry) => ({ ...entry, isGone: isGone(entry) }));
  $wishlist.set({ ...state, entries });
}

// Another tab has written: a guest's list itself, of a customer's what is to be painted.
function onStorage({ key }: StorageEvent): void {
  if (!client || (key !== null && key !== WISH_KEYS.list && key !== WISH_KEYS.shown)) return;
  const isGuest = $wishlist.get().owner === 'guest';
  if (isGuest === isSignedIn()) checkOwner();
  else if (isGuest && key !== WISH_KEYS.shown) begin(client);
  else if (!isGuest && key !== WISH_KEYS.list) readLater();
}

function readLater(): void {
  clearTimeout(later);
  later = setTimeout(() => {
    const known = new Set(visibleWishes($wishlist.get()).map(({ code }) => code));
    const { codes } = readShown();
    if (isIdle() && (codes.length !== known.size || codes.some((code) => !known.has(code)))) {
      void refreshWishlist();
    }
  }, SETTLE_MS);
}

function onShow(event: PageTransitionEvent): void {
  if (!event.persisted || !client) return;
  if ($wishlist.get().owner === 'guest') begin(client);
  else void refreshWishlist();
}

function onSight(): void {
  if (document.visibilityState === 'hidden') return;
  checkOwner();
  if ($wishlist.get().owner === 'customer' && isIdle() && isBehind()) void refreshWishlist();
}
