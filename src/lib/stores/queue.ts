import type { Client } from '#lib/client/client.ts';
import { $added } from './added.ts';
import { gone, isLost, isNetwork, lost, makeChange, type Reply, type Tried } from './calls.ts';
import { showChanges, showNothing, showReply } from './cart-state.ts';
import { type Change, replaces } from './changes.ts';
import { hasCart, readCount, readOwner } from './count.ts';
import { forgetKept, type Kept, keepChange, keptKeys, LIFE_MS } from './kept.ts';
import { tellTabs } from './tabs.ts';
import { $waiting } from './waiting.ts';

export interface Entry extends Kept, Tried {
  /** Called once, with what became of it. */
  settle: (reply: Reply) => void;
}

const MOST_WAITING = 50;
const LONGEST_MS = 30_000;

let client: Client | undefined;
/** Whose cart this page shows; empty until it is connected. */
export let country = '';
let queue: Entry[] = [];
let isSending = false;
/** Whether what an earlier page left is still to come before the rest. */
let isHeld = false;
/** Whether the page is being left: what becomes of its changes, the next one finds out. */
export let isLeft = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

const isWrite = ({ change }: Entry): boolean => change.kind !== 'read';
// Somebody else has signed in since: what may have been sent before is not theirs.
const isOthers = ({ isKept, owner }: Entry): boolean => !!isKept && !!owner && owner !== readOwner();
const changes = (): Change[] => queue.map(({ change }) => change);
const publish = (): void => showChanges(changes());

/** Gives the queue its way to the server; what waits for another one's is dropped. */
export function connectQueue(other: Client, where: string): void {
  if (client) queue = [];
  client = other;
  country = where;
  isSending = false;
  isHeld = false;
  isLeft = false;
  rest();
  showNothing(changes(), readCount(country));
}

function rest(): void {
  tries = 0;
  clearTimeout(timer);
  $waiting.set(false);
}

/** Sends a change in its turn; the answer is that of its settling, which may be after the network is back. */
export function enqueue(change: Change): Promise<Reply> {
  if ($waiting.get() && (change.kind === 'read' || queue.length >= MOST_WAITING)) {
    void send();
    return Promise.resolve(lost);
  }
  return new Promise((settle) => {
    const waits = queue.slice(isSending ? 1 : 0);
    const replaced = waits.filter((other) => replaces(change, other.change));
    forgetKept(replaced.map(({ key }) => key));
    latest = Math.max(Date.now(), latest + 1);
    const entry: Entry = {
      ...{ change, key: crypto.randomUUID(), at: latest, owner: readOwner() },
      settle(reply) {
        // The latest last, as it was done.
        for (const other of replaced) other.settle(reply);
        settle(reply);
      },
    };
    queue = [...queue.filter((other) => !replaced.includes(other)), entry];
    if (tries > 0) keepAll();
    publish();
    void send();
  });
}

/** Sends what earlier pages left, before anything else, and then what has waited until now. */
export async function takeKept(): Promise<void> {
  if (keptKeys().length > 0) {
    isHeld = true;
    const offline = await import('./offline.ts').catch(() => undefined);
    isHeld = false;
    queue = offline?.joinKept(queue, country) ?? queue;
    publish();
  }
  void send();
}

/** Sends the first, when nothing is in flight; at once, however long it was to wait. */
export async function send(): Promise<void> {
  const entry = queue[0];
  const sender = client;
  if (isSending || isHeld || !entry || !sender) return;
  if (isOthers(entry)) return dropOthers();
  if (Date.now() - entry.at > LIFE_MS) return settle(entry, lost);
  clearTimeout(timer);
  isSending = true;
  const reply = await makeChange(sender, entry.change, entry.key);
  // Another country's cart was connected meanwhile.
  if (client !== sender) return;
  isSending = false;
  if (queue[0] !== entry) void send();
  else if (isLost(entry, reply)) wait(entry, reply);
  else settle(entry, reply);
}

function wait(entry: Entry, reply: Reply): void {
  tries += 1;
  if (!isNetwork(reply)) entry.misses = (entry.misses ?? 0) + 1;
  $waiting.set(tries > 1 || navigator.onLine === false);
  const reads = queue.filter((entry) => !isWrite(entry));
  queue = queue.filter(isWrite);
  keepAll();
  publish();
  timer = setTimeout(send, Math.min(500 * 2 ** tries, LONGEST_MS));
  for (const { settle } of reads) settle(lost);
}

function keepAll(): void {
  for (const entry of queue.filter(isWrite)) entry.isKept ||= keepChange(entry, country);
}

function settle(entry: Entry, reply: Reply): void {
  const { change, key } = entry;
  rest();
  queue = queue.slice(1);
  if (!isLeft) forgetKept([key]);
  if (reply.ok) showReply(reply.data, changes());
  else if (reply.error.code === 'CART_NOT_FOUND' && !isWrite(entry)) showNothing(changes());
  else publish();
  if (reply.ok && change.kind === 'add') {
    $added.set([...$added.get(), { item: change.item, cart: reply.data }]);
  }
  entry.settle(reply);
  if (isWrite(entry)) {
    // The other tabs need not hear of each of many.
    if (!isLeft && !queue.some(isWrite)) tellTabs(country);
    // An answer like that says nothing of what was done: the truth is read, once, behind the rest.
    if (!reply.ok && reply.error.status !== 409) void enqueue({ kind: 'read' });
  }
  void send();
}

/** Who leaves the page has still done what they did: it is written down, and what can go by itself goes at once. */
export function leaveQueue(): void {
  const sender = client;
  const writes = queue.filter(isWrite);
  if (!sender || writes.length === 0) return;
  keepAll();
  publish();
  isLeft = true;
  if ($waiting.get()) return;
  // Several at once may arrive in any order: only what is added comes to the same in all of them.
  const free = writes.filter(
    (entry, index) =>
      !(isSending && entry === queue[0]) &&
      (index === 0 || writes.slice(0, index + 1).every(({ change }) => change.kind === 'add')),
  );
  queue = queue.filter((entry) => !free.includes(entry));
  publish();
  for (const entry of free) {
    void makeChange(sender, entry.change, entry.key).then((reply) => {
      if (isLost(entry, reply)) queue.push(entry);
      else entry.settle(reply);
    });
  }
}

/** The page is there again, after going back to it. */
export function returnToQueue(): void {
  isLeft = false;
}

/** Drops all changes: who made them is nobody here any more. */
export function dropQueue(): void {
  forgetKept(keptKeys());
  drop(queue);
}

function dropOthers(): void {
  drop(queue.filter(isOthers));
  if (hasCart()) void enqueue({ kind: 'read' });
  else void send();
}

function drop(dropped: readonly Entry[]): void {
  queue = queue.filter((entry) => !dropped.includes(entry));
  rest();
  forgetKept(dropped.map(({ key }) => key));
  showNothing(changes(), readCount(country));
  for (const { settle: tell } of dropped) tell(gone);
}
