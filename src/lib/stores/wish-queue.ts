import type { Client, Result } from '#lib/client/client.ts';
import type { Failure } from '#lib/contract/error.ts';
import { WISHLIST_MOST, type Wish, type Wishlist } from '#lib/contract/wishlist.ts';
import { createOptimisticQueue, type Queued } from './optimistic-queue.ts';
import { isSignedIn } from './signed-in.ts';
import { openList, readList, sendWish } from './wish-calls.ts';
import { forgetWishes, readGuest, readShown, readStamp, show, stamp, writeGuest } from './wished.ts';
import {
  $wishlist,
  applyWish,
  entriesOf,
  isNamed,
  type WishChange,
  type WishEntry,
  wishOf,
} from './wishes.ts';

/** What a change answers: the entries that it took away, but for those that nobody sells and nothing brings back. */
export type WishReply = Result<readonly Wish[]>;

type Entry = Queued<WishChange, WishReply>;

/** What became of a change, and what it took away. */
interface Outcome {
  reply: Result<Wishlist | null>;
  removed: readonly WishEntry[];
}

/** What somebody who has left still had on its way. */
const DROPPED: WishReply = { ok: false, error: { code: 'WISHLIST_NOT_FOUND', status: 404, message: '' } };

let client: Client | undefined;
/** When this tab took the server's list last. */
let taken: string | null = null;

const queue = createOptimisticQueue<Entry, WishChange, Outcome>({
  canSend: () => client !== undefined,
  send: (entry) => send(entry, client as Client),
  onReply,
});

/** Begins anew, for whoever is at this browser now. */
export function begin(by: Client): void {
  client = by;
  const dropped = queue.reset();
  const owner = isSignedIn() ? 'customer' : 'guest';
  // Of a customer, what is still to come along from the guest that he was.
  const entries = readGuest();
  if (owner === 'customer') {
    const others = readShown().codes.filter((code) => entries.every((entry) => entry.code !== code));
    entries.push(...others.map((code) => ({ id: '', code, quantity: 1, isGone: false })));
  }
  // What was tampered with is put right.
  if (owner === 'guest') writeGuest(entries);
  $wishlist.set({ owner, entries, isKnown: owner === 'guest', list: null, failure: null, changes: [] });
  show($wishlist.get());
  for (const { settle } of dropped) settle(DROPPED);
}

/** Makes a change: a guest's here and now, a customer's in its turn. */
export function enqueue(change: WishChange): Promise<WishReply> {
  if ($wishlist.get().owner === 'guest')
    return Promise.resolve(change.kind === 'read' ? done() : keep(change));
  return new Promise((settle) => {
    queue.add({ change, settle });
    publish();
    void queue.sendNext();
  });
}

/** Lets changes wait for what a guest's list becomes: made before, they would be made without it, and be lost. */
export async function hold<T>(work: () => Promise<T>): Promise<T> {
  queue.isPaused = true;
  try {
    return await work();
  } finally {
    queue.isPaused = false;
    void queue.sendNext();
  }
}

/** Whether nothing is on its way. */
export function isIdle(): boolean {
  return queue.entries.length === 0;
}

/** Resolves when nothing is on its way any more; undefined when nothing is. */
export function settling(): Promise<void> | undefined {
  if (isIdle()) return undefined;
  return new Promise((resolve) => {
    const stop = $wishlist.listen(({ changes }) => {
      if (changes.length > 0) return;
      stop();
      resolve();
    });
  });
}

/** Whether another tab has had a later answer than this one. */
export function isBehind(): boolean {
  return $wishlist.get().isKnown && readStamp() !== taken;
}

/** Takes the server's list; null for a customer who has none. */
export function accept(list: Wishlist | null): void {
  stamp();
  taken = readStamp();
  $wishlist.set({
    owner: 'customer',
    entries: list ? entriesOf(list) : [],
    isKnown: true,
    list,
    failure: null,
    changes: queue.changes(),
  });
}

const done = (removed: readonly WishEntry[] = []): WishReply => ({
  ok: true,
  data: removed.filter(({ isGone }) => !isGone).map(wishOf),
});

function removedBy(change: WishChange): readonly WishEntry[] {
  if (change.kind !== 'remove') return [];
  return $wishlist.get().entries.filter((entry) => isNamed(entry, change.names));
}

function keep(change: WishChange): WishReply {
  const state = $wishlist.get();
  const removed = removedBy(change);
  const entries = applyWish(state.entries, change);
  const isMore = entries.length > state.entries.length;
  if (isMore && entries.length > WISHLIST_MOST) {
    const details = { maximum: WISHLIST_MOST };
    return { ok: false, error: { code: 'WISHLIST_FULL', status: 409, message: '', details } };
  }
  if (!writeGuest(entries)) return { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } };
  $wishlist.set({ ...state, entries });
  return done(removed);
}

async function send(entry: Entry, sender: Client): Promise<Outcome> {
  const { change } = entry;
  const { list } = $wishlist.get();
  const opened = change.kind === 'read' ? await readList(sender) : list ? null : await openList(sender);
  // What a change takes away is known when the list is.
  if (opened?.ok && queue.inFlight === entry) accept(opened.data);
  const removed = removedBy(change);
  const reply = opened?.ok === false ? opened : await sendWish(sender, change, $wishlist.get());
  return { reply, removed };
}

function onReply(entry: Entry, { reply, removed }: Outcome): void {
  if (!reply.ok && [401, 403].includes(reply.error.status) && !isSignedIn()) {
    leave();
    return;
  }
  queue.remove([entry]);
  if (reply.ok) accept(reply.data);
  else fail(entry.change, reply.error);
  entry.settle(reply.ok ? done(removed) : reply);
  void queue.sendNext();
}

function fail(change: WishChange, error: Failure): void {
  const isMissing = error.code === 'WISHLIST_NOT_FOUND' || error.code === 'WISHLIST_ITEM_NOT_FOUND';
  const state = $wishlist.get();
  $wishlist.set({
    ...state,
    ...(isMissing && { list: null }),
    failure: change.kind === 'read' ? error : state.failure,
    changes: queue.changes(),
  });
  // A lost answer says nothing of what was done: the truth is read, behind the rest.
  if (change.kind !== 'read' && error.status !== 409) void enqueue({ kind: 'read' });
}

/** The session has ended: what was on its way is a guest's now. */
function leave(): void {
  const waiting = queue.reset();
  forgetWishes();
  begin(client as Client);
  for (const { change, settle } of waiting) void enqueue(change).then(settle);
}

function publish(): void {
  $wishlist.set({ ...$wishlist.get(), changes: queue.changes() });
}
