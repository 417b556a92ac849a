import { MINUTE_MS } from '#lib/locale/duration.ts';
import type { Encryption } from '../crypto/encrypt.ts';
import type { Db } from '../db/database.ts';
import type { MessageKind } from './message.ts';
import { decryptMessageData } from './message-data.ts';
import {
  claimDueMessages,
  markMessageFailed,
  markMessageSent,
  type OutboxRow,
  postponeMessage,
} from './queries.ts';
import { renderMessage } from './templates/render-message.ts';
import { type Transport, TransportError } from './transports/transport.ts';

const SECOND_MS = 1000;

/** Delay after each failed attempt except the last. */
export const RETRY_DELAYS_MS = [5 * SECOND_MS, 20 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** Lease of one attempt; longer than the timeout of any provider. */
export const LEASE_MS = 5 * MINUTE_MS;

// Equal to the number of SMTP connections, so that no message waits for a connection while its lease runs.
const BATCH_SIZE = 5;

// At shutdown, a hanging provider is not awaited: the lease expires, and another process retries.
const CLOSE_TIMEOUT_MS = 5 * SECOND_MS;

// The transaction that inserts a message may still be open, so the worker polls a few times. Maintenance
// finds messages of longer transactions.
const POLL_DELAYS_MS = [0, 50, 300, 2000];

/** Transports by the `via` column. */
export type Transports = Partial<Record<Exclude<OutboxRow['via'], 'mailbox'>, Transport>>;

/** A message that could not be sent, for the log. */
export interface FailedMessage {
  id?: string;
  kind?: string;
  channel?: string;
  tries?: number;
  code: string;
  /** The thrown value of an internal error. */
  error?: unknown;
}

interface OutboxWorker {
  /** Sends all due messages; concurrent calls share one run. */
  sendDue(): Promise<void>;
  /** Sends due messages soon, without waiting. */
  scheduleSend(): void;
  close(): Promise<void>;
}

interface WorkerOptions {
  db: Db;
  encryption: Encryption;
  clock: () => number;
  site: string;
  transports: Transports;
  report: (failedMessage: FailedMessage) => void;
}

/** Sends the messages of the outbox table. Several processes may run a worker on the same table. */
export function createOutboxWorker({
  db,
  encryption,
  clock,
  site,
  transports,
  report,
}: WorkerOptions): OutboxWorker {
  const transportNames = (Object.keys(transports) as (keyof Transports)[]).filter(
    (transportName) => transports[transportName] !== undefined,
  );
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pollIndex = 0;
  let isClosed = false;

  async function failMessage(row: OutboxRow, code: string): Promise<void> {
    await markMessageFailed(db, row, code);
    report({ id: row.id, kind: row.kind, channel: row.channel, tries: row.tries, code });
  }

  async function sendMessage(row: OutboxRow): Promise<void> {
    // The process died during the last attempt.
    if (row.tries > MAX_ATTEMPTS) return failMessage(row, row.error ?? 'ABANDONED');
    if (row.expires_at !== null && row.expires_at <= clock()) return failMessage(row, row.error ?? 'EXPIRED');
    const data = decryptMessageData(encryption, row);
    if (!data) return failMessage(row, 'UNREADABLE');
    const { language, country } = row;
    const kind = row.kind as MessageKind;
    const content = renderMessage({ kind, language, country, data, at: row.created_at, site });
    try {
      await transports[row.via as keyof Transports]?.send({
        id: row.id,
        to: row.recipient,
        language,
        content,
      });
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      const delayMs = RETRY_DELAYS_MS[row.tries - 1];
      if (error.isPermanent || delayMs === undefined) return failMessage(row, error.code);
      return postponeMessage(db, row, error.code, clock() + delayMs);
    }
    await markMessageSent(db, row, clock());
  }

  async function sendBatches(): Promise<void> {
    while (!isClosed) {
      const rows = await claimDueMessages(db, {
        now: clock(),
        leaseMs: LEASE_MS,
        transports: transportNames,
        limit: BATCH_SIZE,
      });
      if (rows.length === 0) return;
      const results = await Promise.allSettled(rows.map(sendMessage));
      for (const result of results) {
        if (result.status === 'rejected') report({ code: 'INTERNAL', error: result.reason });
      }
    }
  }

  function sendDue(): Promise<void> {
    if (transportNames.length === 0 || isClosed) return Promise.resolve();
    running ??= sendBatches()
      .catch((error: unknown) => report({ code: 'INTERNAL', error }))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function schedulePoll(): void {
    clearTimeout(timer);
    const ms = POLL_DELAYS_MS[pollIndex];
    if (isClosed || ms === undefined) return;
    timer = setTimeout(async () => {
      pollIndex += 1;
      await sendDue();
      schedulePoll();
    }, ms);
    timer.unref();
  }

  return {
    sendDue,
    scheduleSend() {
      pollIndex = 0;
      schedulePoll();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (running) await waitAtMost(running, CLOSE_TIMEOUT_MS);
      for (const transportName of transportNames) transports[transportName]?.close();
    },
  };
}

/** Waits for work that never rejects, at most `ms`. */
export async function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
