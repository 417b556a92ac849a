import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';

/** Reads the stores of a country in display order, or the store with a code. */
export async function readStores(
  db: Db,
  language: Language,
  { country, code }: { country: CountryCode; code?: string | undefined },
) {
  return await db
    .selectFrom('stores as s')
    .innerJoin('store_texts as t', 't.store_code', 's.code')
    .where('t.language', '=', language)
    .where((eb) => (code === undefined ? eb('s.country', '=', country) : eb('s.code', '=', code)))
    .select(['s.code', 's.country', 's.lat', 's.lng', 's.phone', 's.hours'])
    .select(['t.name', 't.address', 't.city', 't.state'])
    .orderBy('s.position')
    .orderBy('s.code')
    .execute();
}

/** Returns the department code of a product; undefined when it is not sold in the country. */
export async function readProductDepartment(db: Db, country: CountryCode, code: string) {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('prices as c', 'c.product_code', 'p.code')
    .where('p.code', '=', code)
    .where('p.is_sold', '=', 1)
    .where('c.country', '=', country)
    .select('p.department_code')
    .executeTakeFirst();
  return row?.department_code;
}
