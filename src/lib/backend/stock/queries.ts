import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { StockLevel } from './stock-level.ts';

/** An order, or a cart with its orders. Its own reservations do not reduce its available stock. */
export interface ReservationOwner {
  orderId?: string;
  cartId?: string;
}

/** Reads stock by product. */
export async function readStock(
  db: Db | Trx,
  country: CountryCode,
  codes: readonly string[],
  now: number,
  owner: ReservationOwner = {},
): Promise<Map<string, StockLevel>> {
  if (codes.length === 0) return new Map();
  const stockRows = await db
    .selectFrom('stock')
    .select(['product_code', 'quantity'])
    .where('country', '=', country)
    .where('product_code', 'in', codes)
    .execute();
  const reservationRows = await db
    .selectFrom('stock_holds')
    .select(['product_code', 'expires_at', (eb) => eb.fn.sum<number>('quantity').as('reservedQuantity')])
    .where('country', '=', country)
    .where('product_code', 'in', codes)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .$if(owner.orderId !== undefined, (q) => q.where('order_id', '!=', owner.orderId as string))
    .$if(owner.cartId !== undefined, (q) =>
      q.where('order_id', 'not in', (eb) =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('cart_id', '=', owner.cartId as string),
      ),
    )
    .groupBy(['product_code', 'expires_at'])
    .orderBy('expires_at')
    .execute();
  const rowsByCode = Map.groupBy(reservationRows, (row) => row.product_code);
  return new Map(
    stockRows.map(({ product_code, quantity }) => {
      let [unsoldQuantity, available] = [quantity, quantity];
      const openReservations: { expiresAt: number; quantity: number }[] = [];
      for (const { expires_at, reservedQuantity } of rowsByCode.get(product_code) ?? []) {
        available -= Number(reservedQuantity);
        if (expires_at === null) unsoldQuantity -= Number(reservedQuantity);
        else openReservations.push({ expiresAt: expires_at, quantity: Number(reservedQuantity) });
      }
      return [
        product_code,
        { inStock: quantity, available: Math.max(0, available), unsoldQuantity, openReservations },
      ];
    }),
  );
}

/** Locks stock rows until the transaction ends, sorted by product code to avoid deadlocks. */
export async function lockStockRows(trx: Trx, country: CountryCode, codes: readonly string[]): Promise<void> {
  if (!hasRowLocks(trx) || codes.length === 0) return;
  await trx
    .selectFrom('stock')
    .select('product_code')
    .where('country', '=', country)
    .where('product_code', 'in', codes)
    .orderBy('product_code')
    .forUpdate()
    .execute();
}

/** Data of an order's reservations. */
export interface ReservationRequest {
  orderId: string;
  cartId: string;
  country: CountryCode;
  /** Quantity by product code, over all lines. */
  quantities: ReadonlyMap<string, number>;
  /** Hash of the buyer's network (`createNetworkHash`); null when unknown. */
  network: string | null;
}

/** Replaces an order's reservations. */
export async function replaceReservations(
  trx: Trx,
  { orderId, country, quantities, network }: ReservationRequest,
  expiresAt: number,
  now: number,
): Promise<void> {
  await deleteReservations(trx, orderId);
  const rows = [...quantities].map(([product_code, quantity]) => ({
    id: createId(now),
    order_id: orderId,
    product_code,
    country,
    quantity,
    expires_at: expiresAt,
    network,
  }));
  if (rows.length > 0) await trx.insertInto('stock_holds').values(rows).execute();
}

export async function deleteReservations(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('stock_holds').where('order_id', '=', orderId).execute();
}

/** Deducts a quantity from stock; returns false, without a change, when there is not enough. */
export async function decrementStock(
  trx: Trx,
  country: CountryCode,
  code: string,
  quantity: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('stock')
    .set({ quantity: sql<number>`quantity - ${quantity}` })
    .where('product_code', '=', code)
    .where('country', '=', country)
    .where('quantity', '>=', quantity)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function incrementStock(
  trx: Trx,
  country: CountryCode,
  code: string,
  quantity: number,
): Promise<void> {
  await trx
    .updateTable('stock')
    .set({ quantity: sql<number>`quantity + ${quantity}` })
    .where('product_code', '=', code)
    .where('country', '=', country)
    .execute();
}
