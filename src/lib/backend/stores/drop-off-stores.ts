import type { StoreDetails } from '#lib/contract/catalog-file/records.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';

/** Whether a store of the country takes returns; false for an unknown code. */
export async function isDropoffStore(db: Db | Trx, code: string, country: CountryCode): Promise<boolean> {
  const row = await db
    .selectFrom('stores')
    .select('details')
    .where('code', '=', code)
    .where('country', '=', country)
    .executeTakeFirst();
  return row !== undefined && hasReturnDropOff(row);
}

/** Whether the store takes returns, according to its stored details. */
export function hasReturnDropOff({ details }: { details: string }): boolean {
  return (JSON.parse(details) as StoreDetails).isDropoff === true;
}
