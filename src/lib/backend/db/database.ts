import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { createPostgresDialect } from './dialects/postgres.ts';
import { createSqliteDialect } from './dialects/sqlite.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Returns the path of the embedded database in a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, 'binaa.db');
}

// Statement timeouts on PostgreSQL: for requests, for jobs such as an import, and for migrations, which may
// rewrite a table.
const STATEMENT_TIMEOUT_MS = { page: 5000, job: 15_000, migration: 600_000 };

export interface DatabaseSource {
  /** Connection URL of PostgreSQL; takes precedence over `file`. */
  url?: string | undefined;
  /** Path of an SQLite file. Default: `:memory:`. */
  file?: string | undefined;
}

/**
 * Opens PostgreSQL or SQLite; connects at the first query. `work` sets the statement timeout on PostgreSQL.
 */
export function openDatabase(source: DatabaseSource, work: keyof typeof STATEMENT_TIMEOUT_MS = 'page'): Db {
  const dialect = source.url
    ? createPostgresDialect(source.url, STATEMENT_TIMEOUT_MS[work])
    : createSqlite(source.file ?? ':memory:');
  return new Kysely<Tables>({ dialect });
}

function createSqlite(file: string): Dialect {
  return createSqliteDialect(async () => {
    if (file !== ':memory:') createPrivateFile(file);
    const { default: Sqlite } = await import('better-sqlite3');
    return new Sqlite(file);
  });
}

// Created before SQLite opens it, because SQLite would create it readable by every local user. Existing files
// keep their mode and are not opened: POSIX drops all locks of a process on a file when it closes any descriptor of
// it, and without the lock of an earlier connection other processes take the database for unused.
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}

/** True on PostgreSQL, which locks rows; a SQLite transaction locks the whole file. */
export function hasRowLocks(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const MAX_RETRIES = 8;

// Serialisation failure and deadlock: the other transaction goes on, so a retry can succeed.
function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
}

/**
 * Runs `work` in a transaction; retries it after a serialisation failure or deadlock. Inside `work` use only
 * `trx`: SQLite has one connection, so a query on `db` would deadlock with the transaction.
 */
export async function runInTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt > MAX_RETRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
