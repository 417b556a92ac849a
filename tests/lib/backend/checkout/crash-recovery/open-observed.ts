import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Db } from '#lib/backend/db/database.ts';
import { createPostgresDialect } from '#lib/backend/db/dialects/postgres.ts';
import { createSqliteDialect } from '#lib/backend/db/dialects/sqlite.ts';
import type { Tables } from '#lib/backend/db/schema.ts';
import { type Observe, observeDialect } from './observed-dialect.ts';
import type { SharedSource } from './shared-databases.ts';

const TIMEOUT_MS = 15_000;

/** Opens a database that reports each statement. */
export function openObserved(source: SharedSource, observe: Observe): Db {
  const dialect =
    'url' in source
      ? createPostgresDialect(source.url, TIMEOUT_MS)
      : createSqliteDialect(async () => new Sqlite(source.file));
  return new Kysely<Tables>({ dialect: observeDialect(dialect, observe) });
}
