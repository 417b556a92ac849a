import { MINUTE_MS } from '#lib/locale/duration.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import {
  decrementStock,
  deleteReservations,
  incrementStock,
  lockStockRows,
  type ReservationRequest,
  readStock,
  replaceReservations,
} from './queries.ts';
import { endSeries, limitReservation, SERIES_PAUSE_MS } from './reservation-series.ts';
import { deleteSeriesBefore } from './series-queries.ts';
import { createStockError } from './stock-level.ts';

export { readStock } from './queries.ts';
export { createStockError, type StockLevel } from './stock-level.ts';
export { getStoreStockLevel, readStockedRegionNames, readStoreStockLevels } from './store-stock.ts';

/** How long stock is held for a payment, at most. */
export const RESERVATION_TTL_MS = 15 * MINUTE_MS;

/** Sums quantities by product code: all shades of a paint share one stock row. */
export function sumQuantities(
  lines: readonly { productCode: string; quantity: number }[],
): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productCode, quantity } of lines) {
    quantities.set(productCode, (quantities.get(productCode) ?? 0) + quantity);
  }
  return quantities;
}

/**
 * Reserves an order's products, replacing its earlier reservations; returns when the reservation ends. Throws
 * OUT_OF_STOCK or HELD_BY_OTHERS unless all are available, HOLD_TIME_USED or HOLD_LIMIT when the cart or its
 * network has reserved too much without paying. The order must be complete (`assertOrderComplete`).
 */
export async function reserveStock(trx: Trx, request: ReservationRequest, now: number): Promise<number> {
  const stock = await requireAvailableStock(trx, request, now);
  const expiresAt = await limitReservation(trx, request, stock, now + RESERVATION_TTL_MS, now);
  await replaceReservations(trx, request, expiresAt, now);
  return expiresAt;
}

/** Reserves the products of an order that is paid already, without the limits on unpaid reservations. */
export async function reservePaidStock(
  trx: Trx,
  request: Omit<ReservationRequest, 'network'>,
  now: number,
): Promise<void> {
  await requireAvailableStock(trx, request, now);
  await replaceReservations(trx, { ...request, network: null }, now + RESERVATION_TTL_MS, now);
}

/**
 * Locks and reads the stock of an order's products. Throws OUT_OF_STOCK or HELD_BY_OTHERS if one is missing.
 */
async function requireAvailableStock(
  trx: Trx,
  { orderId, country, quantities }: Omit<ReservationRequest, 'network'>,
  now: number,
) {
  const codes = [...quantities.keys()];
  await lockStockRows(trx, country, codes);
  const stock = await readStock(trx, country, codes, now, { orderId });
  for (const [code, quantity] of quantities) {
    const level = stock.get(code);
    if (!level || level.available < quantity) throw createStockError(code, quantity, level, now);
  }
  return stock;
}

/**
 * Releases the reservations of an order that is no longer being paid: its payment page was left, its payment
 * failed or its products changed.
 */
export async function releaseReservations(trx: Trx, orderId: string, now: number): Promise<void> {
  await endSeries(trx, orderId, 'released', now);
  await deleteReservations(trx, orderId);
}

/** Makes the reservations of a paid order last until it is submitted. */
export async function makeReservationsPermanent(trx: Trx, orderId: string, now: number): Promise<void> {
  await endSeries(trx, orderId, 'paid', now);
  const paid = { expires_at: null, network: null };
  await trx.updateTable('stock_holds').set(paid).where('order_id', '=', orderId).execute();
}

/**
 * Deducts an order's products from stock and releases its reservations. Throws OUT_OF_STOCK if one is
 * missing.
 */
export async function deductStock(
  trx: Trx,
  { orderId, country, quantities }: Pick<ReservationRequest, 'orderId' | 'country' | 'quantities'>,
  now: number,
): Promise<void> {
  const codes = [...quantities.keys()];
  await lockStockRows(trx, country, codes);
  const stock = await readStock(trx, country, codes, now, { orderId });
  for (const [productCode, quantity] of quantities) {
    const available = stock.get(productCode)?.available ?? 0;
    const isDeducted = available >= quantity && (await decrementStock(trx, country, productCode, quantity));
    if (!isDeducted) throw new AppError('OUT_OF_STOCK', { productCode, available });
  }
  await endSeries(trx, orderId, 'paid', now);
  await deleteReservations(trx, orderId);
}

/**
 * Puts cancelled or returned products back in stock; products without a stock row in the country are ignored.
 */
export async function restoreStock(
  trx: Trx,
  { country, quantities }: Pick<ReservationRequest, 'country' | 'quantities'>,
): Promise<void> {
  await lockStockRows(trx, country, [...quantities.keys()]);
  for (const [productCode, quantity] of quantities) await incrementStock(trx, country, productCode, quantity);
}

/** Deletes reservations that have expired and series after their pause. */
export async function deleteExpiredReservations(db: Db, now: number): Promise<void> {
  await db.deleteFrom('stock_holds').where('expires_at', '<=', now).execute();
  await deleteSeriesBefore(db, now - SERIES_PAUSE_MS);
}
