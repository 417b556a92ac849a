import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { reconcilePayments } from '#lib/backend/checkout/reconciliation.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import type { Market, Visitor } from '../../../../contract/harness/client.ts';
import { createFunctionHarness, SECRET } from '../../../../contract/harness/function-client.ts';
import { addToCart, startPayment, submitOrder } from '../../../../contract/harness/purchase-steps.ts';
import { createDraftWithSlot } from '../../../../contract/harness/slot-draft.ts';
import { createTokenClient } from '../../../../contract/harness/token-client.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { writeSeeded } from '../../databases.ts';
import { confirm, MINUTE } from '../payment-shop.ts';
import type { CrashPoint, Scenario, Step } from './crash-points.ts';
import { ConnectionLostError, startShop } from './shop-process.ts';
import type { ReturnParameters, TestProvider } from './test-providers.ts';

export const PRODUCT = 'T-TEN';
export const STOCK = 10;
const QUANTITY = 2;
const SECOND = 1000;
const START = Date.parse('2026-11-23T08:00:00+04:00');

/** What happens after the restart. */
export type Recovery =
  | 'nobody comes back'
  | 'the customer comes back at once'
  | 'the customer comes back later'
  | 'others buy all that is left';

interface BrowserState {
  orderId: string;
  result: ReturnParameters;
}

const STEPS: Record<Scenario, Step[]> = {
  pays: ['session', 'payment', 'return', 'submit', 'jobs'],
  'returns first': ['session', 'payment', 'return', 'submit', 'jobs'],
  'stays away': ['session', 'payment', 'jobs'],
  'pays twice': ['session', 'payment', 'second payment', 'submit', 'jobs'],
};

