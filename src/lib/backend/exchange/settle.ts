import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Lists show one of several variants: the one that the others name, or the first that is sold when that one is not,
 * or is a variant of something else.
 */
export async function chooseListed(db: Db): Promise<void> {
  const stands = sql`(products.code = coalesce(
    (select lead.code from products as lead
      where lead.code = products.group_code and lead.group_code = lead.code and lead.is_sold = 1),
    (select min(other.code) from products as other
      where other.group_code = products.group_code and other.is_sold = 1)))`;
  await sql`update products set is_listed = 0 where is_listed = 1 and (is_sold = 0 or not ${stands})`.execute(
    db,
  );
  await sql`update products set is_listed = 1 where is_listed = 0 and is_sold = 1 and ${stands}`.execute(db);
}

/** Prices carry what their lists are ordered by: brought up to date after their products have changed. */
export async function followProducts(db: Db): Promise<void> {
  for (const column of ['department_code', 'is_listed']) {
    const own = sql`(select ${sql.ref(`p.${column}`)} from products as p where p.code = prices.product_code)`;
    await sql`update prices set ${sql.ref(column)} = ${own} where ${sql.ref(column)} <> ${own}`.execute(db);
  }
  // A planner that knows how many goods a category has does not walk through all of them.
  await sql`analyze`.execute(db);
}
