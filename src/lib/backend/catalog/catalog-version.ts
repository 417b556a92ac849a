import type { Db, Trx } from '../db/database.ts';

export async function readCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow();
  return Number(row.version);
}

/** Raises the catalog version, which running servers read every second, and stores what wrote the catalog. */
export async function raiseCatalogVersion(
  db: Db | Trx,
  writer: { seed_hash: string; owner?: 'import' },
): Promise<void> {
  await db
    .updateTable('catalog_version')
    .set((eb) => ({ version: eb('version', '+', 1), ...writer }))
    .execute();
}
