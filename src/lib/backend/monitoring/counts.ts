import type { Db } from '../db/database.ts';

/** Counts for an operator, read from the database. */
export interface BackendCounts {
  orders: { status: string; count: number }[];
  /** Payments that are started or authorised, and not yet paid, declined or expired. */
  paymentsWaiting: number;
  messages: { status: string; count: number }[];
}

// Counting reads every order and message, so calls within this time share a result.
const MAX_AGE_MS = 5000;

/** Returns a function that counts orders, payments and messages at most every 5 seconds. */
export function createCountReader(db: Db, clock: () => number): () => Promise<BackendCounts> {
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let counts: Promise<BackendCounts> | undefined;
  return () => {
    if (counts && Math.abs(clock() - lastReadAt) < MAX_AGE_MS) return counts;
    lastReadAt = clock();
    const newCounts = readCounts(db);
    counts = newCounts;
    newCounts.catch(() => {
      if (counts === newCounts) counts = undefined;
    });
    return newCounts;
  };
}

async function readCounts(db: Db): Promise<BackendCounts> {
  const [orders, messages, payments] = await Promise.all([
    countByStatus(db, 'orders'),
    countByStatus(db, 'outbox'),
    db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', 'in', ['Pending', 'Authorised'])
      .executeTakeFirstOrThrow(),
  ]);
  return { orders, messages, paymentsWaiting: Number(payments.count) };
}

async function countByStatus(db: Db, table: 'orders' | 'outbox') {
  const rows = await db
    .selectFrom(table)
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status: String(status), count: Number(count) }));
}
