import type { Encryption } from '../crypto/encrypt.ts';
import type { Db } from '../db/database.ts';
import type { MessageKind } from './message.ts';
import { decryptMessageData } from './message-data.ts';
import { claimDue, markFailed, markSent, type OutboxRow, postpone } from './queries.ts';
import { writeMessage } from './templates/write.ts';
import { DeliveryFailure, type Transport } from './transport.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds after each failed try but the last one. */
export const WAITS = [5 * SECOND, 20 * SECOND, MINUTE, 10 * MINUTE, 30 * MINUTE];

/** A message is tried so often. */
export const TRIES = WAITS.length + 1;

/** Milliseconds that one process has for a try: longer than any provider is waited for. */
export const LEASE = 5 * MINUTE;

// As many as mail has connections: none waits for its turn while its lease runs.
const AT_ONCE = 5;

// A shop that closes does not wait for a provider that hangs: the lease ends, and another process takes over.
const LINGER = 5 * SECOND;

// A message may be written in a transaction that is still open: it is looked for again a few times. What takes longer
// is found by the next sweep.
const LOOKS = [0, 50, 300, 2000];

/** Providers by the way that a row names. */
export type Ways = Partial<Record<Exclude<OutboxRow['via'], 'mailbox'>, Transport>>;

/** A message that did not reach anybody, fit for a log. */
export interface Lost {
  id?: string;
  kind?: string;
  channel?: string;
  tries?: number;
  code: string;
  /** Of our own faults. */
  error?: unknown;
}

interface Worker {
  /** Sends all that is due; whoever calls meanwhile waits for the same. */
  deliver(): Promise<void>;
  /** Delivers in a moment. */
  nudge(): void;
  close(): Promise<void>;
}

interface WorkerOptions {
  db: Db;
  encryption: Encryption;
  clock: () => number;
  site: string;
  ways: Ways;
  report: (lost: Lost) => void;
}

/** What brings messages out of the shop. Several processes may work on one table. */
export function createWorker({ db, encryption, clock, site, ways, report }: WorkerOptions): Worker {
  const names = (Object.keys(ways) as (keyof Ways)[]).filter((name) => ways[name] !== undefined);
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let look = 0;
  let isClosed = false;

  async function giveUp(row: OutboxRow, code: string): Promise<void> {
    await markFailed(db, row, code);
    report({ id: row.id, kind: row.kind, channel: row.channel, tries: row.tries, code });
  }

  async function tryOne(row: OutboxRow): Promise<void> {
    // Its last try ended with the process that made it.
    if (row.tries > TRIES) return giveUp(row, row.error ?? 'ABANDONED');
    if (row.expires_at !== null && row.expires_at <= clock()) return giveUp(row, row.error ?? 'EXPIRED');
    const facts = decryptMessageData(encryption, row);
    if (!facts) return giveUp(row, 'UNREADABLE');
    const { language, country } = row;
    const kind = row.kind as MessageKind;
    const written = writeMessage({ kind, language, country, facts, at: row.created_at, site });
    try {
      await ways[row.via as keyof Ways]?.deliver({ id: row.id, to: row.recipient, language, written });
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      const wait = WAITS[row.tries - 1];
      if (error.isFinal || wait === undefined) return giveUp(row, error.code);
      return postpone(db, row, error.code, clock() + wait);
    }
    await markSent(db, row, clock());
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      const rows = await claimDue(db, { now: clock(), leaseMs: LEASE, ways: names, most: AT_ONCE });
      if (rows.length === 0) return;
      const ends = await Promise.allSettled(rows.map(tryOne));
      for (const end of ends) {
        if (end.status === 'rejected') report({ code: 'INTERNAL', error: end.reason });
      }
    }
  }

  function deliver(): Promise<void> {
    if (names.length === 0 || isClosed) return Promise.resolve();
    running ??= run()
      .catch((error: unknown) => report({ code: 'INTERNAL', error }))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function wait(): void {
    clearTimeout(timer);
    const ms = LOOKS[look];
    if (isClosed || ms === undefined) return;
    timer = setTimeout(async () => {
      look += 1;
      await deliver();
      wait();
    }, ms);
    timer.unref();
  }

  return {
    deliver,
    nudge() {
      look = 0;
      wait();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (running) await settleWithin(running, LINGER);
      for (const name of names) ways[name]?.close();
    },
  };
}

async function settleWithin(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
