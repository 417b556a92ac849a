import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import {
  type CatalogLocale,
  type ProductSummaryRow,
  readSummaryRows,
  selectSoldProducts,
} from './queries.ts';

/** An empty filter matches the whole catalog. */
export interface ListingFilter {
  category?: { level: number; code: string };
  /** Brand slug. */
  brand?: string;
  onSale?: boolean;
}

const CATEGORY_COLUMNS = { 1: 'p.department_code', 2: 'p.aisle_code', 3: 'p.category_code' } as const;

/**
 * Returns the `limit` most popular products that match a filter. Selects and sorts codes only, and then reads
 * the texts of the result, so that a long list does not read the texts of all its products.
 */
export async function listSummaryRows(
  db: Db,
  locale: CatalogLocale,
  { category, brand, onSale }: ListingFilter,
  limit: number,
): Promise<ProductSummaryRow[]> {
  let query = db
    .selectFrom('products as p')
    .crossJoin('prices as r')
    .whereRef('r.product_code', '=', 'p.code')
    .where('r.country', '=', locale.country)
    .where(sql<boolean>`p.is_sold = 1 and p.is_listed = 1`);
  if (category) query = query.where(CATEGORY_COLUMNS[category.level as 1 | 2 | 3], '=', category.code);
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
    locale,
    rows.map(({ code }) => code),
  );
}

/** Counts the products sold in a country, variants included. */
export async function countSoldProducts(db: Db, { country }: CatalogLocale): Promise<number> {
  const { total } = await selectSoldProducts(db, country)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Returns a page of the products sold in a country, variants included, sorted by slug. */
export async function listSoldProducts(db: Db, { country }: CatalogLocale, offset: number, limit: number) {
  const rows = await selectSoldProducts(db, country)
    .select(['p.slug', 'p.updated_at'])
    .orderBy('p.slug')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ slug: row.slug, updatedAt: Number(row.updated_at) }));
}
