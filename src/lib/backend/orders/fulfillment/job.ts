import type { Db } from '../../db/database.ts';
import { advanceOrder, type FulfillmentOptions } from './advance-order.ts';

// Maximum number of orders per run, low enough not to delay requests.
const BATCH_SIZE = 50;

// Maximum number of steps per order and run; more than an order with many shipments has.
const MAX_STEPS = 60;

const RETRY_MS = 10 * 60_000;

const ADVANCING_STATUSES = [
  'Accepted',
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'ReadyForCollection',
] as const;

export interface FulfillmentRun extends FulfillmentOptions {
  now: number;
  isStopped(): boolean;
  reportError(orderId: string, error: unknown): void;
  /** Whether to check all orders, not only those whose next step is due. */
  shouldCheckAll?: boolean;
}

/**
 * Advances orders whose next step is due. Safe to repeat, and to run in several processes. Returns the number
 * of executed steps.
 */
export async function advanceDueOrders(db: Db, run: FulfillmentRun): Promise<number> {
  let count = 0;
  for (const { id } of await findDueOrders(db, run)) {
    if (run.isStopped()) return count;
    try {
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (!(await advanceOrder(db, id, run.now, run))) break;
        count += 1;
      }
    } catch (error) {
      run.reportError(id, error);
      // Postponed, so that an order that fails does not delay the others.
      const next_step_at = run.now + RETRY_MS;
      await db.updateTable('orders').set({ next_step_at }).where('id', '=', id).execute();
    }
  }
  return count;
}

async function findDueOrders(
  db: Db,
  { now, shouldCheckAll = false }: FulfillmentRun,
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ADVANCING_STATUSES)
    .$if(!shouldCheckAll, (query) =>
      query
        .where((eb) => eb.or([eb('next_step_at', 'is', null), eb('next_step_at', '<=', now)]))
        .limit(BATCH_SIZE),
    )
    .orderBy('next_step_at')
    .execute();
}
