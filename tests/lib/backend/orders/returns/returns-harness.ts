import { ReturnReasonsSchema } from '#content/schemas/index.ts';
import { cartRoutes } from '#lib/backend/cart/routes.ts';
import { applyPaymentEvent } from '#lib/backend/checkout/apply-event.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { CONTENT_DIR, createJsonReader } from '#lib/backend/content/json-reader.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext } from '#lib/backend/gateway/request-context.ts';
import { advanceDueOrders } from '#lib/backend/orders/fulfillment/job.ts';
import { advanceDueReturns, completeReturns, type ReturnRun } from '#lib/backend/orders/returns/job.ts';
import { createBankAccountEncryption } from '#lib/backend/orders/returns/refund/bank-account.ts';
import { returnRoutes } from '#lib/backend/orders/returns/routes.ts';
import { orderRoutes } from '#lib/backend/orders/routes.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import type { PaymentEvent } from '#lib/backend/payment/provider.ts';
import { holdWalletAmount } from '#lib/backend/wallet/order-payments.ts';
import { addItem, readCart } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import * as returnsContract from '#lib/contract/orders/returns.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { createCard, createRecipient } from '../../../../contract/harness/purchase-steps.ts';
import { openSeeded, type TestDatabase } from '../../databases.ts';
import { addCustomer, NOON, readBalance, type WalletCustomer } from '../../wallet/wallet-harness.ts';

export const DAY = 24 * 3600_000;
export const HOUR = 3600_000;

/** A pickup area with express delivery. */
export const AREA = 'AE-DU-BARSHA';

const OPEN_HOURS = JSON.stringify(Array(7).fill(['08:00', '22:00']));
const TAKES_RETURNS = JSON.stringify({ isDropoff: true });
const BANK_SECRET = 'the secret of bank accounts';

export interface ReturnLine {
  productCode: string;
  quantity: number;
  addOns?: string[];
  shade?: string;
}

type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
  caller?: WalletCustomer,
) => Promise<EndpointReply<E>>;

/** The parts of the shop that place an order, and the customer who places it by default. */
interface Buyer {
  db: Db;
  call: Call;
  now: () => number;
  customer: WalletCustomer;
}

interface Purchase {
  lines?: ReturnLine[];
  coupon?: string;
  method?: PaymentMethod;
  /** Amount that is paid by wallet. */
  wallet?: number;
  store?: string;
  user?: WalletCustomer;
}

