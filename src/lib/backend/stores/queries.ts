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
    .select(['s.code', 's.country', 's.lat', 's.lng', 's.phone', 's.hours', 's.details'])
    .select(['t.name', 't.address', 't.city', 't.state'])
    .orderBy('s.position')
    .orderBy('s.code')
    .execute();
}

/** Reads name, street, city and area of stores in every language, by store code. */
export async function readStoreSearchTexts(
  db: Db | Trx,
  codes: readonly string[],
): Promise<Map<string, string[]>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_texts')
    .select(['store_code', 'name', 'address', 'city', 'state'])
    .where('store_code', 'in', codes)
    .orderBy('language')
    .execute();
  const byCode = Map.groupBy(rows, (row) => row.store_code);
  return new Map(
    [...byCode].map(([code, texts]) => [
      code,
      [...new Set(texts.flatMap(({ name, address, city, state }) => [name, address, city, state]))],
    ]),
  );
}
