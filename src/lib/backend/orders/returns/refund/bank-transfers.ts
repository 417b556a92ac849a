import type { Db } from '../../../db/database.ts';
import { formatReturnNumber } from '../present-return.ts';
import type { BankAccountEncryption } from './bank-account.ts';

/** A refund that the shop's staff transfer manually. */
export interface DueTransfer {
  returnId: string;
  returnNumber: string;
  amount: number;
  currency: string;
  holder: string;
  iban: string;
}

/** Lists the transfers whose products were accepted, oldest first. */
export async function listDueTransfers(db: Db, encryption: BankAccountEncryption): Promise<DueTransfer[]> {
  const rows = await db
    .selectFrom('bank_transfers')
    .innerJoin('returns', 'returns.id', 'bank_transfers.return_id')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['bank_transfers.return_id', 'bank_transfers.amount', 'bank_transfers.currency'])
    .select(['bank_transfers.account', 'returns.place', 'orders.order_number'])
    .where('bank_transfers.status', '=', 'Due')
    .orderBy('returns.accepted_at')
    .execute();
  return rows.map((row) => {
    const account = encryption.decrypt(row.return_id, row.account);
    if (!account) throw new Error('An account was encrypted with another secret');
    return {
      returnId: row.return_id,
      returnNumber: formatReturnNumber(row.order_number ?? '', row.place),
      amount: row.amount,
      currency: row.currency,
      ...account,
    };
  });
}

/**
 * Marks due transfers as sent; the job then completes their returns. Returns the number of marked transfers.
 */
export async function markTransfersSent(db: Db, returnIds: readonly string[], now: number): Promise<number> {
  if (returnIds.length === 0) return 0;
  const result = await db
    .updateTable('bank_transfers')
    .set({ status: 'Sent', sent_at: now })
    .where('return_id', 'in', returnIds)
    .where('status', '=', 'Due')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