/** Opens a shop whose clock the test controls, with a customer who has a wallet. */
export async function openReturnShop(database: TestDatabase) {
  const db = await openSeeded(database);
  const store = { position: 1, lat: 25, lng: 55, phone: '+97140000000', hours: OPEN_HOURS, details: '{}' };
  await db
    .insertInto('stores')
    .values([
      { code: 'AE-01', country: 'ae', ...store, details: TAKES_RETURNS },
      { code: 'AE-02', country: 'ae', ...store },
      { code: 'KW-01', country: 'kw', ...store, details: TAKES_RETURNS },
    ])
    .execute();
  let now = NOON;
  const config = { ...SANDBOX_PAYMENT_CONFIG, toggles: { enabled: ['ae:cash'], disabled: [] } };
  const payments = createPaymentsService({
    ...{ db, config, secret: 's', clock: () => now, hashNetwork: () => null },
    ...{ sendConfirmation: async () => undefined, report: () => undefined },
  });
  const customer = await addCustomer({ db, now }, { balance: 50_000 });
  const sent: string[] = [];
  const readContent = createJsonReader(CONTENT_DIR);
  const sendStatus: ReturnRun['sendStatus'] = async (_trx, { returnId, status }) =>
    void sent.push(`${returnId} ${status}`);
  const routes = [
    ...cartRoutes({ db, formatErrorMessage: (code) => code, readCustomer: undefined }),
    ...orderRoutes({ db, sendConfirmation: async () => undefined, refreshPayment: payments.refresh }),
    ...payments.routes,
    ...returnRoutes({
      db,
      providers: payments.context.providers,
      bankAccountEncryption: createBankAccountEncryption(BANK_SECRET),
      sendStatus,
      readReasons: async (language) =>
        (await readContent(language, 'return-reasons', ReturnReasonsSchema)).reasons,
    }),
  ];

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    caller = customer,
  ): Promise<EndpointReply<E>> {
    const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
    if (!route) throw new Error(`No route for ${endpoint.name}`);
    const context: RequestContext = {
      ...{ country: COUNTRIES.ae, language: 'en', referenceCode: 'test', clientNetwork: null },
      ...{ now, headers: new Headers(), ...caller.caller },
    };
    const query = endpoint.query.parse(input.query ?? {});
    const data = await route.handle({ params: {}, body: {}, ...input, query } as never, context);
    return endpoint.reply.parse(data) as EndpointReply<E>;
  }

  const run: Omit<ReturnRun, 'now'> = {
    isStopped: () => false,
    sendStatus,
    simulatedDropOffBy: 'customer',
    inspectionResult: 'accepted',
    reportError: (_order, error) => {
      throw error;
    },
  };
  const returnMoney = () => payments.captureAndReconcile(now, () => false);

  return {
    db,
    call,
    customer,
    sent,
    now: () => now,
    advanceClock(ms: number) {
      now += ms;
    },
    bankAccountEncryption: createBankAccountEncryption(BANK_SECRET),
    returnMoney,
    /** Sends events of the provider to the shop. */
    async notify(events: PaymentEvent[]) {
      for (const event of events)
        await runInTransaction(db, (trx) => applyPaymentEvent(payments.context, trx, event, now));
    },
    addCustomer: (options = {}) => addCustomer({ db, now }, options),
    balance: (wallet = customer) => readBalance({ db }, wallet.walletId),
    /** Advances due returns; their refunds stay pending. */
    moveReturns: (options: Partial<ReturnRun> = {}) => advanceDueReturns(db, { ...run, now, ...options }),
    completeReturns: () => completeReturns(db, { ...run, now }),
    /** Advances the clock and runs all jobs. */
    async advanceAndRunJobs(ms: number, options: Partial<ReturnRun> = {}) {
      now += ms;
      await advanceDueReturns(db, { ...run, now, ...options });
      await returnMoney();
      await completeReturns(db, { ...run, now, ...options });
    },
    /** Places an order and, by default, has it delivered. */
    async buy(purchase: Purchase = {}): Promise<orders.Order> {
      const order = await placeOrder({ db, call, now: () => now, customer }, purchase);
      now += 12 * DAY;
      await advanceDueOrders(db, {
        ...run,
        now,
        sendStatus: async () => {},
        simulatedCollectionBy: 'customer',
      });
      await returnMoney();
      return await call(orders.readOrder, { params: { id: order.id }, query: {} }, purchase.user);
    },
    place: (purchase: Purchase = {}) => placeOrder({ db, call, now: () => now, customer }, purchase),
    readOrder: (id: string) => call(orders.readOrder, { params: { id }, query: {} }),
    close: () => db.destroy(),
  };
}

export type ReturnShop = Awaited<ReturnType<typeof openReturnShop>>;

