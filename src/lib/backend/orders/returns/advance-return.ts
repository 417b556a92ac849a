import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import type { SimulatedActor } from '../fulfillment/next-step.ts';
import { lockOrder, type OrderRow } from '../queries.ts';
import { findReturn, type ReturnRow, readReturnEvents, updateReturn } from './queries.ts';
import { acceptReturn, getRefundPurpose } from './refund/accept-return.ts';
import { changeReturnStatus } from './return-status.ts';
import { getNextReturnStep, type ReturnStep } from './return-steps.ts';
import type { SendReturnStatus } from './status-message.ts';

/** Result of the inspection of the returned products. */
export type InspectionResult = 'accepted' | 'rejected';

/** Options for advancing returns. */
export interface ReturnOptions {
  sendStatus: SendReturnStatus;
  /** Who brings returns to stores in the simulation: with `nobody` returns are cancelled. */
  simulatedDropOffBy: SimulatedActor;
  inspectionResult: InspectionResult;
}

/** Runs a change of a return under the lock of its order, so that two processes make it only once. */
async function runWithReturnLock(
  db: Db,
  id: string,
  change: (trx: Trx, order: OrderRow, row: ReturnRow) => Promise<boolean>,
): Promise<boolean> {
  const storedReturn = await findReturn(db, id);
  if (!storedReturn) return false;
  return await runInTransaction(db, async (trx) => {
    const order = await lockOrder(trx, storedReturn.order_id);
    const row = order && (await findReturn(trx, id));
    return order && row ? await change(trx, order, row) : false;
  });
}

/**
 * Executes a return's next step when it is due; otherwise stores when it will be due. Returns whether a step
 * was executed.
 */
export async function advanceReturn(
  db: Db,
  id: string,
  now: number,
  options: ReturnOptions,
): Promise<boolean> {
  return await runWithReturnLock(db, id, async (trx, order, row) => {
    const statusSince = (await readReturnEvents(trx, [id])).at(-1)?.at ?? row.created_at;
    const step = getNextReturnStep({ ...row, statusSince }, options.simulatedDropOffBy);
    if (!step || step.at > now) {
      await updateReturn(trx, id, { next_step_at: step?.at ?? null }, row.updated_at);
      return false;
    }
    // The steps of a return that waited for the job are dated at their planned times, but never before an
    // earlier step.
    await executeStep(trx, order, row, { ...step, at: Math.max(step.at, statusSince) }, options);
    return true;
  });
}

async function executeStep(
  trx: Trx,
  order: OrderRow,
  row: ReturnRow,
  { status, cause, at }: ReturnStep,
  { sendStatus, inspectionResult }: ReturnOptions,
): Promise<void> {
  if (status === 'Examined' && inspectionResult === 'accepted')
    return await acceptReturn(trx, order, row, at);
  const nextStatus = status === 'Examined' ? 'Rejected' : status;
  await changeReturnStatus(trx, row, nextStatus, cause, at);
  await sendStatus(trx, { returnId: row.id, status: nextStatus, now: at });
}

/** Completes an accepted return once its refunds are done. Returns whether it did. */
export async function completeReturn(
  db: Db,
  id: string,
  now: number,
  sendStatus: SendReturnStatus,
): Promise<boolean> {
  return await runWithReturnLock(db, id, async (trx, _order, row) => {
    if (row.status !== 'Received' || row.accepted_at === null) return false;
    if (await hasOpenRefund(trx, id)) return false;
    await changeReturnStatus(trx, row, 'Refunded', 'payment', Math.max(now, row.accepted_at));
    await sendStatus(trx, { returnId: id, status: 'Refunded', now });
    return true;
  });
}

/** Whether a refund of the return is pending. Refunds to a wallet complete at once. */
async function hasOpenRefund(trx: Trx, id: string): Promise<boolean> {
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('purpose', '=', getRefundPurpose(id))
    .where('status', '!=', 'Done')
    .executeTakeFirst();
  const transfer = await trx
    .selectFrom('bank_transfers')
    .select('return_id')
    .where('return_id', '=', id)
    .where('status', '!=', 'Sent')
    .executeTakeFirst();
  return refund !== undefined || transfer !== undefined;
}
