import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../db/database.ts';

/** Reads the stores of a country in display order, or the store with a code. */
export async function readStores(
  db: Db | Trx,
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
