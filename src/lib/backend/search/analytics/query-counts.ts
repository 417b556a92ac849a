import { sql } from 'kysely';
import { type Db, runInTransaction } from '../../db/database.ts';
import type { ExecutedQuery } from '../protocol/execute-queries.ts';
import { normalizeCountedQuery } from './query-id.ts';

/** Counts search queries without any reference to a person. */
export interface QueryCounts {
  add(asked: ExecutedQuery, now: number): void;
  /** Writes pending counts to the database. */
  flush(): Promise<void>;
  /** Flushes a last time; later calls to `add` are ignored. */
  close(): Promise<void>;
}

const FLUSH_EVERY = 5000;
// Limits how much a script with ever new queries can write.
const NEW_AT_ONCE = 1000;
const NEW_A_DAY = 20_000;

interface QueryCount {
  day: string;
  language: ExecutedQuery['question']['language'];
  country: ExecutedQuery['question']['country'];
  words: string;
  times: number;
  hits: number;
}

/** Flushes every few seconds. When a flush fails, `report` receives the error and its counts are lost. */
export function createQueryCounts(db: Db, report: (error: unknown) => void): QueryCounts {
  let counts = new Map<string, QueryCount>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();

  async function write(gathered: readonly QueryCount[]): Promise<void> {
    // Sorted, so that two processes that write the same queries cannot deadlock.
    const rows = [...gathered].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    for (const [day, own] of Map.groupBy(rows, (row) => row.day)) {
      const { known } = await db
        .selectFrom('search_queries')
        .where('day', '=', day)
        .select(sql<number>`count(*)`.as('known'))
        .executeTakeFirstOrThrow();
      const isFull = Number(known) >= NEW_A_DAY;
      await runInTransaction(db, async (trx) => {
        for (const row of own) {
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
    const gathered = [...counts.values()];
    counts = new Map();
    if (gathered.length > 0) writing = writing.then(() => write(gathered)).catch(report);
    return writing;
  }

  return {
    add({ question, params, total }, now) {
      const { language, country } = question;
      const isMain = params.analytics !== false && question.offset === 0 && question.limit > 0;
      if (isClosed || !isMain || question.query === '') return;
      const words = normalizeCountedQuery(question.query);
      if (words === '') return;
      const day = new Date(now).toISOString().slice(0, 10);
      const row = { day, language, country, words, times: 1, hits: total };
      const known = counts.get(keyOf(row));
      if (!known && counts.size >= NEW_AT_ONCE) return;
      counts.set(keyOf(row), { ...row, times: (known?.times ?? 0) + 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_EVERY).unref();
    },
    flush,
    close() {
      isClosed = true;
      return flush();
    },
  };
}

function keyOf({ day, language, country, words }: QueryCount): string {
  return `${day} ${language} ${country} ${words}`;
}

const DAY = 24 * 3600_000;

/** Retention of daily counts in milliseconds. */
export const QUERY_COUNT_RETENTION_MS = 90 * DAY;

/**
 * Retention of queries counted once a day, which may contain anything that a visitor typed. Sums over 30 days
 * need them until then.
 */
export const RARE_QUERY_RETENTION_MS = 30 * DAY;

export async function deleteExpiredQueryCounts(db: Db, now: number): Promise<void> {
  const before = (life: number) => new Date(now - life).toISOString().slice(0, 10);
  await db
    .deleteFrom('search_queries')
    .where((eb) =>
      eb.or([
        eb('day', '<', before(QUERY_COUNT_RETENTION_MS)),
        eb.and([eb('day', '<', before(RARE_QUERY_RETENTION_MS)), eb('times', '=', 1)]),
      ]),
    )
    .execute();
}
