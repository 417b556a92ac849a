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
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug', 'row_hash', 'created_at', 'is_sold', 'is_listed'])
    .where('code', 'in', codes)
    .execute();
  const storedProducts = new Map<string, StoredProduct>(
    rows.map((row) => [
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
  const storedCodes = [...storedProducts.keys()];
  if (storedCodes.length === 0) return storedProducts;
  const stockRows = await db
    .selectFrom('stock')
    .select(['product_code', 'country', 'quantity'])
    .where('product_code', 'in', storedCodes)
    .execute();
  for (const row of stockRows) storedProducts.get(row.product_code)?.stock.set(row.country, row.quantity);
  const storeStockRows = await db
    .selectFrom('store_stock')
    .select(['product_code', 'store_code', 'quantity'])
    .where('product_code', 'in', storedCodes)
    .execute();
  for (const row of storeStockRows)
    storedProducts.get(row.product_code)?.storeStock.set(row.store_code, row.quantity);
  return storedProducts;
}

/** Returns the slug of a stored product, unless the product released it. */
export function getStoredSlug(stored: StoredProduct | undefined): string | undefined {
  return stored?.slug.includes(RELEASED_SLUG_SEPARATOR) ? undefined : stored?.slug;
}

/** Returns the current owners of the slugs that records claim. */
export async function readSlugOwners(
  db: Db,
  records: readonly ProductRecord[],
  storedProducts: ReadonlyMap<string, StoredProduct>,
): Promise<Map<string, { code: string; isSold: boolean }>> {
  const slugs = records.map((record) =>
    getProductSlug(record, getStoredSlug(storedProducts.get(record.productCode))),
  );
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug', 'is_sold'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map((row) => [row.slug, { code: row.code, isSold: row.is_sold === 1 }]));
}