async function placeOrder(
  { db, call, now, customer }: Buyer,
  { lines, coupon, method = 'card', wallet = 0, store, user = customer }: Purchase,
): Promise<orders.Order> {
  const { userId } = user;
  const cart = await call(readCart, { params: { userId }, body: { userId } }, user);
  const params = { cartId: cart.id };
  for (const { productCode, quantity, addOns, shade } of lines ?? [
    { productCode: 'T-PLENTY', quantity: 3 },
  ]) {
    const options = shade ? [{ attributeFQN: 'tenant~shade', value: shade }] : [];
    const body = { quantity, product: { productCode }, ...(addOns && { addOns }), options };
    await call(addItem, { params, body }, user);
  }
  if (coupon) await call(applyCoupon, { params: { ...params, couponCode: coupon } } as never, user);
  const { id } = await call(orders.createOrder, { query: { cartId: cart.id } }, user);
  const contact = createRecipient({ country: 'ae', language: 'en' });
  await call(orders.setOrderBilling, { params: { id }, body: contact }, user);
  const { address: _, ...collector } = contact;
  if (store) {
    await call(
      orders.setCollectionStore,
      { params: { id }, body: { storeCode: store, contact: collector } },
      user,
    );
  } else {
    const body = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
    await call(orders.setOrderFulfillment, { params: { id }, query: { isReturnOrder: 'false' }, body }, user);
  }
  if (method === 'cash') {
    await call(orders.setPaymentMethod, { params: { id }, body: { method } }, user);
  }
  if (wallet > 0) {
    const hold = { walletId: user.walletId, orderId: id, reference: `hold ${id}`, amount: wallet };
    await runInTransaction(db, (trx) => holdWalletAmount(trx, hold, now() + DAY, now()));
  }
  const body = { method, returnPath: `/en-ae/checkout/return/${id}`, idempotencyKey: id };
  const session = await call(createPaymentSession, { params: { id }, body }, user);
  if (method !== 'cash' && method !== 'wallet') {
    const details = { cvc: '', cardholder: '', pin: '', keep: false, ...createCard() };
    await call(authoriseSandboxPayment, { params: { id: session.id }, body: details }, user);
  }
  return await call(orders.performOrderAction, { params: { id }, body: { actionName: 'SubmitOrder' } }, user);
}

type Chosen = { lineItemId: string; quantity: number; reason?: string; note?: string };

/** Chooses the items to return, by default with the reason `changed-mind`. */
export function chooseItems(shop: ReturnShop, orderId: string, items: Chosen[], user = shop.customer) {
  const chosen = items.map((item) => ({ reason: 'changed-mind', ...item }));
  return shop.call(
    returnsContract.chooseReturnItems,
    { params: { id: orderId }, body: { items: chosen } },
    user,
  );
}

export function chooseStore(shop: ReturnShop, orderId: string, user = shop.customer) {
  return shop.call(
    returnsContract.chooseReturnStore,
    { params: { id: orderId }, body: { storeCode: 'AE-01' } },
    user,
  );
}

/** Chooses a pickup in the first available slot. */
export async function choosePickup(shop: ReturnShop, orderId: string) {
  const params = { id: orderId };
  const { days } = await shop.call(returnsContract.returnPickupOptions, { params, query: { area: AREA } });
  const [day] = days;
  const slot = { date: day?.date ?? '', slotId: day?.slots[0]?.slotId ?? '' };
  await shop.call(orders.setOrderFulfillment, {
    params,
    query: { isReturnOrder: 'true' },
    body: {
      fulfillmentMethod: 'Ship',
      fulfillmentContact: createRecipient({ country: 'ae', language: 'en' }),
      area: AREA,
      slot,
    },
  });
  const { draft } = await shop.call(returnsContract.readReturnConfig, { query: { orderId } });
  return draft as returnsContract.ReturnDraft;
}

/** Submits a draft with the refund that it shows. */
export function sendDraft(
  shop: ReturnShop,
  orderId: string,
  draft: returnsContract.ReturnDraft,
  options: Partial<EndpointInput<typeof returnsContract.createReturn>['body']> = {},
  user = shop.customer,
) {
  const body = { orderId, draftId: draft.id, refund: draft.amounts.refund, ...options };
  return shop.call(returnsContract.createReturn, { query: { userId: user.userId }, body }, user);
}

/** Creates a return of order lines that are brought to the store. */
export async function returnLines(shop: ReturnShop, orderId: string, items: Chosen[]) {
  await chooseItems(shop, orderId, items);
  return await sendDraft(shop, orderId, await chooseStore(shop, orderId));
}

export function readReturn(shop: ReturnShop, id: string) {
  return shop.call(returnsContract.readReturn, { params: { id } });
}

/** Returns the code of the error that a call throws; `ok` when it throws none. */
export async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
