import type { CountryCode } from '#lib/locale/countries.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { SeenLine } from './rules.ts';

export interface CartRow {
  id: string;
  owner_id: string;
  country: CountryCode;
}

const COLUMNS = ['id', 'owner_id', 'country'] as const;

/** An owner's cart of a country, made when there is none; locked until the transaction ends. */
export async function openCart(trx: Trx, owner: string, country: CountryCode, now: number): Promise<CartRow> {
  await trx
    .insertInto('carts')
    .values({ id: newId(now), owner_id: owner, country, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'country']).doNothing())
    .execute();
  return await trx
    .selectFrom('carts')
    .select(COLUMNS)
    .where('owner_id', '=', owner)
    .where('country', '=', country)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Locked until the transaction ends: one change of a cart at a time. */
export async function lockCart(trx: Trx, id: string): Promise<CartRow | undefined> {
  return await trx
    .selectFrom('carts')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirst();
}

export async function readLines(db: Db | Trx, cartId: string): Promise<SeenLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productCode: row.product_code,
    shadeCode: row.shade_code,
    parentId: row.parent_id,
    quantity: row.quantity,
    seenAmount: row.seen_amount,
    seenName: row.seen_name,
  }));
}

/** Writes what differs between two states of a cart's lines. */
export async function saveLines(
  trx: Trx,
  cartId: string,
  before: readonly SeenLine[],
  after: readonly SeenLine[],
  now: number,
): Promise<void> {
  const gone = before.filter((line) => !after.some((it) => it.id === line.id)).map((line) => line.id);
  const changed = after.filter((line) => {
    const old = before.find((it) => it.id === line.id);
    return old && (old.quantity !== line.quantity || old.seenAmount !== line.seenAmount);
  });
  const added = after.filter((line) => !before.some((it) => it.id === line.id));
  if (gone.length + changed.length + added.length === 0) return;
  if (gone.length > 0) await trx.deleteFrom('cart_lines').where('id', 'in', gone).execute();
  for (const { id, quantity, seenAmount } of changed) {
    await trx
      .updateTable('cart_lines')
      .set({ quantity, seen_amount: seenAmount })
      .where('id', '=', id)
      .execute();
  }
  if (added.length > 0) {
    const last = await trx
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.max('place').as('place'))
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    const next = (last?.place ?? -1) + 1;
    const rows = added.map((line, index) => ({
      id: line.id,
      cart_id: cartId,
      place: next + index,
      product_code: line.productCode,
      shade_code: line.shadeCode,
      parent_id: line.parentId,
      quantity: line.quantity,
      seen_amount: line.seenAmount,
      seen_name: line.seenName,
    }));
    await trx.insertInto('cart_lines').values(rows).execute();
  }
  await trx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
}
