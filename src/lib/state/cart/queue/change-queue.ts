import type { Client } from '#lib/client/client.ts';
import { recordInteraction } from '../../analytics/interactions.ts';
import { createOptimisticQueue } from '../../optimistic-queue.ts';
import { hasCartCookie, readCartCount, readCartOwner } from '../cart-count-cookie.ts';
import { resetCart, setCartFromReply, setPendingChanges } from '../cart-store.ts';
import { $isCartOffline } from './offline-status.ts';
import { CART_READ, type CartChange, getAddedItem, isCartRead, supersedesChange } from './pending-changes.ts';
import { listPersistedKeys, MAX_AGE_MS, persistChange, removePersistedChanges } from './persisted-changes.ts';
import type { QueuedChange } from './queued-change.ts';
import {
  CART_GONE_ERROR,
  type CartChangeResult,
  isNetworkError,
  NETWORK_ERROR,
  sendCartChange,
  shouldRetryChange,
} from './send-change.ts';
import { notifyTabs } from './tab-sync.ts';

const MAX_QUEUED_CHANGES = 50;
const MAX_BACKOFF_MS = 30_000;

let client: Client | undefined;
let country = '';
/** Whether the page is being left. The next page then sends its changes. */
let isHidden = false;
let attempts = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let lastCreatedAt = 0;

const queue = createOptimisticQueue<QueuedChange, CartChange, CartChangeResult>({
  canSend,
  send: (entry) => sendCartChange(client as Client, entry.change, entry.key),
  onReply(entry, reply) {
    if (shouldRetryChange(entry, reply)) scheduleRetry(entry, reply);
    else finishChange(entry, reply);
  },
  // Another tab may have restored a persisted change, and would send it after its replacement.
  supersedes: (entry, waiting) => !waiting.isPersisted && supersedesChange(entry.change, waiting.change),
});

const isWrite = ({ change }: QueuedChange): boolean => !isCartRead(change);
// Another customer has signed in since: restored changes belong to someone else.
const belongsToOtherOwner = ({ isPersisted, owner }: QueuedChange): boolean =>
  !!isPersisted && !!owner && owner !== readCartOwner();
const publish = (): void => setPendingChanges(queue.changes());

/** The country of the page's cart; empty until connected. */
export const getQueueCountry = (): string => country;

export const isPageHidden = (): boolean => isHidden;

/** Connects the queue to a country and an API client; drops changes that were queued for an earlier client. */
export function connectChangeQueue(apiClient: Client, cartCountry: string): void {
  if (client) queue.reset();
  client = apiClient;
  country = cartCountry;
  isHidden = false;
  resetBackoff();
  resetCart(queue.changes(), readCartCount(country));
}

function resetBackoff(): void {
  attempts = 0;
  clearTimeout(retryTimer);
  $isCartOffline.set(false);
}

/** Queues a change. Resolves with its reply, which may arrive only after the network is available again. */
export function enqueueCartChange(change: CartChange): Promise<CartChangeResult> {
  if ($isCartOffline.get() && (isCartRead(change) || queue.entries.length >= MAX_QUEUED_CHANGES)) {
    void sendNextChange();
    return Promise.resolve(NETWORK_ERROR);
  }
  return new Promise((settle) => {
    lastCreatedAt = Math.max(Date.now(), lastCreatedAt + 1);
    const key = crypto.randomUUID();
    queue.add({ change, key, createdAt: lastCreatedAt, owner: readCartOwner(), settle });
    if (attempts > 0) persistAll();
    publish();
    void sendNextChange();
  });
}

/** Queues unsent changes of earlier pages before all others, and starts sending. */
export async function restorePersistedChanges(): Promise<void> {
  if (listPersistedKeys().length > 0) {
    queue.isPaused = true;
    const restoreModule = await import('./restore-changes.ts').catch(() => undefined);
    queue.isPaused = false;
    queue.entries = restoreModule?.prependPersistedChanges(queue.entries, country) ?? queue.entries;
    publish();
  }
  void sendNextChange();
}

