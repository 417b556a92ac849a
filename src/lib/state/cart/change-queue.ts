import type { Client } from '#lib/client/client.ts';
import { createOptimisticQueue } from '../optimistic-queue.ts';
import { $addedItems } from './added-items.ts';
import { hasCartCookie, readCartCount, readCartOwner } from './cart-cookie.ts';
import { resetCart, setCartFromReply, setPendingChanges } from './cart-store.ts';
import { $isCartOffline } from './offline-status.ts';
import { CART_READ, type CartChange, getAddedItem, isRead, supersedesChange } from './pending-changes.ts';
import { listPersistedKeys, MAX_AGE_MS, persistChange, removePersistedChanges } from './persisted-changes.ts';
import type { QueuedChange } from './queued-change.ts';
import {
  CART_GONE_ERROR,
  type CartResult,
  isNetworkError,
  NETWORK_ERROR,
  sendCartChange,
  shouldRetryChange,
} from './send-change.ts';
import { notifyTabs } from './tab-sync.ts';

const MOST_WAITING = 50;
const LONGEST_MS = 30_000;

let client: Client | undefined;
let country = '';
/** Whether the page is being left: what becomes of its changes, the next one finds out. */
let isHidden = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

const queue = createOptimisticQueue<QueuedChange, CartChange, CartResult>({
  canSend,
  send: (entry) => sendCartChange(client as Client, entry.change, entry.key),
  onReply(entry, reply) {
    if (shouldRetryChange(entry, reply)) scheduleRetry(entry, reply);
    else settle(entry, reply);
  },
  supersedes: supersedesChange,
});

const isWrite = ({ change }: QueuedChange): boolean => !isRead(change);
// Somebody else has signed in since: what may have been sent before is not theirs.
const isOthers = ({ isPersisted, owner }: QueuedChange): boolean =>
  !!isPersisted && !!owner && owner !== readCartOwner();
const publish = (): void => setPendingChanges(queue.changes());

/** The country of the cart that this page shows; empty until it is connected. */
export const getQueueCountry = (): string => country;

/** Whether the page is being left. */
export const isPageHidden = (): boolean => isHidden;

/** Gives the queue its way to the server; what waits for another one's is dropped. */
export function connectChangeQueue(other: Client, where: string): void {
  if (client) queue.reset();
  client = other;
  country = where;
  isHidden = false;
  resetBackoff();
  resetCart(queue.changes(), readCartCount(country));
}

function resetBackoff(): void {
  tries = 0;
  clearTimeout(timer);
  $isCartOffline.set(false);
}

/** Sends a change in its turn; the answer is that of its settling, which may be after the network is back. */
export function enqueueCartChange(change: CartChange): Promise<CartResult> {
  if ($isCartOffline.get() && (isRead(change) || queue.entries.length >= MOST_WAITING)) {
    void sendNextChange();
    return Promise.resolve(NETWORK_ERROR);
  }
  return new Promise((settle) => {
    latest = Math.max(Date.now(), latest + 1);
    const key = crypto.randomUUID();
    const replaced = queue.add({ change, key, createdAt: latest, owner: readCartOwner(), settle });
    removePersistedChanges(replaced.map((entry) => entry.key));
    if (tries > 0) persistAll();
    publish();
    void sendNextChange();
  });
}

/** Sends what earlier pages left, before anything else, and then what has waited until now. */
export async function restorePersistedChanges(): Promise<void> {
  if (listPersistedKeys().length > 0) {
    queue.isPaused = true;
    const offline = await import('./restore-changes.ts').catch(() => undefined);
    queue.isPaused = false;
    queue.entries = offline?.prependPersistedChanges(queue.entries, country) ?? queue.entries;
    publish();
  }
  void sendNextChange();
}

/** Sends the first, when nothing is in flight; at once, however long it was to wait. */
export const sendNextChange = queue.sendNext;

function canSend(entry: QueuedChange): boolean {
  if (!client) return false;
  const isOver = Date.now() - entry.createdAt > MAX_AGE_MS;
  if (isOthers(entry)) dropForeignChanges();
  else if (isOver) settle(entry, NETWORK_ERROR);
  else {
    clearTimeout(timer);
    return true;
  }
  return false;
}

function scheduleRetry(entry: QueuedChange, reply: CartResult): void {
  tries += 1;
  if (!isNetworkError(reply)) entry.serverErrors = (entry.serverErrors ?? 0) + 1;
  $isCartOffline.set(tries > 1 || navigator.onLine === false);
  const reads = queue.entries.filter(({ change }) => isRead(change));
  queue.remove(reads);
  persistAll();
  publish();
  timer = setTimeout(sendNextChange, Math.min(500 * 2 ** tries, LONGEST_MS));
  for (const { settle } of reads) settle(NETWORK_ERROR);
}

function persistAll(): void {
  for (const entry of queue.entries.filter(isWrite)) entry.isPersisted ||= persistChange(entry, country);
}

function settle(entry: QueuedChange, reply: CartResult): void {
  const { change, key } = entry;
  resetBackoff();
  queue.remove([entry]);
  if (!isHidden) removePersistedChanges([key]);
  if (reply.ok) setCartFromReply(reply.data, queue.changes());
  else if (reply.error.code === 'CART_NOT_FOUND' && !isWrite(entry)) resetCart(queue.changes());
  else publish();
  const item = getAddedItem(change);
  if (reply.ok && item) $addedItems.set([...$addedItems.get(), { item, cart: reply.data }]);
  entry.settle(reply);
  if (isWrite(entry)) {
    // The other tabs need not hear of each of many.
    if (!isHidden && !queue.entries.some(isWrite)) notifyTabs(country);
    // An answer like that says nothing of what was done: the truth is read, once, behind the rest.
    if (!reply.ok && reply.error.status !== 409) void enqueueCartChange(CART_READ);
  }
  void sendNextChange();
}

/** Who leaves the page has still done what they did: it is written down, and what can go by itself goes at once. */
export function flushOnPageHide(): void {
  const sender = client;
  const writes = queue.entries.filter(isWrite);
  if (!sender || writes.length === 0) return;
  persistAll();
  publish();
  isHidden = true;
  if ($isCartOffline.get()) return;
  // Several at once may arrive in any order: only what is added comes to the same in all of them.
  const free = writes.filter(
    (entry, index) =>
      entry !== queue.inFlight &&
      (index === 0 || writes.slice(0, index + 1).every(({ change }) => getAddedItem(change))),
  );
  queue.remove(free);
  publish();
  for (const entry of free) {
    void sendCartChange(sender, entry.change, entry.key).then((reply) => {
      if (shouldRetryChange(entry, reply)) queue.entries = [...queue.entries, entry];
      else entry.settle(reply);
    });
  }
}

/** The page is there again, after going back to it. */
export function resumeAfterPageShow(): void {
  isHidden = false;
}

/** Drops all changes: who made them is nobody here any more. */
export function clearChangeQueue(): void {
  removePersistedChanges(listPersistedKeys());
  drop(queue.entries);
}

function dropForeignChanges(): void {
  drop(queue.entries.filter(isOthers));
  if (hasCartCookie()) void enqueueCartChange(CART_READ);
  else void sendNextChange();
}

function drop(dropped: readonly QueuedChange[]): void {
  queue.remove(dropped);
  resetBackoff();
  removePersistedChanges(dropped.map(({ key }) => key));
  resetCart(queue.changes(), readCartCount(country));
  for (const { settle: tell } of dropped) tell(CART_GONE_ERROR);
}
