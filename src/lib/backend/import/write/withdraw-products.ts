import { type Db, runInTransaction } from '../../db/database.ts';
import { markImportStarted } from '../import-state.ts';

const BATCH_SIZE = 500;

/** Returns sold products that a full file does not contain, and their share of all sold products. */
export async function findMissingProducts(
  db: Db,
  seenCodes: ReadonlyMap<string, number>,
): Promise<{ codes: string[]; share: number }> {
  const rows = await db.selectFrom('products').select('code').where('is_sold', '=', 1).execute();
  const codes = rows.map(({ code }) => code).filter((code) => !seenCodes.has(code));
  return { codes, share: codes.length / Math.max(1, rows.length) };
}

/** Marks products as no longer sold; carts and orders keep them. Returns their number. */
export async function withdrawProducts(db: Db, codes: readonly string[], isDryRun: boolean): Promise<number> {
  for (let at = 0; at < codes.length && !isDryRun; at += BATCH_SIZE) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      await trx
        .updateTable('products')
        .set({ is_sold: 0, is_listed: 0 })
        .where('code', 'in', codes.slice(at, at + BATCH_SIZE))
        .execute();
    });
  }
  return codes.length;
}
