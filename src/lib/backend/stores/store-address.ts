import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../db/database.ts';
import { readStores } from './queries.ts';

/** Returns name and street of a store; undefined for an unknown code. */
export async function readStoreAddress(
  db: Db | Trx,
  code: string,
  { country, language }: { country: CountryCode; language: Language },
): Promise<{ name: string; address: string } | undefined> {
  const [store] = await readStores(db, language, { country, code });
  return store && { name: store.name, address: store.address };
}
