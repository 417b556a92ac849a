import type { Trx } from '../db/database.ts';
import { getReservationRequest } from '../orders/build-draft-order.ts';
import type { DraftOrder } from '../orders/draft-order.ts';
import type { OrderRow } from '../orders/queries.ts';
import { makeReservationsPermanent, releaseReservations, reserveStock } from '../stock/reservations.ts';

// The one place where a payment holds what an order needs: its stock, and whatever else must not be given to
// another customer meanwhile. All of it is held, kept and released together.

/** Holds everything that an order needs while its customer pays. Throws what is not available. */
export async function holdForPayment(
  trx: Trx,
  order: OrderRow,
  draft: DraftOrder,
  expiresAt: number,
  now: number,
): Promise<void> {
  await reserveStock(trx, getReservationRequest(order, draft), expiresAt, now);
}

/** Keeps what is held until the order is submitted or its payment is returned. */
export async function keepHolds(trx: Trx, orderId: string): Promise<void> {
  await makeReservationsPermanent(trx, orderId);
}

export async function releaseHolds(trx: Trx, orderId: string): Promise<void> {
  await releaseReservations(trx, orderId);
}
