import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';

/** Returns the department code of a product. Throws PRODUCT_NOT_FOUND when it is not sold in the country. */
export async function requireProductDepartment(db: Db, country: CountryCode, code: string): Promise<string> {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('prices as c', 'c.product_code', 'p.code')
    .where('p.code', '=', code)
    .where('p.is_sold', '=', 1)
    .where('c.country', '=', country)
    .select('p.department_code')
    .executeTakeFirst();
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return row.department_code;
}
