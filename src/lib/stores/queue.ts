import type { Client } from '#lib/client/client.ts';
import { $added } from './added.ts';
import { gone, isLost, isNetwork, lost, makeChange, type Reply, type Tried } from './calls.ts';
import { showChanges, showNothing, showReply } from './cart-state.ts';
import { addedItem, type Change, cartRead, isRead, replaces } from './changes.ts';
import { hasCart, readCount, readOwner } from './count.ts';
import { forgetKept, type Kept, keepChange, keptKeys, LIFE_MS } from './kept.ts';
import { createOptimisticQueue, type Queued } from './optimistic-queue.ts';
import { tellTabs } from './tabs.ts';
import { $waiting } from './waiting.ts';

export interface Entry extends Kept, Tried, Queued<Change, Reply> {}

const MOST_WAITING = 50;
const LONGEST_MS = 30_000;

let client: Client | undefined;
let country = '';
/** Whether the page is being left: what becomes of its changes, the next one finds out. */
let isHidden = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

const queue = createOptimisticQueue<Entry, Change, Reply>({
  canSend,
  send: (entry) => makeChange(client as Client, entry.change, entry.key),
  onReply(entry, reply) {
    if (isLost(entry, reply)) wait(entry, reply);
    else settle(entry, reply);
  },
  supersedes: replaces,
});

const isWrite = ({ change }: Entry): boolean => !isRead(change);
// Somebody else has signed in since: what may have been sent before is not theirs.
const isOthers = ({ isKept, owner }: Entry): boolean => !!isKept && !!owner && owner !== readOwner();
const publish = (): void => showChanges(queue.changes());

/** The country of the cart that this page shows; empty until it is connected. */
export const getQueueCountry = (): string => country;

/** Whether the page is being left. */
export const isPageHidden = (): boolean => isHidden;

/** Gives the queue its way to the server; what waits for another one's is dropped. */
export function connectQueue(other: Client, where: string): void {
  if (client) queue.reset();
  client = other;
  country = where;
  isHidden = false;
  rest();
  showNothing(queue.changes(), readCount(country));
}

function rest(): void {
  tries = 0;
  clearTimeout(timer);
  $waiting.set(false);
}

/** Sends a change in its turn; the answer is that of its settling, which may be after the network is back. */
export function enqueue(change: Change): Promise<Reply> {
  if ($waiting.get() && (isRead(change) || queue.entries.length >= MOST_WAITING)) {
    void send();
    return Promise.resolve(lost);
  }
  return new Promise((settle) => {
    latest = Math.max(Date.now(), latest + 1);
    const key = crypto.randomUUID();
    const replaced = queue.add({ change, key, at: latest, owner: readOwner(), settle });
    forgetKept(replaced.map((entry) => entry.key));
    if (tries > 0) keepAll();
    publish();
    void send();
  });
}

/** Sends what earlier pages left, before anything else, and then what has waited until now. */
export async function takeKept(): Promise<void> {
  if (keptKeys().length > 0) {
    queue.isPaused = true;
    const offline = await import('./offline.ts').catch(() => undefined);
    queue.isPaused = false;
    queue.entries = offline?.joinKept(queue.entries, country) ?? queue.entries;
    publish();
  }
  void send();
}

/** Sends the first, when nothing is in flight; at once, however long it was to wait. */
export const send = queue.sendNext;

function canSend(entry: Entry): boolean {
  if (!client) return false;
  const isOver = Date.now() - entry.at > LIFE_MS;
  if (isOthers(entry)) dropOthers();
  else if (isOver) settle(entry, lost);
  else {
    clearTimeout(timer);
    return true;
  }
  return false;
}

function wait(entry: Entry, reply: Reply): void {
  tries += 1;
  if (!isNetwork(reply)) entry.misses = (entry.misses ?? 0) + 1;
  $waiting.set(tries > 1 || navigator.onLine === false);
  const reads = queue.entries.filter(({ change }) => isRead(change));
  queue.remove(reads);
  keepAll();
  publish();
  timer = setTimeout(send, Math.min(500 * 2 ** tries, LONGEST_MS));
  for (const { settle } of reads) settle(lost);
}

function keepAll(): void {
  for (const entry of queue.entries.filter(isWrite)) entry.isKept ||= keepChange(entry, country);
}

function settle(entry: Entry, reply: Reply): void {
  const { change, key } = entry;
  rest();
  queue.remove([entry]);
  if (!isHidden) forgetKept([key]);
  if (reply.ok) showReply(reply.data, queue.changes());
  else if (reply.error.code === 'CART_NOT_FOUND' && !isWrite(entry)) showNothing(queue.changes());
  else publish();
  const item = addedItem(change);
  if (reply.ok && item) $added.set([...$added.get(), { item, cart: reply.data }]);
  entry.settle(reply);
  if (isWrite(entry)) {
    // The other tabs need not hear of each of many.
    if (!isHidden && !queue.entries.some(isWrite)) tellTabs(country);
    // An answer like that says nothing of what was done: the truth is read, once, behind the rest.
    if (!reply.ok && reply.error.status !== 409) void enqueue(cartRead);
  }
  void send();
}

/** Who leaves the page has still done what they did: it is written down, and what can go by itself goes at once. */
export function leaveQueue(): void {
  const sender = client;
  const writes = queue.entries.filter(isWrite);
  if (!sender || writes.length === 0) return;
  keepAll();
  publish();
  isHidden = true;
  if ($waiting.get()) return;
  // Several at once may arrive in any order: only what is added comes to the same in all of them.
  const free = writes.filter(
    (entry, index) =>
      entry !== queue.inFlight &&
      (index === 0 || writes.slice(0, index + 1).every(({ change }) => addedItem(change))),
  );
  queue.remove(free);
  publish();
  for (const entry of free) {
    void makeChange(sender, entry.change, entry.key).then((reply) => {
      if (isLost(entry, reply)) queue.entries = [...queue.entries, entry];
      else entry.settle(reply);
    });
  }
}

/** The page is there again, after going back to it. */
export function returnToQueue(): void {
  isHidden = false;
}

/** Drops all changes: who made them is nobody here any more. */
export function dropQueue(): void {
  forgetKept(keptKeys());
  drop(queue.entries);
}

function dropOthers(): void {
  drop(queue.entries.filter(isOthers));
  if (hasCart()) void enqueue(cartRead);
  else void send();
}

function drop(dropped: readonly Entry[]): void {
  queue.remove(dropped);
  rest();
  forgetKept(dropped.map(({ key }) => key));
  showNothing(queue.changes(), readCount(country));
  for (const { settle: tell } of dropped) tell(gone);
}
