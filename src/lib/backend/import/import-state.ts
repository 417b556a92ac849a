import { raiseCatalogVersion } from '../catalog/catalog-version.ts';
import type { Db, Trx } from '../db/database.ts';

const IMPORT_STARTED = 'import begun';
const IMPORT_DONE = 'import done';

/**
 * Marks the catalog as imported, so that the seed never overwrites it. If the import is interrupted, the
 * marker tells the next run to raise the catalog version.
 */
export async function markImportStarted(trx: Trx): Promise<void> {
  await trx
    .updateTable('catalog_version')
    .set({ owner: 'import', seed_hash: IMPORT_STARTED })
    .where((eb) => eb.or([eb('seed_hash', 'is', null), eb('seed_hash', '!=', IMPORT_STARTED)]))
    .execute();
}

/** Whether an earlier import was interrupted after writing. */
export async function hasUnfinishedImport(db: Db): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select('seed_hash').executeTakeFirstOrThrow();
  return row.seed_hash === IMPORT_STARTED;
}

/** Whether the catalog comes from an import that finished. */
export async function isCatalogImported(db: Db): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select('seed_hash').executeTakeFirstOrThrow();
  return row.seed_hash === IMPORT_DONE;
}

/** Marks the import as finished and raises the catalog version, in one statement. */
export async function markImportFinished(db: Db): Promise<void> {
  await raiseCatalogVersion(db, { owner: 'import', seed_hash: IMPORT_DONE });
}
