import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SeedCatalog } from '../catalog/model.ts';
import { analyzeTables } from '../db/analyze-tables.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { upsertRows } from '../db/upsert-rows.ts';
import { createSeedRows } from './seed-rows.ts';

/** Another seed is written over the old one, or only an empty shop is filled. */
export type SeedMode = 'empty' | 'changed';

type Catalogue = Exclude<keyof ReturnType<typeof createSeedRows>, undefined>;

// What a row is known by; the other columns are written over. Parents first.
const TABLE_KEYS: [table: Catalogue, key: string[]][] = [
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
];

// Sold from: what is there is left alone.
const STOCK_TABLES = new Set<Catalogue>(['stock', 'store_stock']);

/**
 * Writes a seed's catalogue and answers whether it had to. Another seed than last time is written over the
 * old one; stock that exists is left alone, for it has been sold from, and so are carts and orders. A catalogue
 * that was imported stays as it is.
 */
export async function writeSeed(
  db: Db,
  seed: SeedCatalog,
  when: SeedMode = 'changed',
  fingerprint?: string,
): Promise<boolean> {
  const rows = createSeedRows(seed);
  const seedHash = fingerprint ?? createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (await isSeedCurrent(db, seedHash, when)) return false;
  return await runInTransaction(db, async (trx) => {
    // Asked again under the lock: two processes may start at once.
    await sql`update catalog_version set version = version where id = 1`.execute(trx);
    if (await isSeedCurrent(trx, seedHash, when)) return false;
    for (const [table, key] of TABLE_KEYS)
      await upsertRows(trx, table, rows[table] ?? [], key, STOCK_TABLES.has(table) ? 'keep' : 'replace');
    await trx
      .updateTable('catalog_version')
      .set((eb) => ({ version: eb('version', '+', 1), seed_hash: seedHash }))
      .execute();
    await analyzeTables(trx);
    return true;
  });
}

/** Whether there is nothing to write: this very seed is there, or any goods when only an empty shop is to be filled. */
export async function isSeedCurrent(db: Db | Trx, fingerprint: string, when: SeedMode): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select(['seed_hash', 'owner']).executeTakeFirstOrThrow();
  if (row.owner === 'import' || row.seed_hash === fingerprint) return true;
  if (when === 'changed') return false;
  return (await db.selectFrom('products').select('code').limit(1).execute()).length > 0;
}
