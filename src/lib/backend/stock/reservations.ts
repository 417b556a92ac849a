import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import {
  decrementStock,
  insertReservations,
  lockStockRows,
  readStock,
  releaseReservations,
} from './queries.ts';

export {
  deleteExpiredReservations,
  makeReservationsPermanent,
  readStock,
  releaseReservations,
} from './queries.ts';
export { getStoreStockLevel, readAreasInStock, readStoreStockLevels } from './store-stock.ts';

/** How long stock is reserved for a payment. */
export const RESERVATION_TTL_MS = 15 * 60_000;

interface ReservationRequest {
  orderId: string;
  country: CountryCode;
  /** Quantity by product code, over all lines. */
  quantities: ReadonlyMap<string, number>;
}

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

/** Reserves an order's products and replaces its earlier reservations. Throws OUT_OF_STOCK unless all are available. */
export async function reserveStock(
  trx: Trx,
  request: ReservationRequest,
  expiresAt: number,
  now: number,
): Promise<void> {
  await lockStockRows(trx, request.country, [...request.quantities.keys()]);
  await assertStockAvailable(trx, request, now);
  await releaseReservations(trx, request.orderId);
  await insertReservations(trx, request.orderId, request.country, request.quantities, expiresAt, now);
}

/** Deducts an order's products from stock, releasing its reservations. Throws OUT_OF_STOCK unless all are available. */
export async function deductStock(trx: Trx, request: ReservationRequest, now: number): Promise<void> {
  await lockStockRows(trx, request.country, [...request.quantities.keys()]);
  await assertStockAvailable(trx, request, now);
  for (const [code, quantity] of request.quantities) {
    const isDeducted = await decrementStock(trx, request.country, code, quantity);
    if (!isDeducted) throw new AppError('OUT_OF_STOCK', { productCode: code, available: 0 });
  }
  await releaseReservations(trx, request.orderId);
}

async function assertStockAvailable(
  trx: Trx,
  { orderId, country, quantities }: ReservationRequest,
  now: number,
): Promise<void> {
  const stock = await readStock(trx, country, [...quantities.keys()], now, { orderId });
  for (const [code, requested] of quantities) {
    const available = stock.get(code)?.available ?? 0;
    if (available < requested) throw new AppError('OUT_OF_STOCK', { productCode: code, available });
  }
}
