import { sql } from 'kysely';
import { DAY_MS } from '#lib/locale/duration.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import type { ExecutedQuery } from '../protocol/execute-queries.ts';
import { normalizeCountedQuery } from './query-id.ts';

/** Counts search queries without any reference to a person. */
export interface QueryCounter {
  add(executed: ExecutedQuery, now: number): void;
  /** Writes pending counts to the database. */
  flush(): Promise<void>;
  /** Flushes a last time; later calls to `add` are ignored. */
  close(): Promise<void>;
}

const FLUSH_INTERVAL_MS = 5000;
// Limits what a script that sends random queries can store.
const MAX_PENDING_QUERIES = 1000;
const MAX_QUERIES_PER_DAY = 20_000;

interface QueryCount {
  day: string;
  language: ExecutedQuery['searchQuery']['language'];
  country: ExecutedQuery['searchQuery']['country'];
  words: string;
  times: number;
  hits: number;
}

/**
 * Flushes every few seconds. When a flush fails, `report` receives the error and the counts of this flush are
 * lost.
 */
export function createQueryCounter(db: Db, report: (error: unknown) => void): QueryCounter {
  let counts = new Map<string, QueryCount>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();

  async function write(pending: readonly QueryCount[]): Promise<void> {
    // Sorted, so that two processes that write the same queries cannot deadlock.
    const rows = [...pending].sort((a, b) => (getCountKey(a) < getCountKey(b) ? -1 : 1));
    for (const [day, dayRows] of Map.groupBy(rows, (row) => row.day)) {
      const { count } = await db
        .selectFrom('search_queries')
        .where('day', '=', day)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      const isFull = Number(count) >= MAX_QUERIES_PER_DAY;
      await runInTransaction(db, async (trx) => {
        for (const row of dayRows) {
          if (isFull) {
            await trx
              .updateTable('search_queries')
              .set((eb) => ({ times: eb('times', '+', row.times), hits: row.hits }))
              .where('day', '=', row.day)
              .where('language', '=', row.language)
              .where('country', '=', row.country)
              .where('words', '=', row.words)
              .execute();
          } else {
            await trx
              .insertInto('search_queries')
              .values(row)
              .onConflict((conflict) =>
                conflict.columns(['day', 'language', 'country', 'words']).doUpdateSet((eb) => ({
                  times: eb('search_queries.times', '+', eb.ref('excluded.times')),
                  hits: eb.ref('excluded.hits'),
                })),
              )
              .execute();
          }
        }
      });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const pending = [...counts.values()];
    counts = new Map();
    if (pending.length > 0) writing = writing.then(() => write(pending)).catch(report);
    return writing;
  }

  return {
    add({ searchQuery, params, total }, now) {
      const { language, country } = searchQuery;
      const isCounted = params.analytics !== false && searchQuery.offset === 0 && searchQuery.limit > 0;
      if (isClosed || !isCounted || searchQuery.query === '') return;
      const words = normalizeCountedQuery(searchQuery.query);
      if (words === '') return;
      const day = new Date(now).toISOString().slice(0, 10);
      const row = { day, language, country, words, times: 1, hits: total };
      const counted = counts.get(getCountKey(row));
      if (!counted && counts.size >= MAX_PENDING_QUERIES) return;
      counts.set(getCountKey(row), { ...row, times: (counted?.times ?? 0) + 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref();
    },
    flush,
    close() {
      isClosed = true;
      return flush();
    },
  };
}

function getCountKey({ day, language, country, words }: QueryCount): string {
  return `${day} ${language} ${country} ${words}`;
}

/** Retention of daily counts in milliseconds. */
export const QUERY_COUNT_RETENTION_MS = 90 * DAY_MS;

/**
 * Retention of queries that were searched only once on a day, in milliseconds. It is shorter because they may
 * contain anything that a visitor typed, but the sums over 30 days need them.
 */
export const RARE_QUERY_RETENTION_MS = 30 * DAY_MS;

export async function deleteExpiredQueryCounts(db: Db, now: number): Promise<void> {
  const getCutoffDate = (retentionMs: number) => new Date(now - retentionMs).toISOString().slice(0, 10);
  await db
    .deleteFrom('search_queries')
    .where((eb) =>
      eb.or([
        eb('day', '<', getCutoffDate(QUERY_COUNT_RETENTION_MS)),
        eb.and([eb('day', '<', getCutoffDate(RARE_QUERY_RETENTION_MS)), eb('times', '=', 1)]),
      ]),
    )
    .execute();
}
