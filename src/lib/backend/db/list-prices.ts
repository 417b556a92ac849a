import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

/**
 * Lists are ordered by what the cheapest variant costs, as a card says it: brings that, and what else prices carry of
 * their products, up to date after products or prices have changed.
 */
export async function followListPrices(db: Db | Trx): Promise<void> {
  for (const column of ['department_code', 'is_listed']) {
    const own = sql`(select ${sql.ref(`p.${column}`)} from products as p where p.code = prices.product_code)`;
    await sql`update prices set ${sql.ref(column)} = ${own} where ${sql.ref(column)} <> ${own}`.execute(db);
  }
  const cheapest = sql`(select min(r.unit_amount) from products as own
    join products as p on p.group_code = own.group_code and p.is_sold = 1
    join prices as r on r.product_code = p.code and r.country = prices.country
    where own.code = prices.product_code)`;
  await sql`update prices set from_amount = coalesce(${cheapest}, unit_amount)
    where is_listed = 1
      and (from_amount <> unit_amount or product_code in (
        select p.code from products as p where p.is_listed = 1 and exists (
          select 1 from products as other where other.group_code = p.group_code and other.code <> p.code)))
      and from_amount <> coalesce(${cheapest}, unit_amount)`.execute(db);
  // A planner that knows how many goods a category has does not walk through all of them.
  await sql`analyze`.execute(db);
}
