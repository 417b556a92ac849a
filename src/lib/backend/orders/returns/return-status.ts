import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { ReturnMethod, ReturnStatus } from '#lib/contract/orders/returns.ts';
import type { Trx } from '../../db/database.ts';
import { insertReturnEvent, type ReturnRow, updateReturn } from './queries.ts';

/** Statuses that may follow each status. */
export const RETURN_TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  Requested: ['PickupScheduled', 'Received', 'Cancelled'],
  PickupScheduled: ['Received', 'Cancelled'],
  Received: ['Refunded', 'Rejected'],
  Refunded: [],
  Rejected: [],
  Cancelled: [],
};

/** Statuses in which the customer can cancel a return, before the shop has received the products. */
const CANCELLABLE: readonly ReturnStatus[] = ['Requested', 'PickupScheduled'];

type ReturnState = { status: ReturnStatus; method: ReturnMethod };

/**
 * Whether a return can change to a status; only a return that is picked up passes through PickupScheduled.
 */
export function canChangeReturn({ status, method }: ReturnState, nextStatus: ReturnStatus): boolean {
  if (!RETURN_TRANSITIONS[status].includes(nextStatus)) return false;
  const isPickup = method === 'pickup-home';
  if (nextStatus === 'PickupScheduled' || status === 'PickupScheduled') return isPickup;
  return !(nextStatus === 'Received' && isPickup);
}

export function isReturnCancellable({ status }: Pick<ReturnState, 'status'>): boolean {
  return CANCELLABLE.includes(status);
}

/** Thrown for a status that cannot follow the current one. */
export class ReturnStatusError extends Error {
  override name = 'ReturnStatusError';
}

/**
 * Changes the status of a return whose order is locked, and records it. Throws ReturnStatusError if the
 * status cannot follow.
 */
export async function changeReturnStatus(
  trx: Trx,
  row: ReturnRow,
  status: ReturnStatus,
  cause: OrderStatusActor,
  now: number,
): Promise<void> {
  if (!canChangeReturn(row, status)) {
    throw new ReturnStatusError(`${row.status} ${row.method} return cannot become ${status}`);
  }
  await updateReturn(trx, row.id, { status }, now);
  await insertReturnEvent(trx, row.id, { status, cause, at: now });
}
