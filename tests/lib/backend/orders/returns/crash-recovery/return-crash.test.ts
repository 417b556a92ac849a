import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { repetitions } from '../../../../../support/full-tests.ts';
import { bundleProgram } from '../../../checkout/crash-recovery/bundle-program.ts';
import { type SharedDatabase, sharedDatabases } from '../../../checkout/crash-recovery/shared-databases.ts';
import { chooseItems, chooseStore, DAY, HOUR, openReturnShop, type ReturnShop } from '../returns-harness.ts';
import { RETURN_CRASH_POINTS, type ReturnCrashPoint } from './return-crash-points.ts';
import type { ReturnWork } from './return-program.ts';
import { createReturnTasks, type ReadyDraft } from './return-tasks.ts';

/** Number of kills in each scenario, spread over its crash points; `KILLS=50` for a thorough run. */
const KILLS = Number(process.env.KILLS) || repetitions({ full: 10, short: 1 });

/** Quantity of the order, whose pieces are returned one by one. */
const QUANTITY = 10;

/** Runs the program; returns the signal that ended it. */
async function runProgram(program: string, work: ReturnWork): Promise<NodeJS.Signals | null> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(dirname(program), 'compiled'),
    RETURN_WORK: JSON.stringify(work),
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal === null && code !== 0) throw new Error(`The program ended with ${code}`);
  return signal;
}

/** Reads what must not change when a task runs again: payment, stock, return, refunds and emails. */
async function readReturnState(db: Db, orderId: string, returnId: string) {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'payments.id')
    .select(['payments.refunded_amount as known', 'sandbox_payments.refunded_amount as paidBack'])
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const stock = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', 'T-PLENTY')
    .where('country', '=', 'ae')
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('return_events')
    .select('status')
    .where('return_id', '=', returnId)
    .orderBy('place')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['status', 'amount'])
    .where('purpose', '=', `return ${returnId}`)
    .execute();
  const returns = await db.selectFrom('returns').select('id').where('order_id', '=', orderId).execute();
  const mails = await db.selectFrom('outbox').select('id').where('kind', '=', 'return-status').execute();
  return {
    ...payment,
    stock: stock.quantity,
    events: events.map(({ status }) => status),
    refunds,
    returns: returns.length,
    mails: mails.length,
  };
}

describe.each(sharedDatabases)('A shop on $name that is killed in a return', ({ serve }) => {
  let program: string;
  let database: SharedDatabase;
  let shop: ReturnShop;
  beforeAll(async () => {
    program = await bundleProgram(join(import.meta.dirname, 'return-program.ts'));
    database = await serve();
    const openShopDatabase = async () => openDatabase(database.source);
    shop = await openReturnShop({ name: 'shared', open: openShopDatabase, openCopy: openShopDatabase });
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  async function openDraft(order: Order): Promise<ReadyDraft> {
    await chooseItems(shop, order.id, [{ lineItemId: order.items[0]?.id ?? '', quantity: 1 }]);
    const { id: draftId, amounts } = await chooseStore(shop, order.id);
    return { orderId: order.id, draftId, ownerId: shop.customer.userId, refund: amounts.refund.amount };
  }

  /** Kills a process at a crash point of its task, then runs everything again. */
  async function killAt({ task, when, statements }: ReturnCrashPoint, draft: ReadyDraft): Promise<void> {
    const [sent, later] = [shop.now(), shop.now() + 6 * DAY];
    const tasksAt = (now: number) => createReturnTasks(shop.db, now);
    if (task !== 'submit') await tasksAt(sent).submitTwice(draft);
    if (task === 'notify') {
      await tasksAt(later).receive();
      await tasksAt(later).refundWithoutNotification(draft.draftId);
    }
    const now = task === 'submit' ? sent : later;
    const { source } = database;
    expect(await runProgram(program, { source, now, task, draft, when, statements })).toBe('SIGKILL');
    const [first, second] = await tasksAt(sent).submitTwice(draft);
    expect([first, second]).toEqual([draft.draftId, draft.draftId]);
    if (task === 'notify') await tasksAt(later).notifyTwice(draft.draftId);
    // An attempt that was killed keeps its lease for a while.
    for (const hours of [1, 2]) await tasksAt(later + hours * HOUR).runJobs();
  }

  it.each(RETURN_CRASH_POINTS)(
    'in $scenario: it is returned and paid back once',
    async ({ points }) => {
      const kills = Math.max(KILLS, points.length);
      let order = {} as Order;
      for (let kill = 0; kill < kills; kill += 1) {
        if (kill % QUANTITY === 0) {
          order = await shop.buy({ lines: [{ productCode: 'T-PLENTY', quantity: QUANTITY }] });
        }
        const point = points[kill % points.length] as ReturnCrashPoint;
        const draft = await openDraft(order);
        const before = await readReturnState(shop.db, order.id, draft.draftId);
        await killAt(point, draft);
        expect(await readReturnState(shop.db, order.id, draft.draftId), point.name).toEqual({
          known: before.known + draft.refund,
          paidBack: before.paidBack + draft.refund,
          stock: before.stock + 1,
          events: ['Requested', 'Received', 'Refunded'],
          refunds: [{ status: 'Done', amount: draft.refund }],
          returns: before.returns + 1,
          mails: before.mails + 3,
        });
      }
      const { status } = await shop.readOrder(order.id);
      expect(status).toBe(kills % QUANTITY === 0 ? 'Returned' : 'PartlyReturned');
    },
    120_000,
  );
});
