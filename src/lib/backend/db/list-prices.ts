import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, hasRowLocks, type Trx } from './database.ts';

const PIECE = 1000;
// Whoever waits to write looks again every so often, and must find the database free now and then.
const PAUSE_MS = 5;

/**
 * Lists are ordered by what the cheapest variant costs, as a card says it: brings that up to date after products or
 * prices have changed. Piece by piece, so that nobody who buys meanwhile waits for all of it.
 */
export async function followListPrices(db: Db | Trx): Promise<void> {
  let after = '';
  for (let last = await findEnd(db, after); last !== undefined; last = await findEnd(db, after)) {
    await followPiece(db, after, last);
    after = last;
    if (!db.isTransaction) await wait(PAUSE_MS);
  }
  // A planner that knows how many goods a category has does not walk through all of them; a sample tells it enough.
  if (!hasRowLocks(db)) await sql`pragma analysis_limit = 1000`.execute(db);
  await sql`analyze`.execute(db);
}

async function findEnd(db: Db | Trx, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('products')
    .select('code')
    .where('code', '>', after)
    .orderBy('code')
    .limit(PIECE)
    .execute();
  return rows.at(-1)?.code;
}

async function followPiece(db: Db | Trx, after: string, last: string): Promise<void> {
  const cheapest = sql`(select min(r.unit_amount) from products as own
    join products as p on p.group_code = own.group_code and p.is_sold = 1
    join prices as r on r.product_code = p.code and r.country = prices.country
    where own.code = prices.product_code)`;
  await sql`update prices set from_amount = coalesce(${cheapest}, unit_amount)
    where product_code in (
        select p.code from products as p where p.code > ${after} and p.code <= ${last} and p.is_listed = 1)
      and (from_amount <> unit_amount or product_code in (
        select p.code from products as p where p.code > ${after} and p.code <= ${last} and p.is_listed = 1
          and exists (select 1 from products as other
            where other.group_code = p.group_code and other.code <> p.code)))
      and from_amount <> coalesce(${cheapest}, unit_amount)`.execute(db);
}
