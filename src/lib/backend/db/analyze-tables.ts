import { sql } from 'kysely';
import { type Db, hasRowLocks, type Trx } from './database.ts';

/**
 * Updates the statistics of the query planner, so that it chooses indexes instead of scanning whole tables.
 */
export async function analyzeTables(db: Db | Trx): Promise<void> {
  // Limits the number of rows that SQLite analyses per index: a sample is enough.
  if (!hasRowLocks(db)) await sql`pragma analysis_limit = 1000`.execute(db);
  await sql`analyze`.execute(db);
}