/** Opens a shop on a database file whose process can be killed and restarted, with its customers. */
export async function openCrashableShop(
  program: string,
  provider: TestProvider,
  isCapturedImmediately: boolean,
) {
  const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'killed-')), 'binaa.db');
  await writeSeeded(file, createFixtureSeed());
  const market: Market = isCapturedImmediately
    ? { country: 'kw', language: 'ar' }
    : { country: 'ae', language: 'en' };
  const method = isCapturedImmediately ? 'knet' : 'card';
  let now = START;
  const shopProcess = startShop(program, { file }, provider.config, () => now);
  let fetch = shopProcess.fetch;
  let runJobs: () => Promise<unknown> = shopProcess.runJobs;
  let db: Db | undefined;
  const client = createTokenClient(
    'http://commerce.test',
    (request) => fetch(request),
    SECRET,
    async () => {},
  );

  const notify = () =>
    provider.notify((body) =>
      fetch(
        new Request(`http://commerce.test/payment-notifications/${provider.name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ),
    );

  /** State of a customer's browser. */
  const browserStates = new Map<Visitor, BrowserState>();

  /**
   * Runs the steps of a scenario with the contents of the cart; `beforeStep` may have the process killed
   * during a step.
   */
  async function purchase(
    visitor: Visitor,
    scenario: Scenario,
    beforeStep: (step: Step) => Promise<unknown> = async () => {},
  ) {
    const { data: order, error } = await createDraftWithSlot(visitor, market);
    if (error) return;
    const startPaymentWithKey = async (key: string) =>
      (await startPayment(visitor, market, order.id, key, method)).data;
    let pages: Awaited<ReturnType<typeof startPaymentWithKey>>[] = [];
    let result: ReturnParameters = {};
    browserStates.set(visitor, { orderId: order.id, result });
    const payPage = async (index: number, skipsNotification: boolean) => {
      const page = pages[index];
      if (!page) return;
      result = await provider.pay(visitor, page, { isCapturedImmediately, skipsNotification });
      browserStates.set(visitor, { orderId: order.id, result });
      if (!skipsNotification) await notify();
    };
    const steps: Record<Step, () => Promise<unknown>> = {
      session: async () => {
        pages = [await startPaymentWithKey('key-1')];
        if (scenario === 'pays twice') pages.push(await startPaymentWithKey('key-2'));
      },
      payment: () => payPage(0, scenario === 'returns first'),
      'second payment': () => payPage(1, false),
      return: () => confirm(visitor, order.id, result.sessionResult, result.sessionId),
      submit: () => submitOrder(visitor, market, order.id),
      jobs: async () => {
        if (scenario === 'stays away') now += 2 * MINUTE;
        await runJobs();
      },
    };
    for (const step of STEPS[scenario]) {
      now += SECOND;
      await beforeStep(step);
      await steps[step]();
    }
  }

  return {
    get db() {
      return db as Db;
    },
    visitor: () => client.visitor(),
    async buy(visitor: Visitor, quantity: number) {
      const added = await addToCart(visitor, market, { productCode: PRODUCT }, quantity);
      if (!added.error) await purchase(visitor, 'pays');
    },

    /** A customer returns: a paid order is submitted; otherwise they pay what is in their cart. */
    async resumePurchase(visitor: Visitor) {
      const { orderId, result } = browserStates.get(visitor) as BrowserState;
      const status = await confirm(visitor, orderId, result.sessionResult, result.sessionId);
      if (status === 'Authorised' || status === 'Paid') await submitOrder(visitor, market, orderId);
      else await purchase(visitor, 'pays');
    },

    /** Lets a customer buy until the process is killed at the crash point; returns the signal that ended it. */
    async buyUntilKilled(visitor: Visitor, point: CrashPoint) {
      const { statements } = point;
      const killStatements = Array.isArray(statements) ? statements : statements[provider.name];
      try {
        await addToCart(visitor, market, { productCode: PRODUCT }, QUANTITY);
        await purchase(visitor, point.scenario, async (step) => {
          if (step === point.step) await shopProcess.killAt(point, killStatements);
        });
      } catch (error) {
        if (!(error instanceof ConnectionLostError)) throw error;
        return await shopProcess.ended;
      }
      shopProcess.stop();
      throw new Error(`The purchase ended without reaching the point "${point.name}"`);
    },

    /** Restarts the shop on the database of the killed process. */
    restart() {
      db = openDatabase({ file });
      const { backend } = createFunctionHarness(db, () => now, { payment: provider.config });
      fetch = (request) => backend.handle(request);
      runJobs = () => backend.runMaintenance();
    },

    /** Advances the clock; the provider repeats its notifications, and the jobs run. */
    async advanceAndRunJobs(ms: number) {
      now += ms;
      await notify();
      await runJobs();
    },

    advanceClock(ms: number) {
      now += ms;
    },

    /** Runs the command `orders:reconcile`; returns the discrepancies. */
    async reconcile() {
      const { context } = createPaymentsService({
        db: db as Db,
        config: provider.config,
        secret: SECRET,
        clock: () => now,
        hashNetwork: () => null,
        sendConfirmation: async () => {},
        report: () => {},
      });
      return await reconcilePayments(context, now);
    },
  };
}

export type CrashableShop = Awaited<ReturnType<typeof openCrashableShop>>;

/**
 * Does what customers and the provider do after the restart, until nothing is pending. Returns the last
 * reconciliation.
 */
export async function finishPurchase(shop: CrashableShop, visitor: Visitor, recovery: Recovery) {
  shop.restart();
  if (recovery === 'the customer comes back at once') await shop.resumePurchase(visitor);
  if (recovery === 'others buy all that is left') {
    shop.advanceClock(20 * MINUTE);
    for (const quantity of [STOCK, STOCK - QUANTITY]) await shop.buy(shop.visitor(), quantity);
  }
  await shop.advanceAndRunJobs(2 * MINUTE);
  await shop.advanceAndRunJobs(20 * MINUTE);
  if (recovery === 'the customer comes back later') await shop.resumePurchase(visitor);
  await shop.reconcile();
  for (let hour = 0; hour < 3; hour += 1) await shop.advanceAndRunJobs(60 * MINUTE);
  return await shop.reconcile();
}
