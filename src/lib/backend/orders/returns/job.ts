import type { Db } from '../../db/database.ts';
import { advanceReturn, completeReturn, type ReturnOptions } from './advance-return.ts';

// Maximum number of returns per run, low enough not to delay requests.
const BATCH_SIZE = 50;

// Maximum number of steps per return and run; more than any return has.
const MAX_STEPS = 10;

const RETRY_MS = 10 * 60_000;

export interface ReturnRun extends ReturnOptions {
  now: number;
  isStopped(): boolean;
  reportError(orderId: string, error: unknown): void;
  /** Whether to check all returns, not only those whose next step is due. */
  shouldCheckAll?: boolean;
}

/**
 * Advances returns whose next step is due. Safe to repeat, and to run in several processes. Returns the
 * number of executed steps.
 */
export async function advanceDueReturns(db: Db, run: ReturnRun): Promise<number> {
  let count = 0;
  for (const { id, order_id } of await findDueReturns(db, run)) {
    if (run.isStopped()) return count;
    try {
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (!(await advanceReturn(db, id, run.now, run))) break;
        count += 1;
      }
    } catch (error) {
      run.reportError(order_id, error);
      // Postponed, so that a return that fails does not delay the others.
      const next_step_at = run.now + RETRY_MS;
      await db.updateTable('returns').set({ next_step_at }).where('id', '=', id).execute();
    }
  }
  return count;
}

/** Completes returns whose refunds are done; runs after refunds were sent. Returns their number. */
export async function completeReturns(db: Db, run: ReturnRun): Promise<number> {
  const open = await db
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('status', '=', 'Received')
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at')
    .execute();
  let count = 0;
  for (const { id, order_id } of open) {
    if (run.isStopped()) return count;
    try {
      if (await completeReturn(db, id, run.now, run.sendStatus)) count += 1;
    } catch (error) {
      run.reportError(order_id, error);
    }
  }
  return count;
}

async function findDueReturns(db: Db, { now, shouldCheckAll = false }: ReturnRun) {
  return await db
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('status', 'in', ['Requested', 'PickupScheduled', 'Received'])
    .where('accepted_at', 'is', null)
    .$if(!shouldCheckAll, (query) =>
      query
        .where((eb) => eb.or([eb('next_step_at', 'is', null), eb('next_step_at', '<=', now)]))
        .limit(BATCH_SIZE),
    )
    .orderBy('next_step_at')
    .execute();
}
