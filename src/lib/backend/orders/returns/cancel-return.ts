import { type Db, runInTransaction } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { lockOrder } from '../queries.ts';
import { findReturn, type ReturnRow, updateReturn } from './queries.ts';
import { changeReturnStatus, isReturnCancellable } from './return-status.ts';
import type { SendReturnStatus } from './status-message.ts';

/** Finds a return of a customer. Throws RETURN_NOT_FOUND. */
export async function requireOwnReturn(db: Db, id: string, ownerId: string): Promise<ReturnRow> {
  const row = await findReturn(db, id);
  if (row?.owner_id !== ownerId) throw new AppError('RETURN_NOT_FOUND');
  return row;
}

/** Cancels the caller's return. Throws RETURN_NOT_FOUND or RETURN_NOT_CANCELLABLE. */
export async function cancelOwnReturn(
  db: Db,
  { id, ownerId, now }: { id: string; ownerId: string; now: number },
  sendStatus: SendReturnStatus,
): Promise<void> {
  const { order_id: orderId } = await requireOwnReturn(db, id, ownerId);
  await runInTransaction(db, async (trx) => {
    // The pickup locks the order too: whichever runs second sees the changed status.
    await lockOrder(trx, orderId);
    const row = await findReturn(trx, id);
    if (!row || !isReturnCancellable(row)) throw new AppError('RETURN_NOT_CANCELLABLE');
    await changeReturnStatus(trx, row, 'Cancelled', 'customer', now);
    await updateReturn(trx, id, { next_step_at: null }, now);
    // No refund is transferred, so the bank account is not needed any more.
    await trx.deleteFrom('bank_transfers').where('return_id', '=', id).execute();
    await sendStatus(trx, { returnId: id, status: 'Cancelled', now });
  });
}
