import type { Db } from '../../db/database.ts';
import { advanceDueReturns, completeReturns, type ReturnRun } from './job.ts';

/**
 * Advances returns as if time had passed, and marks due bank transfers as sent. `sendRefunds` sends the
 * refunds of the payment provider. Returns the number of executed steps and completed returns.
 */
export async function simulateReturns(
  db: Db,
  run: ReturnRun,
  sendRefunds: () => Promise<void>,
): Promise<number> {
  const steps = await advanceDueReturns(db, { ...run, shouldCheckAll: true });
  await sendRefunds();
  await db
    .updateTable('bank_transfers')
    .set({ status: 'Sent', sent_at: run.now })
    .where('status', '=', 'Due')
    .execute();
  return steps + (await completeReturns(db, run));
}
