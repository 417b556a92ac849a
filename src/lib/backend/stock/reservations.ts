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
  pieces: ReadonlyMap<string, number>;
}

/** Sums quantities by product code: all shades of a paint share one stock row. */
export function sumQuantities(
  lines: readonly { productCode: string; quantity: number }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productCode, quantity } of lines) {
    pieces.set(productCode, (pieces.get(productCode) ?? 0) + quantity);
  }
  return pieces;
}

/** Reserves an order's products and replaces its earlier reservations. Throws OUT_OF_STOCK unless all are available. */
export async function reserveStock(
  trx: Trx,
  wanted: ReservationRequest,
  until: number,
  now: number,
): Promise<void> {
  await lockStockRows(trx, wanted.country, [...wanted.pieces.keys()]);
  await assertStockAvailable(trx, wanted, now);
  await releaseReservations(trx, wanted.orderId);
  await insertReservations(trx, wanted.orderId, wanted.country, wanted.pieces, until, now);
}

/** Deducts an order's products from stock, releasing its reservations. Throws OUT_OF_STOCK unless all are available. */
export async function deductStock(trx: Trx, wanted: ReservationRequest, now: number): Promise<void> {
  await lockStockRows(trx, wanted.country, [...wanted.pieces.keys()]);
  await assertStockAvailable(trx, wanted, now);
  for (const [code, pieces] of wanted.pieces) {
    const taken = await decrementStock(trx, wanted.country, code, pieces);
    if (!taken) throw new AppError('OUT_OF_STOCK', { productCode: code, available: 0 });
  }
  await releaseReservations(trx, wanted.orderId);
}

async function assertStockAvailable(
  trx: Trx,
  { orderId, country, pieces }: ReservationRequest,
  now: number,
): Promise<void> {
  const stock = await readStock(trx, country, [...pieces.keys()], now, { orderId });
  for (const [code, wanted] of pieces) {
    const available = stock.get(code)?.available ?? 0;
    if (available < wanted) throw new AppError('OUT_OF_STOCK', { productCode: code, available });
  }
}
