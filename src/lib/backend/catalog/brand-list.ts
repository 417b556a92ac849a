import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { CatalogCache } from './catalog-cache.ts';

/**
 * Creates a function that lists the brands for a request's country and language. The list is read once for
 * each catalog version, because counting the products of each brand reads all products.
 */
export function createBrandList(db: Db, cache: CatalogCache) {
  return ({ country, language }: RequestContext) =>
    cache.getOrLoad(`brands:${country.code}:${language}`, () => readBrands(db, country.code, language));
}

/** Lists brands with listed products in a country, sorted by name, with their numbers of products. */
async function readBrands(db: Db, country: CountryCode, language: Language) {
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
