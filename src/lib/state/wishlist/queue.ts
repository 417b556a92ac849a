import type { Client, Result } from '#lib/client/client.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { MAX_WISHLIST_ITEMS, type Wishlist, type WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { recordInteraction } from '../analytics/interactions.ts';
import { isSignedIn } from '../auth/signed-in.ts';
import { createOptimisticQueue, type OptimisticChange } from '../optimistic-queue.ts';
import {
  clearWishlistStorage,
  readGuestWishlist,
  readMarkers,
  readWishlistTimestamp,
  setWishlistTimestamp,
  writeGuestWishlist,
  writeMarkers,
} from './guest-storage.ts';
import {
  $wishlist,
  applyWishlistChange,
  matchesKeys,
  toWishlistEntries,
  toWishlistItemInput,
  type WishlistChange,
  type WishlistStateItem,
} from './items.ts';
import { fetchWishlist, getOrCreateWishlist, sendWishlistChange } from './send-change.ts';

/**
 * Result of a change: the entries that it removed, without discontinued ones, which cannot be added again.
 */
export type WishlistResult = Result<readonly WishlistEntry[]>;

type QueuedWishlistChange = OptimisticChange<WishlistChange, WishlistResult>;

/** Reply to a change, and the entries that it removed. */
interface Outcome {
  reply: Result<Wishlist | null>;
  removed: readonly WishlistStateItem[];
}

/** Result of changes that were pending when the visitor signed in or out. */
const DROPPED_RESULT: WishlistResult = {
  ok: false,
  error: { code: 'WISHLIST_NOT_FOUND', status: 404, message: '' },
};

let client: Client | undefined;
/** Timestamp of this tab's last read of the server's list. */
let lastReadTimestamp: string | null = null;

const queue = createOptimisticQueue<QueuedWishlistChange, WishlistChange, Outcome>({
  canSend: () => client !== undefined,
  send: (entry) => send(entry, client as Client),
  onReply,
});

/** Resets the queue and the list for the current user. */
export function resetWishlistQueue(apiClient: Client): void {
  client = apiClient;
  const droppedChanges = queue.reset();
  const owner = isSignedIn() ? 'customer' : 'guest';
  // For a customer these are entries that are still to be merged.
  const entries = readGuestWishlist();
  if (owner === 'customer') {
    const markedCodes = readMarkers().codes.filter((code) => entries.every((entry) => entry.code !== code));
    entries.push(...markedCodes.map((code) => ({ id: '', code, quantity: 1, isDiscontinued: false })));
  }
  // Overwrites invalid stored data.
  if (owner === 'guest') writeGuestWishlist(entries);
  $wishlist.set({ owner, entries, isLoaded: owner === 'guest', list: null, failure: null, changes: [] });
  writeMarkers($wishlist.get());
  for (const { settle } of droppedChanges) settle(DROPPED_RESULT);
}

/** Applies a change: at once for a guest, in order of the queue for a customer. */
export function enqueueWishlistChange(change: WishlistChange): Promise<WishlistResult> {
  if ($wishlist.get().owner === 'guest')
    return Promise.resolve(change.kind === 'read' ? createResult() : applyGuestChange(change));
  return new Promise((settle) => {
    queue.add({ change, settle });
    publish();
    void queue.sendNext();
  });
}

/** Pauses the queue while a guest's list is merged: changes sent before would be overwritten. */
export async function runWithQueuePaused<T>(task: () => Promise<T>): Promise<T> {
  queue.isPaused = true;
  try {
    return await task();
  } finally {
    queue.isPaused = false;
    void queue.sendNext();
  }
}

export function isQueueIdle(): boolean {
  return queue.entries.length === 0;
}

