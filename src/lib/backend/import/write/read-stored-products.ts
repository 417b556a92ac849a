import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import type { Db } from '../../db/database.ts';
import { getProductSlug } from '../records/product-from-record.ts';
import { RELEASED_SLUG_SEPARATOR } from '../records/product-slug.ts';

export interface StoredProduct {
  slug: string;
  hash: string;
  createdAt: number;
  isSold: boolean;
  isListed: boolean;
  /** Quantity by country. */
  stock: Map<string, number>;
  /** Quantity by store. */
  storeStock: Map<string, number>;
}

/** Returns stored products by code; unknown codes are left out. */
export async function readStoredProducts(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const found = await db
    .selectFrom('products')
    .select(['code', 'slug', 'row_hash', 'created_at', 'is_sold', 'is_listed'])
    .where('code', 'in', codes)
    .execute();
  const before = new Map<string, StoredProduct>(
    found.map((row) => [
      row.code,
      {
        slug: row.slug,
        hash: row.row_hash,
        createdAt: Number(row.created_at),
        isSold: row.is_sold === 1,
        isListed: row.is_listed === 1,
        stock: new Map(),
        storeStock: new Map(),
      },
    ]),
  );
  const known = [...before.keys()];
  if (known.length === 0) return before;
  const shelves = await db
    .selectFrom('stock')
    .select(['product_code', 'country', 'quantity'])
    .where('product_code', 'in', known)
    .execute();
  for (const row of shelves) before.get(row.product_code)?.stock.set(row.country, row.quantity);
  const stores = await db
    .selectFrom('store_stock')
    .select(['product_code', 'store_code', 'quantity'])
    .where('product_code', 'in', known)
    .execute();
  for (const row of stores) before.get(row.product_code)?.storeStock.set(row.store_code, row.quantity);
  return before;
}

/** Returns the slug of a stored product, unless the product released it. */
export function getStoredSlug(before: StoredProduct | undefined): string | undefined {
  return before?.slug.includes(RELEASED_SLUG_SEPARATOR) ? undefined : before?.slug;
}

/** Returns the current owners of the slugs that records claim. */
export async function readSlugOwners(
  db: Db,
  records: readonly ProductRecord[],
  before: ReadonlyMap<string, StoredProduct>,
): Promise<Map<string, { code: string; isSold: boolean }>> {
  const slugs = records.map((record) =>
    getProductSlug(record, getStoredSlug(before.get(record.productCode))),
  );
  const found = await db
    .selectFrom('products')
    .select(['code', 'slug', 'is_sold'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(found.map((row) => [row.slug, { code: row.code, isSold: row.is_sold === 1 }]));
}
