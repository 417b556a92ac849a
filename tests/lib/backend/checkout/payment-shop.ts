import type { Db } from '#lib/backend/db/database.ts';
import type { PaymentConfig } from '#lib/backend/payment/config.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { cancelPaymentSession, confirmPayment } from '#lib/contract/payment.ts';
import { completeSandboxChallenge } from '#lib/contract/sandbox.ts';
import { callEndpoint, EMIRATES, type Market, type Visitor } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import {
  addToCart,
  createCard,
  createDraft,
  startPayment,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

export const MINUTE = 60_000;

/** Test numbers of the sandbox by their result. */
export const NUMBERS = {
  approved: '4242 4242 4242 4242',
  expired: '4000 0000 0000 0069',
  challenge: '4000 0000 0000 3220',
  challengeFails: '4000 0084 0000 1629',
  timeout: '4000 0000 0000 0119',
  late: '4000 0000 0000 0077',
  silent: '4000 0000 0000 0259',
} as const;

/** Opens a shop on a separate database, whose clock the test controls. */
export async function openPaymentShop(
  config: Partial<PaymentConfig> = {},
  database: TestDatabase = testDatabases[0] as TestDatabase,
) {
  const db = await openSeeded(database);
  let now = Date.now();
  const payment = { ...SANDBOX_PAYMENT_CONFIG, ...config };
  const harness = createFunctionHarness(db, () => now, { payment });
  const client = createFunctionClient(harness);
  const runMaintenance = () => harness.backend.runMaintenance();

  return {
    db,
    client,
    harness,
    now: () => now,
    runMaintenance,
    /** Advances the clock and runs the jobs. */
    async advanceAndRunJobs(ms: number) {
      now += ms;
      await runMaintenance();
    },
    advanceClock(ms: number) {
      now += ms;
    },
    /** Log entries about payments, by code. */
    readReports: () => harness.log.filter((entry) => entry.event === 'payment').map(({ code }) => code),
    async notify(provider: string, body: string, headers: Record<string, string> = {}) {
      const request = new Request(`http://commerce.test/payment-notifications/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      const response = await harness.backend.handle(request);
      return { status: response.status, text: await response.text() };
    },
    close: () => client.close(),
  };
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;

/** A visitor with a complete order and a payment session. */
export async function startOrder(
  { client }: PaymentShop,
  {
    market = EMIRATES,
    method = 'card',
    productCode = 'T-TEN',
    quantity = 1,
  }: { market?: Market; method?: PaymentMethod; productCode?: string; quantity?: number } = {},
) {
  const visitor = client.visitor();
  await addToCart(visitor, market, { productCode }, quantity);
  const { data: order } = await createDraft(visitor, market);
  const session = await startPayment(visitor, market, order.id, 'key-1', method);
  return { visitor, order, session: session.data, error: session.error };
}

export const pay = (visitor: Visitor, sessionId: string, cardNumber: string) =>
  visitor.pay(sessionId, createCard(cardNumber));

export const payByPin = (visitor: Visitor, sessionId: string, cardNumber: string) =>
  visitor.pay(sessionId, { cardNumber, expiry: '12/40', pin: '4711' });

export const answerChallenge = (
  visitor: Visitor,
  id: string,
  challengeAnswer: 'confirm' | 'fail' | 'cancel',
) => callEndpoint(visitor, completeSandboxChallenge, { params: { id }, body: { answer: challengeAnswer } });

export async function confirm(visitor: Visitor, orderId: string, sessionResult?: string, sessionId?: string) {
  const body = { ...(sessionId && { sessionId }), ...(sessionResult && { sessionResult }) };
  const { data, error } = await callEndpoint(visitor, confirmPayment, { params: { id: orderId }, body });
  return error?.code ?? data.status;
}

export async function cancel(visitor: Visitor, orderId: string) {
  return (await callEndpoint(visitor, cancelPaymentSession, { params: { id: orderId } })).data;
}

export async function readOrderStatus(db: Db, id: string) {
  const row = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

export async function readPayments(db: Db, orderId: string) {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countHeld(db: Db): Promise<number> {
  const rows = await db.selectFrom('stock_holds').select('quantity').execute();
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the status and the amounts that the sandbox has recorded for a payment. */
export async function readSandboxRecord(db: Db, id: string) {
  return await db
    .selectFrom('sandbox_payments')
    .select(['status', 'captured_amount', 'refunded_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
