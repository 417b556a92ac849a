import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { cancelOrderLines } from '#lib/contract/orders/cancellation.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES, type Visitor } from '../../../../contract/harness/client.ts';
import { createFunctionHarness, SECRET } from '../../../../contract/harness/function-client.ts';
import { addToCart, buy } from '../../../../contract/harness/purchase-steps.ts';
import { createTokenClient } from '../../../../contract/harness/token-client.ts';
import { repetitions } from '../../../../support/full-tests.ts';
import { MINUTE } from '../payment-shop.ts';
import { bundleProgram } from './bundle-program.ts';
import type { CrashPoint } from './crash-points.ts';
import { type SharedDatabase, type SharedSource, sharedDatabases } from './shared-databases.ts';
import { ConnectionLostError, startShop } from './shop-process.ts';
import { createTestSandbox } from './test-providers.ts';

/** Number of kills on each database, spread over the crash points; `KILLS=60` for a thorough run. */
const KILLS = Number(process.env.KILLS) || repetitions({ full: 10, short: 1 });
const PRODUCT = 'T-PLENTY';
const STOCK = 500;
const START = Date.parse('2026-11-23T08:00:00+04:00');
const DAY = 24 * 60 * MINUTE;

type CancelPoint = Pick<CrashPoint, 'name' | 'when'> & {
  step: 'cancel' | 'refund' | 'packing';
  statements: RegExp[];
};

const COMMIT = /^commit$/;

const POINTS: CancelPoint[] = [
  { name: 'stock returned, lines not', step: 'cancel', when: 'after', statements: [/^update "stock" set/] },
  {
    name: 'lines taken out, refund not written',
    step: 'cancel',
    when: 'before',
    statements: [/^insert into "refunds"/],
  },
  {
    name: 'refund written, not committed',
    step: 'cancel',
    when: 'before',
    statements: [/^insert into "refunds"/, COMMIT],
  },
  {
    name: 'cancelled, not answered',
    step: 'cancel',
    when: 'after',
    statements: [/^insert into "refunds"/, COMMIT],
  },
  {
    name: 'part refunded at the provider, not stored',
    step: 'refund',
    when: 'after',
    statements: [/^update "refunds" set "tries"/, /^insert into "sandbox_operations"/, COMMIT],
  },
  {
    name: 'shipments written, packing not committed',
    step: 'packing',
    when: 'after',
    statements: [/^insert into "shipment_lines"/],
  },
];

/** Opens a shop whose process can be killed, with a customer who has bought three pieces of a product. */
async function openShop(program: string, source: SharedSource, start: number) {
  const provider = createTestSandbox();
  let now = start;
  const shopProcess = startShop(program, source, provider.config, () => now);
  let fetch = shopProcess.fetch;
  let runJobs: () => Promise<unknown> = shopProcess.runJobs;
  const client = createTokenClient(
    'http://commerce.test',
    (request) => fetch(request),
    SECRET,
    async () => {},
  );
  const visitor: Visitor = client.visitor();
  await addToCart(visitor, EMIRATES, { productCode: PRODUCT }, 3);
  const { data: order } = await buy(visitor, EMIRATES);
  await runJobs();
  const cancel = () => {
    const lines = [{ lineId: order.items[0]?.id ?? '', quantity: 1 }];
    const body = { lines, total: order.total };
    return callEndpoint(visitor, cancelOrderLines, { params: { id: order.id }, body });
  };
  const advanceTime = async (ms: number) => {
    now += ms;
    await runJobs();
  };
  return {
    order,
    cancel,
    advanceTime,
    read: async () => (await callEndpoint(visitor, readOrder, { params: { id: order.id } })).data,
    /** Runs a step until the process is killed at the crash point. */
    async killIn({ step, statements, when }: CancelPoint): Promise<unknown> {
      if (step === 'refund') await cancel();
      await shopProcess.killAt({ when } as CrashPoint, statements);
      const steps = { cancel, refund: () => advanceTime(MINUTE), packing: () => advanceTime(12 * DAY) };
      const error = await steps[step]().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ConnectionLostError)) {
        shopProcess.stop();
        throw error ?? new Error('The point was not reached');
      }
      return await shopProcess.ended;
    },
    restart(): Db {
      const db = openDatabase(source);
      const { backend } = createFunctionHarness(db, () => now, { payment: provider.config });
      fetch = (request) => backend.handle(request);
      runJobs = () => backend.runMaintenance();
      return db;
    },
  };
}

async function readStock(db: Db): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', PRODUCT)
    .where('country', '=', 'ae')
    .executeTakeFirstOrThrow();
  return row.quantity;
}

async function readPaidAmountAndLine(db: Db, { id, total }: Order) {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'payments.id')
    .select(['payments.id', 'sandbox_payments.refunded_amount'])
    .where('payments.order_id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_lines').select('quantity').where('order_id', '=', id).execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['status', 'amount'])
    .where('payment_id', '=', payment.id)
    .execute();
  return { remainingAmount: total.amount - payment.refunded_amount, quantity: lines[0]?.quantity, refunds };
}

describe.each(sharedDatabases)(
  'A shop on $name that is killed while a line is cancelled or packed',
  ({ serve }) => {
    let program: string;
    let database: SharedDatabase;
    let start = START;
    let sold = 0;
    beforeAll(async () => {
      program = await bundleProgram();
      database = await serve();
    }, 120_000);
    afterAll(() => database?.close());

    it.each(POINTS.map((point, index) => ({ ...point, index })))(
      'with $name: money, stock and lines agree afterwards',
      async ({ index, ...point }) => {
        for (let kill = index; kill < Math.max(KILLS, POINTS.length); kill += POINTS.length) {
          // By then all orders of earlier kills have been delivered.
          start += 30 * DAY;
          const shop = await openShop(program, database.source, start);
          expect(await shop.killIn(point)).toBe('SIGKILL');
          const db = shop.restart();
          // The customer gets no response and retries.
          const retried = await shop.cancel();
          const isDone = point.name === 'cancelled, not answered' || point.step === 'refund';
          expect(retried.error?.code).toBe(isDone ? 'ORDER_CHANGED' : undefined);
          await shop.advanceTime(3 * MINUTE);
          await shop.advanceTime(60 * MINUTE);
          const unit = shop.order.items[0]?.unitPrice.extendedAmount.amount ?? 0;
          const order = await shop.read();
          const remainingAmount = shop.order.total.amount - unit;
          expect(order.total.amount).toBe(remainingAmount);
          expect(await readPaidAmountAndLine(db, shop.order)).toEqual({
            remainingAmount,
            quantity: 2,
            refunds: [{ status: 'Done', amount: unit }],
          });
          sold += 2;
          expect(await readStock(db)).toBe(STOCK - sold);
          await db.destroy();
        }
      },
      120_000,
    );
  },
);
