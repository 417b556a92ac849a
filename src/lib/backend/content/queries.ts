import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';

/** Brands with something to sell in a country, by name; one alone when `slug` is given. */
export async function readBrands(db: Db, country: CountryCode, language: Language, slug?: string) {
  const rows = await db
    .selectFrom('brand_texts as b')
    .innerJoin('products as p', 'p.brand_slug', 'b.brand_slug')
    .innerJoin('prices as r', (on) => on.onRef('r.product_code', '=', 'p.code').on('r.country', '=', country))
    .where('b.language', '=', language)
    .where(sql<boolean>`p.is_listed = 1`)
    .$if(slug !== undefined, (query) => query.where('b.brand_slug', '=', slug as string))
    .select(['b.brand_slug as slug', 'b.name', 'b.description', sql<number>`count(*)`.as('count')])
    .groupBy(['b.brand_slug', 'b.name', 'b.description'])
    .execute();
  return rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
