import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';

/** Lists brands with listed products in a country, sorted by name, with their numbers of products. */
export async function readBrands(db: Db, country: CountryCode, language: Language) {
  const rows = await db
    .selectFrom('brand_texts as b')
    .innerJoin('products as p', 'p.brand_slug', 'b.brand_slug')
    .innerJoin('prices as r', (on) => on.onRef('r.product_code', '=', 'p.code').on('r.country', '=', country))
    .innerJoin('brand_texts as o', (on) =>
      on.onRef('o.brand_slug', '=', 'b.brand_slug').on('o.language', '!=', language),
    )
    .where('b.language', '=', language)
    .where(sql<boolean>`p.is_listed = 1`)
    .select(['b.brand_slug as slug', 'b.name', 'o.name as otherName', 'b.description'])
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(['b.brand_slug', 'b.name', 'o.name', 'b.description'])
    .execute();
  return rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Returns categories by slug; unknown slugs are left out. */
export async function readCategoryNames(db: Db, language: Language, slugs: readonly string[]) {
  const rows = await db
    .selectFrom('categories as c')
    .innerJoin('category_texts as t', 't.category_code', 'c.code')
    .where('t.language', '=', language)
    .where('c.slug', 'in', slugs)
    .select(['c.slug', 't.name'])
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}
