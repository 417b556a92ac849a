import { getSecondsUntil } from '#lib/locale/duration.ts';
import { AppError } from '../gateway/app-error.ts';

/** Stock of a product from the point of view of one order or cart. */
export interface StockLevel {
  /** Pieces in stock, reserved ones included. */
  inStock: number;
  /** Quantity that is not reserved by others. */
  available: number;
  /** Quantity that is not paid for by others. */
  unsoldQuantity: number;
  /** Unpaid reservations of others, earliest end first. */
  openReservations: readonly { expiresAt: number; quantity: number }[];
}

const NO_STOCK: StockLevel = { inStock: 0, available: 0, unsoldQuantity: 0, openReservations: [] };

/**
 * Returns the latest time at which a quantity becomes available if nobody pays; undefined when too much of it
 * is sold.
 */
function getAvailableAt(
  { unsoldQuantity, openReservations }: StockLevel,
  quantity: number,
): number | undefined {
  let freeQuantity =
    unsoldQuantity - openReservations.reduce((sum, reservation) => sum + reservation.quantity, 0);
  return openReservations.find((reservation) => {
    freeQuantity += reservation.quantity;
    return freeQuantity >= quantity;
  })?.expiresAt;
}

/**
 * Creates the error of a missing quantity: HELD_BY_OTHERS when it is missing only because of unpaid
 * reservations.
 */
export function createStockError(
  productCode: string,
  quantity: number,
  level: StockLevel = NO_STOCK,
  now: number,
): AppError {
  const availableAt = getAvailableAt(level, quantity);
  return availableAt === undefined
    ? new AppError('OUT_OF_STOCK', { productCode, available: level.available })
    : createRetryLaterError('HELD_BY_OTHERS', productCode, availableAt, now);
}

/** Creates the error of a reservation that may succeed at a later time. */
export function createRetryLaterError(
  code: 'HELD_BY_OTHERS' | 'HOLD_TIME_USED' | 'HOLD_LIMIT',
  productCode: string,
  availableAt: number,
  now: number,
): AppError {
  const seconds = getSecondsUntil(availableAt, now, 1);
  return new AppError(code, { productCode, availableAt, seconds });
}
