import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, hasRowLocks } from '../db/database.ts';

// An arbitrary key that no other lock of this database uses.
const LOCK_KEY = 7_146_221;

/** Thrown when another import is running on the same database. */
export class ImportLockedError extends Error {
  constructor() {
    super('another import is at work on this database: wait for its end, then run this one again');
  }
}

/**
 * Runs `work` under an exclusive lock; throws `ImportLockedError` if another import holds it. The lock is
 * released when the process ends in any way.
 */
export async function withImportLock<T>(db: Db, dataDir: string, work: () => Promise<T>): Promise<T> {
  return hasRowLocks(db) ? await lockDatabase(db, work) : await lockFolder(dataDir, work);
}

async function lockFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const { default: Sqlite } = await import('better-sqlite3');
  const folder = join(dataDir, 'imports');
  mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new ImportLockedError() : error;
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function lockDatabase<T>(db: Db, work: () => Promise<T>): Promise<T> {
  // Advisory locks belong to a connection, which is reserved until the end.
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      acquired: boolean;
    }>`select pg_try_advisory_lock(${LOCK_KEY}) as acquired`.execute(connection);
    if (!rows[0]?.acquired) throw new ImportLockedError();
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
    }
  });
}
