import { sql } from 'kysely';
import { type Db, hasRowLocks, type Trx } from './database.ts';

/** Tells the database what it holds: one that knows how many goods a category has does not walk through all of them. */
export async function analyzeTables(db: Db | Trx): Promise<void> {
  // A sample tells SQLite enough.
  if (!hasRowLocks(db)) await sql`pragma analysis_limit = 1000`.execute(db);
  await sql`analyze`.execute(db);
}
