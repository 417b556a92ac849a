import { type Db, transaction } from '../db/database.ts';
import { markBegun } from './owner.ts';

const BATCH = 500;

/**
 * Takes from sale what a complete file does not name; carts and orders that have it keep it. Answers how many
 * products those are.
 */
export async function withdraw(db: Db, named: ReadonlyMap<string, number>, isDry: boolean): Promise<number> {
  const rows = await db.selectFrom('products').select('code').where('is_sold', '=', 1).execute();
  const gone = rows.map(({ code }) => code).filter((code) => !named.has(code));
  for (let at = 0; at < gone.length && !isDry; at += BATCH) {
    await transaction(db, async (trx) => {
      await markBegun(trx);
      await trx
        .updateTable('products')
        .set({ is_sold: 0, is_listed: 0 })
        .where('code', 'in', gone.slice(at, at + BATCH))
        .execute();
    });
  }
  return gone.length;
}
