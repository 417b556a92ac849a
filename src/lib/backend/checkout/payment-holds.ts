import type { Trx } from '../db/database.ts';
import { holdChosenSlot } from '../delivery/order-delivery.ts';
import { makeSlotPermanent, releaseSlot } from '../delivery/slots.ts';
import { getReservationRequest } from '../orders/build-draft-order.ts';
import { assertFulfillable } from '../orders/draft-fulfillment.ts';
import type { DraftOrder } from '../orders/draft-order.ts';
import {
  makeReservationsPermanent,
  releaseReservations,
  reservePaidStock,
  reserveStock,
} from '../stock/reservations.ts';
import { extendWalletHold, renewWalletHold } from '../wallet/order-payments.ts';
import type { LockedOrder } from './payment-context.ts';

// The only module that reserves stock, slot and wallet amount for a payment. The wallet amount is the
// customer's own money: when a payment ends, it stays reserved for another attempt until it expires.

/**
 * Reserves everything that an order needs while its customer pays; returns when the reservations end.
 * `network` is the hash of the customer's network. Throws when something is not available.
 */
export async function holdForPayment(
  trx: Trx,
  order: LockedOrder,
  draft: DraftOrder,
  network: string | null,
  now: number,
): Promise<number> {
  await assertFulfillable(trx, order, now);
  const expiresAt = await reserveStock(trx, { ...getReservationRequest(order, draft), network }, now);
  await holdOrderSlot(trx, order, expiresAt, now);
  await extendWalletHold(trx, order.id, expiresAt, now);
  return expiresAt;
}

/**
 * Reserves everything for an order whose payment arrived after its reservations had ended. Throws when
 * something is not available.
 */
export async function holdForPaidOrder(
  trx: Trx,
  order: LockedOrder,
  draft: DraftOrder,
  now: number,
): Promise<void> {
  await reservePaidStock(trx, getReservationRequest(order, draft), now);
  await holdOrderSlot(trx, order, null, now);
  await renewWalletHold(trx, order.id, now);
}

/** Holds the slot that the order's customer chose, if any; permanently when `expiresAt` is null. */
async function holdOrderSlot(
  trx: Trx,
  order: LockedOrder,
  expiresAt: number | null,
  now: number,
): Promise<void> {
  const { delivery_area: area, slot_date: date, slot_id: slotId } = order;
  if (area === null || date === null || slotId === null) return;
  await holdChosenSlot(trx, order, { area, date, slotId }, expiresAt, now);
}

/** Keeps the reservations, without an expiry, until the order is submitted or its payment is refunded. */
export async function makeHoldsPermanent(trx: Trx, orderId: string, now: number): Promise<void> {
  await makeReservationsPermanent(trx, orderId, now);
  await makeSlotPermanent(trx, orderId, now);
  await extendWalletHold(trx, orderId, null, now);
}

/** Releases stock and slot; the amount held in the wallet stays reserved until it expires. */
export async function releaseHolds(trx: Trx, orderId: string, now: number): Promise<void> {
  await releaseReservations(trx, orderId, now);
  await releaseSlot(trx, orderId);
}
