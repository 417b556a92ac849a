import type { Selectable } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { ReservationRequest } from './queries.ts';

export type SeriesRow = Selectable<Tables['reservation_series']>;

/** Holder of a cart's series. */
export const getCartHolder = (cartId: string) => `cart ${cartId}`;

/** Holder of a network's series; the argument is its hash. */
export const getNetworkHolder = (network: string) => `network ${network}`;

function selectOtherOpenReservations(trx: Trx, network: string, orderId: string, now: number) {
  return trx
    .selectFrom('stock_holds')
    .where('stock_holds.network', '=', network)
    .where('stock_holds.order_id', '!=', orderId)
    .where('stock_holds.expires_at', '>', now);
}

/** Reservations of a product by the other orders of a network. */
interface NetworkReservations {
  quantity: number;
  /** When the last of them ends. */
  expiresAt: number;
}

/** Reads the reservations of the other unpaid orders of a network, by product. */
export async function readNetworkReservations(
  trx: Trx,
  network: string,
  { orderId, country }: Pick<ReservationRequest, 'orderId' | 'country'>,
  now: number,
): Promise<Map<string, NetworkReservations>> {
  const rows = await selectOtherOpenReservations(trx, network, orderId, now)
    .where('country', '=', country)
    .groupBy('product_code')
    .select(['product_code', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .select((eb) => eb.fn.max('expires_at').as('expires_at'))
    .execute();
  return new Map(
    rows.map((row) => [
      row.product_code,
      { quantity: Number(row.quantity), expiresAt: Number(row.expires_at) },
    ]),
  );
}

/**
 * Returns when the reservations of a network's other unpaid orders end, earliest first. Only orders that
 * reserve a product of a running series are included.
 */
export async function readLimitedOrderEnds(
  trx: Trx,
  network: string,
  orderId: string,
  now: number,
): Promise<number[]> {
  const rows = await selectOtherOpenReservations(trx, network, orderId, now)
    .innerJoin('reservation_series as s', (on) =>
      on
        .onRef('s.country', '=', 'stock_holds.country')
        .onRef('s.product_code', '=', 'stock_holds.product_code')
        .on('s.holder', '=', getNetworkHolder(network))
        .on('s.last_expires_at', '>', now),
    )
    .groupBy('stock_holds.order_id')
    .select((eb) => eb.fn.max('stock_holds.expires_at').as('expires_at'))
    .execute();
  return rows.map((row) => Number(row.expires_at)).sort((a, b) => a - b);
}

export async function readSeries(
  trx: Trx,
  country: CountryCode,
  holders: readonly string[],
  codes: readonly string[],
): Promise<SeriesRow[]> {
  return await trx
    .selectFrom('reservation_series')
    .selectAll()
    .where('country', '=', country)
    .where('holder', 'in', holders)
    .where('product_code', 'in', codes)
    .execute();
}

export async function upsertSeries(trx: Trx, rows: readonly SeriesRow[]): Promise<void> {
  await trx
    .insertInto('reservation_series')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['holder', 'country', 'product_code']).doUpdateSet((eb) => ({
        started_at: eb.ref('excluded.started_at'),
        last_expires_at: eb.ref('excluded.last_expires_at'),
      })),
    )
    .execute();
}

export async function deleteSeries(trx: Trx, { holder, country, product_code }: SeriesRow): Promise<void> {
  await trx
    .deleteFrom('reservation_series')
    .where('holder', '=', holder)
    .where('country', '=', country)
    .where('product_code', '=', product_code)
    .execute();
}

/** Deletes series that ended before a time. */
export async function deleteSeriesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('reservation_series').where('last_expires_at', '<=', before).execute();
}

/** Reads an order's reservations with the cart that holds them. */
export async function readReservationHolders(trx: Trx, orderId: string) {
  return await trx
    .selectFrom('stock_holds')
    .innerJoin('orders', 'orders.id', 'stock_holds.order_id')
    .where('stock_holds.order_id', '=', orderId)
    .select(['stock_holds.product_code', 'stock_holds.country', 'stock_holds.network', 'orders.cart_id'])
    .execute();
}