/** Sends the first change now unless one is in flight; skips a pending retry delay. */
export const sendNextChange = queue.sendNext;

function canSend(entry: QueuedChange): boolean {
  if (!client) return false;
  const isExpired = Date.now() - entry.createdAt > MAX_AGE_MS;
  if (belongsToOtherOwner(entry)) dropForeignChanges();
  else if (isExpired) finishChange(entry, NETWORK_ERROR);
  else {
    clearTimeout(retryTimer);
    return true;
  }
  return false;
}

function scheduleRetry(entry: QueuedChange, reply: CartChangeResult): void {
  attempts += 1;
  if (!isNetworkError(reply)) entry.serverErrors = (entry.serverErrors ?? 0) + 1;
  $isCartOffline.set(attempts > 1 || navigator.onLine === false);
  const reads = queue.entries.filter(({ change }) => isCartRead(change));
  queue.remove(reads);
  persistAll();
  publish();
  retryTimer = setTimeout(sendNextChange, Math.min(500 * 2 ** attempts, MAX_BACKOFF_MS));
  for (const { settle } of reads) settle(NETWORK_ERROR);
}

function persistAll(): void {
  for (const entry of queue.entries.filter(isWrite)) entry.isPersisted ||= persistChange(entry, country);
}

function finishChange(entry: QueuedChange, reply: CartChangeResult): void {
  const { change, key } = entry;
  resetBackoff();
  queue.remove([entry]);
  if (!isHidden) removePersistedChanges([key]);
  if (reply.ok) setCartFromReply(reply.data, queue.changes());
  else if (reply.error.code === 'CART_NOT_FOUND' && !isWrite(entry)) resetCart(queue.changes());
  else publish();
  if (reply.ok && isWrite(entry)) {
    const { name: endpoint } = change.endpoint;
    recordInteraction({ kind: 'cart', endpoint, item: getAddedItem(change), cart: reply.data });
  }
  entry.settle(reply);
  if (isWrite(entry)) {
    // Notify other tabs once after a series of changes.
    if (!isHidden && !queue.entries.some(isWrite)) notifyTabs(country);
    // After such an error the outcome is unknown: read the cart once, after the remaining changes.
    if (!reply.ok && reply.error.status !== 409) void enqueueCartChange(CART_READ);
  }
  void sendNextChange();
}

/** On page hide, persists all pending changes; sends the first, and additions that follow no other change. */
export function flushOnPageHide(): void {
  const sender = client;
  const writes = queue.entries.filter(isWrite);
  if (!sender || writes.length === 0) return;
  persistAll();
  publish();
  isHidden = true;
  if ($isCartOffline.get()) return;
  void sendNextChange();
  // Parallel requests may arrive in any order; only additions give the same result in all of them.
  const sendable = writes.filter(
    (entry, index) =>
      entry !== queue.inFlight && writes.slice(0, index + 1).every(({ change }) => getAddedItem(change)),
  );
  queue.remove(sendable);
  publish();
  for (const entry of sendable) {
    void sendCartChange(sender, entry.change, entry.key).then((reply) => {
      if (!shouldRetryChange(entry, reply)) entry.settle(reply);
      else queue.entries = [...queue.entries, entry].sort((a, b) => a.createdAt - b.createdAt);
    });
  }
}

/** Resumes after the page was restored by back navigation. */
export function resumeAfterPageShow(): void {
  isHidden = false;
}

/** Drops all changes, also persisted ones: their owner has signed out. */
export function clearChangeQueue(): void {
  removePersistedChanges(listPersistedKeys());
  dropChanges(queue.entries);
}

function dropForeignChanges(): void {
  dropChanges(queue.entries.filter(belongsToOtherOwner));
  if (hasCartCookie()) void enqueueCartChange(CART_READ);
  else void sendNextChange();
}

function dropChanges(changes: readonly QueuedChange[]): void {
  queue.remove(changes);
  resetBackoff();
  removePersistedChanges(changes.map(({ key }) => key));
  resetCart(queue.changes(), readCartCount(country));
  for (const { settle: settleChange } of changes) settleChange(CART_GONE_ERROR);
}
