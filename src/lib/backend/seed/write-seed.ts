import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { raiseCatalogVersion } from '../catalog/catalog-version.ts';
import type { SeedCatalog } from '../catalog/model.ts';
import { analyzeTables } from '../db/analyze-tables.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { upsertRows } from '../db/upsert-rows.ts';
import { recomputeAllRatings } from '../reviews/ratings.ts';
import { createSeedRows } from './seed-rows.ts';

/** `if-changed` replaces an older seed, `if-empty` only fills an empty shop. */
export type SeedMode = 'if-empty' | 'if-changed';

type CatalogTable = Exclude<keyof ReturnType<typeof createSeedRows>, undefined>;

// Tables in insertion order with their key columns; other columns are overwritten.
const TABLE_KEYS: [table: CatalogTable, key: string[]][] = [
  ['categories', ['code']],
  ['category_texts', ['category_code', 'language']],
  ['brands', ['slug']],
  ['brand_texts', ['brand_slug', 'language']],
  ['size_charts', ['code']],
  ['stores', ['code']],
  ['store_texts', ['store_code', 'language']],
  ['synonyms', ['language', 'position']],
  ['coupons', ['code']],
  ['services', ['code']],
  ['products', ['code']],
  ['product_texts', ['product_code', 'language']],
  ['prices', ['product_code', 'country']],
  ['stock', ['product_code', 'country']],
  ['store_stock', ['product_code', 'store_code']],
  ['shades', ['code']],
  ['shade_texts', ['shade_code', 'language']],
  ['product_shades', ['product_code', 'shade_code']],
  ['reviews', ['id']],
];

// Existing stock is kept, since orders have reduced it.
const STOCK_TABLES = new Set<CatalogTable>(['stock', 'store_stock']);

/**
 * Writes the seed's catalog if it has changed; returns whether it was written. Replaces an older seed but
 * keeps existing stock, carts and orders. An imported catalog is never overwritten.
 */
export async function writeSeed(
  db: Db,
  seed: SeedCatalog,
  mode: SeedMode = 'if-changed',
  fingerprint?: string,
): Promise<boolean> {
  const rows = createSeedRows(seed);
  const seedHash = fingerprint ?? createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (await isSeedCurrent(db, seedHash, mode)) return false;
  return await runInTransaction(db, async (trx) => {
    // Checked again under the lock, since two processes may start at once.
    await sql`update catalog_version set version = version where id = 1`.execute(trx);
    if (await isSeedCurrent(trx, seedHash, mode)) return false;
    for (const [table, key] of TABLE_KEYS)
      await upsertRows(trx, table, rows[table] ?? [], key, STOCK_TABLES.has(table) ? 'keep' : 'replace');
    await deleteOldReviews(trx, rows.reviews ?? []);
    await recomputeAllRatings(trx);
    await raiseCatalogVersion(trx, { seed_hash: seedHash });
    await analyzeTables(trx);
    return true;
  });
}

/** Deletes the reviews of an older seed. */
async function deleteOldReviews(trx: Trx, reviews: readonly { id: string }[]): Promise<void> {
  const ids = new Set(reviews.map(({ id }) => id));
  const seeded = trx.selectFrom('reviews').select('id').where('author_id', 'is', null);
  for (const { id } of await seeded.execute()) {
    if (ids.has(id)) continue;
    await trx.deleteFrom('review_votes').where('review_id', '=', id).execute();
    await trx.deleteFrom('reviews').where('id', '=', id).execute();
  }
}

/**
 * Returns whether there is nothing to write: the same seed is stored, the catalog is imported, or, in mode
 * `if-empty`, there are products.
 */
export async function isSeedCurrent(db: Db | Trx, fingerprint: string, mode: SeedMode): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select(['seed_hash', 'owner']).executeTakeFirstOrThrow();
  if (row.owner === 'import' || row.seed_hash === fingerprint) return true;
  if (mode === 'if-changed') return false;
  return (await db.selectFrom('products').select('code').limit(1).execute()).length > 0;
}