/** Resolves when no change is pending; undefined when none is. */
export function whenWishlistSettled(): Promise<void> | undefined {
  if (isQueueIdle()) return undefined;
  return new Promise((resolve) => {
    const unsubscribe = $wishlist.listen(({ changes }) => {
      if (changes.length > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Whether another tab has read or written the list later than this one. */
export function isListOutdated(): boolean {
  return $wishlist.get().isLoaded && readWishlistTimestamp() !== lastReadTimestamp;
}

/** Sets the server's list; null for a customer without one. */
export function setServerList(list: Wishlist | null): void {
  setWishlistTimestamp();
  lastReadTimestamp = readWishlistTimestamp();
  $wishlist.set({
    owner: 'customer',
    entries: list ? toWishlistEntries(list) : [],
    isLoaded: true,
    list,
    failure: null,
    changes: queue.changes(),
  });
}

const createResult = (removedEntries: readonly WishlistStateItem[] = []): WishlistResult => ({
  ok: true,
  data: removedEntries.filter(({ isDiscontinued }) => !isDiscontinued).map(toWishlistItemInput),
});

function listRemovedEntries(change: WishlistChange): readonly WishlistStateItem[] {
  if (change.kind !== 'remove') return [];
  return $wishlist.get().entries.filter((entry) => matchesKeys(entry, change.keys));
}

function applyGuestChange(change: WishlistChange): WishlistResult {
  const state = $wishlist.get();
  const removedEntries = listRemovedEntries(change);
  const entries = applyWishlistChange(state.entries, change);
  const hasGrown = entries.length > state.entries.length;
  if (hasGrown && entries.length > MAX_WISHLIST_ITEMS) {
    const details = { maximum: MAX_WISHLIST_ITEMS };
    return { ok: false, error: { code: 'WISHLIST_FULL', status: 409, message: '', details } };
  }
  if (!writeGuestWishlist(entries))
    return { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } };
  $wishlist.set({ ...state, entries });
  recordChange(change, removedEntries);
  return createResult(removedEntries);
}

function recordChange(change: WishlistChange, removedEntries: readonly WishlistStateItem[]): void {
  if (change.kind === 'add') {
    const productCodes = change.items.map(({ product }) => product.productCode);
    recordInteraction({ kind: 'wishlist', action: 'add', productCodes });
  } else if (removedEntries.length > 0) {
    recordInteraction({
      kind: 'wishlist',
      action: 'remove',
      productCodes: removedEntries.map(({ code }) => code),
    });
  }
}

async function send(entry: QueuedWishlistChange, apiClient: Client): Promise<Outcome> {
  const { change } = entry;
  const { list } = $wishlist.get();
  const listReply =
    change.kind === 'read'
      ? await fetchWishlist(apiClient)
      : list
        ? null
        : await getOrCreateWishlist(apiClient);
  // Sets the list first: the removed entries are looked up in it.
  if (listReply?.ok && queue.inFlight === entry) setServerList(listReply.data);
  const removedEntries = listRemovedEntries(change);
  const reply =
    listReply?.ok === false ? listReply : await sendWishlistChange(apiClient, change, $wishlist.get());
  return { reply, removed: removedEntries };
}

function onReply(entry: QueuedWishlistChange, { reply, removed: removedEntries }: Outcome): void {
  if (!reply.ok && [401, 403].includes(reply.error.status) && !isSignedIn()) {
    continueAsGuest();
    return;
  }
  queue.remove([entry]);
  if (reply.ok) {
    setServerList(reply.data);
    recordChange(entry.change, removedEntries);
  } else handleFailure(entry.change, reply.error);
  entry.settle(reply.ok ? createResult(removedEntries) : reply);
  void queue.sendNext();
}

function handleFailure(change: WishlistChange, error: ApiError): void {
  const isMissing = error.code === 'WISHLIST_NOT_FOUND' || error.code === 'WISHLIST_ITEM_NOT_FOUND';
  const state = $wishlist.get();
  $wishlist.set({
    ...state,
    ...(isMissing && { list: null }),
    failure: change.kind === 'read' ? error : state.failure,
    changes: queue.changes(),
  });
  // After such an error the outcome is unknown: read the list, after the remaining changes.
  if (change.kind !== 'read' && error.status !== 409) void enqueueWishlistChange({ kind: 'read' });
}

/** After the session has ended: applies pending changes to the guest's list. */
function continueAsGuest(): void {
  const waiting = queue.reset();
  clearWishlistStorage();
  resetWishlistQueue(client as Client);
  for (const { change, settle } of waiting) void enqueueWishlistChange(change).then(settle);
}

function publish(): void {
  $wishlist.set({ ...$wishlist.get(), changes: queue.changes() });
}
