import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Sets the listed variant of each group: the lead variant, or the first sold one if the lead is not sold or
 * belongs to another group.
 */
export async function updateListedVariants(db: Db): Promise<void> {
  const isListedVariant = sql`(products.code = coalesce(
    (select lead.code from products as lead
      where lead.code = products.group_code and lead.group_code = lead.code and lead.is_sold = 1),
    (select min(other.code) from products as other
      where other.group_code = products.group_code and other.is_sold = 1)))`;
  await sql`update products set is_listed = 0 where is_listed = 1 and (is_sold = 0 or not ${isListedVariant})`.execute(
    db,
  );
  await sql`update products set is_listed = 1 where is_listed = 0 and is_sold = 1 and ${isListedVariant}`.execute(
    db,
  );
}

/** Updates department and aisle of products after categories have moved. */
export async function updateProductCategories(db: Db): Promise<void> {
  const aisle = sql`(select c.parent_code from categories as c where c.code = products.category_code)`;
  const department = sql`(select a.parent_code from categories as c
    inner join categories as a on a.code = c.parent_code where c.code = products.category_code)`;
  await sql`update products set aisle_code = ${aisle}, department_code = ${department}
    where aisle_code <> ${aisle} or department_code <> ${department}`.execute(db);
}
