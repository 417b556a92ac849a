import { sql } from 'kysely';
import { createProductRows, type ProductRows } from '../../catalog/model/product-rows.ts';
import type { Trx } from '../../db/database.ts';
import { upsertRows } from '../../db/upsert-rows.ts';
import type { CatalogReferences } from '../catalog-references.ts';
import type { ProductInput } from '../records/product-from-record.ts';
import { RELEASED_SLUG_SEPARATOR } from '../records/product-slug.ts';
import { getStoredSlug, type StoredProduct } from './read-stored-products.ts';

/** A product that differs from the stored one. */
export interface ProductChange extends ProductInput {
  /** Undefined for a new product. */
  stored: StoredProduct | undefined;
  /** Whether anything but stock differs. */
  isChanged: boolean;
}

/** Upserts changed products; stock that is not in the file is unchanged. */
export async function writeProducts(
  trx: Trx,
  changes: readonly ProductChange[],
  releasedSlugCodes: readonly string[],
  { references, now }: { references: CatalogReferences; now: number },
): Promise<void> {
  const changedProducts = changes.map((change) => ({ ...change, rows: createRows(change, references, now) }));
  const changed = changedProducts.filter(({ isChanged }) => isChanged);
  const listCodes = (list: readonly ProductChange[]) => list.map(({ product }) => product.code);
  const existingCodes = listCodes(changed.filter(({ stored }) => stored));
  const restoredCodes = listCodes(
    changedProducts.filter(({ stored, isChanged }) => stored?.isSold === false && !isChanged),
  );
  if (releasedSlugCodes.length > 0) {
    await trx
      .updateTable('products')
      .set({ slug: sql<string>`slug || ${RELEASED_SLUG_SEPARATOR} || code` })
      .where('code', 'in', releasedSlugCodes)
      .execute();
  }
  if (existingCodes.length > 0) {
    // Prices and shades that are not in the file are removed.
    await trx.deleteFrom('prices').where('product_code', 'in', existingCodes).execute();
    await trx.deleteFrom('product_shades').where('product_code', 'in', existingCodes).execute();
  }
  const upsert = (from: typeof changedProducts, table: keyof ProductRows, key: string[]) =>
    upsertRows(
      trx,
      table,
      from.flatMap(({ rows }) => rows[table] as never[]),
      key,
    );
  await upsert(changed, 'products', ['code']);
  await writeFormerSlugs(trx, changed);
  await upsert(changed, 'product_texts', ['product_code', 'language']);
  await upsert(changed, 'prices', ['product_code', 'country']);
  await upsert(changed, 'product_shades', ['product_code', 'shade_code']);
  await upsert(changedProducts, 'stock', ['product_code', 'country']);
  await upsert(changedProducts, 'store_stock', ['product_code', 'store_code']);
  if (restoredCodes.length > 0) {
    await trx
      .updateTable('products')
      .set({ is_sold: 1, updated_at: now })
      .where('code', 'in', restoredCodes)
      .execute();
  }
}

/** Records the slugs that products had until now, and forgets those that are in use again. */
async function writeFormerSlugs(trx: Trx, changed: readonly ProductChange[]): Promise<void> {
  const formerSlugs = changed.flatMap(({ product, stored }) =>
    stored && getStoredSlug(stored) === stored.slug && stored.slug !== product.slug
      ? [{ slug: stored.slug, product_code: product.code }]
      : [],
  );
  await upsertRows(trx, 'product_former_slugs', formerSlugs, ['slug']);
  if (changed.length === 0) return;
  const slugs = changed.map(({ product }) => product.slug);
  await trx.deleteFrom('product_former_slugs').where('slug', 'in', slugs).execute();
}

function createRows(
  { product, shades, stored }: ProductChange,
  references: CatalogReferences,
  now: number,
): ProductRows {
  const rows = createProductRows(product, shades, references, now);
  if (!stored?.isSold) return rows;
  // The listed variant is chosen at the end of the import; until then listings stay unchanged.
  const is_listed = stored.isListed ? 1 : 0;
  return { ...rows, products: rows.products.map((row) => ({ ...row, is_listed })) };
}
