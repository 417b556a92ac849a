import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { createPostgresDialect } from './dialects/postgres.ts';
import { createSqliteDialect } from './dialects/sqlite.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The embedded database of a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, 'binaa.db');
}

/** PostgreSQL by its url, else SQLite in a file or in `:memory:`. Connects at the first query, not before. */
export function openDatabase(from: { url?: string | undefined; file?: string | undefined }): Db {
  const dialect = from.url ? createPostgresDialect(from.url) : sqlite(from.file ?? ':memory:');
  return new Kysely<Tables>({ dialect });
}

function sqlite(file: string): Dialect {
  return createSqliteDialect(async () => {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const { default: Sqlite } = await import('better-sqlite3');
    return new Sqlite(file);
  });
}

/** True on PostgreSQL, where rows are locked one by one; SQLite's transactions own the whole file. */
export function hasRowLocks(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const RETRIES = 8;

// Serialisation failure and deadlock: the other one went on, so doing it again succeeds.
function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
}

/**
 * All or nothing. Inside `work` only `trx` may be used: on SQLite there is one connection, and another
 * query would wait for this transaction, which waits for it.
 */
export async function runInTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
