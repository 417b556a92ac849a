import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';

/** Whether a country has a store with this code. */
export async function isStoreOfCountry(db: Db | Trx, code: string, country: CountryCode): Promise<boolean> {
  const row = await db
    .selectFrom('stores')
    .select('code')
    .where('code', '=', code)
    .where('country', '=', country)
    .executeTakeFirst();
  return row !== undefined;
}
