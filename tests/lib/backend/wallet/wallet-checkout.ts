import { afterEach, beforeEach } from 'vitest';
import { cartRoutes } from '#lib/backend/cart/routes.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { walletRoutes } from '#lib/backend/checkout/wallet/routes.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { runOrderMaintenance } from '#lib/backend/orders/maintenance.ts';
import { changeOrderStatus } from '#lib/backend/orders/order-status.ts';
import { findOrder } from '#lib/backend/orders/queries.ts';
import { orderRoutes } from '#lib/backend/orders/routes.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import { WALLET_HOLD_TTL_MS } from '#lib/backend/wallet/limits.ts';
import { holdWalletAmount } from '#lib/backend/wallet/order-payments.ts';
import { addItem, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { CARDS, createCard, createRecipient } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';
import { addCustomer, NOON, readBalance, type WalletCustomer } from './wallet-harness.ts';

type PaymentsService = ReturnType<typeof createPaymentsService>;

const sendConfirmation = async () => undefined;

interface WalletCheckout {
  db: Db;
  now: number;
  payments: PaymentsService;
  customer: WalletCustomer;
  order: orders.Order;
}

const reportError = (_id: string, error: unknown) => {
  throw error;
};

type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
) => Promise<EndpointReply<E>>;

/** Returns a function that calls an endpoint as the customer. */
function createCall(shop: WalletCheckout): Call {
  return async function call<E extends AnyEndpoint>(endpoint: E, input: Partial<EndpointInput<E>>) {
    const { db, payments } = shop;
    const routes = [
      ...cartRoutes({ db, formatErrorMessage: (code) => code, readCustomer: undefined }),
      ...orderRoutes({ db, sendConfirmation, refreshPayment: payments.refresh }),
      ...payments.routes,
      ...walletRoutes({ db, secret: 's', outbox: undefined as never, createPin: () => '' }),
    ];
    const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
    const context = {
      ...{ country: COUNTRIES.ae, language: 'en' as const, referenceCode: 'test', clientNetwork: null },
      ...{ now: shop.now, headers: new Headers(), ...shop.customer.caller },
    };
    const data = await route?.handle({ params: {}, query: {}, body: {}, ...input } as never, context);
    return data as EndpointReply<E>;
  };
}

/** Gives each test a customer with a wallet of 500 dirhams and a complete order, on a separate database. */
export function useWalletCheckout(database: TestDatabase) {
  const shop = { now: NOON } as WalletCheckout;
  const call = createCall(shop);

  beforeEach(async () => {
    shop.db = await openSeeded(database);
    shop.now = NOON;
    shop.payments = createPaymentsService({
      ...{ db: shop.db, config: SANDBOX_PAYMENT_CONFIG, secret: 's', clock: () => shop.now },
      ...{ hashNetwork: () => null, sendConfirmation, report: () => undefined },
    });
    shop.customer = await addCustomer(shop, { balance: 50_000 });
    const { userId } = shop.customer;
    const cart = await call(readCart, { params: { userId }, body: { userId } });
    const product = { productCode: 'T-PLENTY' };
    await call(addItem, { params: { cartId: cart.id }, body: { quantity: 3, product } });
    const { id } = await call(orders.createOrder, { query: { cartId: cart.id } });
    const contact = createRecipient({ country: 'ae', language: 'en' });
    const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
    const query = { isReturnOrder: 'false' as const };
    await call(orders.setOrderFulfillment, { params: { id }, query, body: delivery });
    shop.order = await call(orders.setOrderBilling, { params: { id }, body: contact });
    // The first test also prepares the database.
  }, 90_000);
  afterEach(() => shop.db.destroy());

  return { shop, call, ...createSteps(shop, call) };
}

function createSteps(shop: WalletCheckout, call: Call) {
  const hold = (amount: number) =>
    runInTransaction(shop.db, (trx) =>
      holdWalletAmount(
        trx,
        { walletId: shop.customer.walletId, orderId: shop.order.id, reference: 'r', amount },
        shop.now + WALLET_HOLD_TTL_MS,
        shop.now,
      ),
    );
  const startPayment = (idempotencyKey = 'key', method: PaymentMethod = 'card') => {
    const body = { method, returnPath: `/en-ae/checkout/return/${shop.order.id}`, idempotencyKey };
    return call(createPaymentSession, { params: { id: shop.order.id }, body });
  };
  const payByCard = async (id: string, number: string = CARDS.accepted) => {
    const body = { cvc: '', cardholder: '', pin: '', keep: false, ...createCard(number) };
    return (await call(authoriseSandboxPayment, { params: { id }, body })).status;
  };
  const runJobs = async () => {
    await shop.payments.updatePayments(shop.now, () => false);
    await runOrderMaintenance(shop.db, {
      now: shop.now,
      sendConfirmation,
      reportError,
      isStopped: () => false,
    });
    await shop.payments.captureAndReconcile(shop.now, () => false);
  };
  const cancelOrder = () =>
    runInTransaction(shop.db, async (trx) => {
      const row = await findOrder(trx, shop.order.id);
      if (row) await changeOrderStatus(trx, row, 'Cancelled', 'shop', shop.now);
    });
  const submit = () =>
    call(orders.performOrderAction, { params: { id: shop.order.id }, body: { actionName: 'SubmitOrder' } });
  const balance = () => readBalance(shop, shop.customer.walletId);
  const readWalletPart = () => call(walletContract.readOrderWallet, { params: { id: shop.order.id } });
  return { hold, startPayment, payByCard, runJobs, cancelOrder, submit, balance, readWalletPart };
}
