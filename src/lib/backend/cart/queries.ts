import type { Selectable } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { StoredCartLine } from './lines/cart-lines.ts';

const COLUMNS = ['id', 'owner_id', 'country', 'coupon_code', 'is_employee'] as const;

export type CartRow = Pick<Selectable<Tables['carts']>, (typeof COLUMNS)[number]>;

/** Returns an owner's cart in a country, creating it if needed. Locks it until the transaction ends. */
export async function getOrCreateCart(
  trx: Trx,
  ownerId: string,
  country: CountryCode,
  now: number,
): Promise<CartRow> {
  await trx
    .insertInto('carts')
    .values({ id: createId(now), owner_id: ownerId, country, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'country']).doNothing())
    .execute();
  return await trx
    .selectFrom('carts')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('country', '=', country)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Locks the cart until the transaction ends, so that changes of one cart run one after another. */
export async function lockCart(trx: Trx, id: string): Promise<CartRow | undefined> {
  return await trx
    .selectFrom('carts')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirst();
}

/** Updates the cart's own columns (not its lines) and returns the updated row. */
export async function updateCart(
  trx: Trx,
  cart: CartRow,
  values: Partial<Pick<CartRow, 'coupon_code' | 'is_employee'>>,
): Promise<CartRow> {
  const updatedCart = { ...cart, ...values };
  const isSame = updatedCart.coupon_code === cart.coupon_code && updatedCart.is_employee === cart.is_employee;
  if (!isSame) await trx.updateTable('carts').set(values).where('id', '=', cart.id).execute();
  return updatedCart;
}

export type CartLineTableName = 'cart_lines' | 'saved_lines';

export async function readCartLines(
  db: Db | Trx,
  cartId: string,
  table: CartLineTableName = 'cart_lines',
): Promise<StoredCartLine[]> {
  const rows = await db
    .selectFrom(table)
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

const CHANGEABLE_FIELDS = ['productCode', 'shadeCode', 'parentId', 'quantity', 'seenAmount'] as const;

function toColumns(line: StoredCartLine) {
  return {
    product_code: line.productCode,
    shade_code: line.shadeCode,
    parent_id: line.parentId,
    quantity: line.quantity,
    seen_amount: line.seenAmount,
    seen_name: line.seenName,
  };
}

/** Writes the difference between two states of a cart's lines. */
export async function saveCartLines(
  trx: Trx,
  cartId: string,
  before: readonly StoredCartLine[],
  after: readonly StoredCartLine[],
  now: number,
  table: CartLineTableName = 'cart_lines',
): Promise<void> {
  const removedIds = before
    .filter((line) => !after.some((current) => current.id === line.id))
    .map((line) => line.id);
  const changed = after.filter((line) => {
    const previousLine = before.find((previous) => previous.id === line.id);
    return previousLine && CHANGEABLE_FIELDS.some((field) => previousLine[field] !== line[field]);
  });
  const isExisting = (line: StoredCartLine) => before.some((previous) => previous.id === line.id);
  const added = after.filter((line) => !isExisting(line));
  if (removedIds.length + changed.length + added.length === 0) return;
  if (removedIds.length > 0) await trx.deleteFrom(table).where('id', 'in', removedIds).execute();
  for (const line of changed) {
    await trx.updateTable(table).set(toColumns(line)).where('id', '=', line.id).execute();
  }
  if (added.length > 0) {
    const lastLine = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.max('place').as('place'))
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    const nextPlace = (lastLine?.place ?? -1) + 1;
    const rows = added.map((line, index) => ({
      id: line.id,
      cart_id: cartId,
      place: nextPlace + index,
      ...toColumns(line),
    }));
    await trx.insertInto(table).values(rows).execute();
    const isInserted = after.findIndex((line) => !isExisting(line)) < after.findLastIndex(isExisting);
    if (isInserted) await updatePositions(trx, after, table);
  }
  await trx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
}

async function updatePositions(
  trx: Trx,
  lines: readonly StoredCartLine[],
  table: CartLineTableName,
): Promise<void> {
  for (const [place, { id }] of lines.entries()) {
    await trx.updateTable(table).set({ place }).where('id', '=', id).execute();
  }
}
