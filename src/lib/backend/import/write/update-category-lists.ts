import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Updates department and aisle of products after categories have moved. */
export async function updateProductCategories(db: Db): Promise<void> {
  const aisle = sql`(select c.parent_code from categories as c where c.code = products.category_code)`;
  const department = sql`(select a.parent_code from categories as c
    inner join categories as a on a.code = c.parent_code where c.code = products.category_code)`;
  await sql`update products set aisle_code = ${aisle}, department_code = ${department}
    where aisle_code <> ${aisle} or department_code <> ${department}`.execute(db);
}
