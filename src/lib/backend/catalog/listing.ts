import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import {
  type CatalogLocale,
  type ProductSummaryRow,
  readSummaryRows,
  selectSoldProducts,
} from './queries.ts';

/** What narrows a list; nothing given is the whole catalogue. */
export interface ListingFilter {
  category?: { level: number; code: string };
  /** A brand's slug. */
  brand?: string;
  onSale?: boolean;
}

const LEVELS = { 1: 'p.department_code', 2: 'p.aisle_code', 3: 'p.category_code' } as const;

/**
 * The first `limit` products of a list, what sells best first. A long list is walked in that order until there are
 * enough, and sorted by codes alone: the words of a thousand products are not read to show twenty.
 */
export async function listSummaryRows(
  db: Db,
  place: CatalogLocale,
  { category, brand, onSale }: ListingFilter,
  limit: number,
): Promise<ProductSummaryRow[]> {
  let query = db
    .selectFrom('products as p')
    .crossJoin('prices as r')
    .whereRef('r.product_code', '=', 'p.code')
    .where('r.country', '=', place.country)
    .where(sql<boolean>`p.is_sold = 1 and p.is_listed = 1`);
  if (category) query = query.where(LEVELS[category.level as 1 | 2 | 3], '=', category.code);
  if (brand !== undefined) query = query.where('p.brand_slug', '=', brand);
  if (onSale) query = query.where('r.sale_amount', 'is not', null);
  const rows = await query
    .select('p.code')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.code')
    .limit(limit)
    .execute();
  return await readSummaryRows(
    db,
    place,
    rows.map(({ code }) => code),
  );
}

/** How much is sold in a country, variants too. */
export async function countSoldProducts(db: Db, { country }: CatalogLocale): Promise<number> {
  const { total } = await selectSoldProducts(db, country)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of all that is sold in a country, variants too, in the order of the slugs. */
export async function listSoldProducts(db: Db, { country }: CatalogLocale, offset: number, limit: number) {
  const rows = await selectSoldProducts(db, country)
    .select(['p.slug', 'p.updated_at'])
    .orderBy('p.slug')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ slug: row.slug, updatedAt: Number(row.updated_at) }));
}
