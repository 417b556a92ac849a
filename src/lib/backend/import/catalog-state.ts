import type { Db, Trx } from '../db/database.ts';

const BEGUN = 'import begun';
const DONE = 'import done';

/**
 * From the first row on the catalogue is the retailer's: the seed is not written over it. A run that is killed
 * leaves this mark, by which the next one knows that shops were not told yet.
 */
export async function markImportStarted(trx: Trx): Promise<void> {
  await trx
    .updateTable('catalog_version')
    .set({ owner: 'import', seed_hash: BEGUN })
    .where((eb) => eb.or([eb('seed_hash', 'is', null), eb('seed_hash', '!=', BEGUN)]))
    .execute();
}

/** Whether an earlier run wrote something and never came to its end. */
export async function hasUnfinishedImport(db: Db): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select('seed_hash').executeTakeFirstOrThrow();
  return row.seed_hash === BEGUN;
}

/** Whether the catalogue is the retailer's own and whole: no longer the seed, and no run was cut short. */
export async function isCatalogImported(db: Db): Promise<boolean> {
  const row = await db.selectFrom('catalog_version').select('seed_hash').executeTakeFirstOrThrow();
  return row.seed_hash === DONE;
}

/** Moves the version on, which every running shop looks at each second. */
export async function bumpCatalogVersion(db: Db): Promise<void> {
  await db
    .updateTable('catalog_version')
    .set((eb) => ({ version: eb('version', '+', 1), owner: 'import', seed_hash: DONE }))
    .execute();
}
