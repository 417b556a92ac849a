import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartRoutes } from '#lib/backend/cart/routes.ts';
import { cardPaymentRoutes } from '#lib/backend/checkout/card-payment-routes.ts';
import { walletRoutes } from '#lib/backend/checkout/wallet/routes.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import { DRAFT_ORDER_RETENTION_MS, deleteStaleDrafts } from '#lib/backend/orders/cleanup.ts';
import { runOrderMaintenance, SUBMIT_GRACE_MS } from '#lib/backend/orders/maintenance.ts';
import { orderRoutes } from '#lib/backend/orders/routes.ts';
import { WALLET_HOLD_TTL_MS } from '#lib/backend/wallet/limits.ts';
import { holdWalletAmount, releaseWalletAmount } from '#lib/backend/wallet/order-payments.ts';
import { addItem, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import { authoriseCard, createCardPaymentSession } from '#lib/contract/payment.ts';
import * as wire from '#lib/contract/wallet.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { CARDS, card, recipient } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import { addCustomer, NOON, readBalance, type WalletCustomer } from './wallet-harness.ts';

describe.each(testDatabases)('$name: An order that the wallet helps to pay', (database) => {
  const shop = { now: NOON } as { db: Db; now: number };
  let customer: WalletCustomer;
  let order: orders.Order;

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
  ): Promise<EndpointReply<E>> {
    const { db } = shop;
    const routes = [
      ...cartRoutes({ db, formatErrorMessage: (code) => code, readCustomer: undefined }),
      ...orderRoutes(db),
      ...cardPaymentRoutes(db),
      ...walletRoutes({ db, secret: 's', outbox: undefined as never, createPin: () => '' }),
    ];
    const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
    const context = {
      ...{ country: COUNTRIES.ae, language: 'en' as const, referenceCode: 'test', clientNetwork: null },
      ...{ now: shop.now, headers: new Headers(), ...customer.caller },
    };
    const data = await route?.handle({ params: {}, query: {}, body: {}, ...input } as never, context);
    return data as EndpointReply<E>;
  }

  beforeEach(async () => {
    shop.db = await openSeeded(database);
    shop.now = NOON;
    customer = await addCustomer(shop, { balance: 50_000 });
    const { userId } = customer;
    const cart = await call(readCart, { params: { userId }, body: { userId } });
    const product = { productCode: 'T-PLENTY' };
    await call(addItem, { params: { cartId: cart.id }, body: { quantity: 3, product } });
    const { id } = await call(orders.createOrder, { query: { cartId: cart.id } });
    const contact = recipient({ country: 'ae', language: 'en' });
    const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
    const query = { isReturnOrder: 'false' as const };
    await call(orders.setOrderFulfillment, { params: { id }, query, body: delivery });
    order = await call(orders.setOrderBilling, { params: { id }, body: contact });
  });
  afterEach(() => shop.db.destroy());

  const hold = (amount: number) =>
    runInTransaction(shop.db, (trx) =>
      holdWalletAmount(
        trx,
        { walletId: customer.walletId, orderId: order.id, reference: 'r', amount },
        shop.now + WALLET_HOLD_TTL_MS,
        shop.now,
      ),
    );
  const startPayment = (idempotencyKey = 'key') => {
    const body = { returnPath: `/en-ae/checkout/return/${order.id}`, idempotencyKey };
    return call(createCardPaymentSession, { params: { id: order.id }, body });
  };
  const payByCard = (id: string, number: string = CARDS.accepted) =>
    call(authoriseCard, { params: { id }, body: card(number) });
  const submit = () =>
    call(orders.performOrderAction, { params: { id: order.id }, body: { actionName: 'SubmitOrder' } });
  const balance = () => readBalance(shop, customer.walletId);
  const readWalletPart = () => call(wire.readOrderWallet, { params: { id: order.id } });
  const fails = (code: string) => expect.objectContaining({ code });

  it('is paid by card for the rest, and debits the wallet when it is submitted', async () => {
    await hold(12_000);
    const session = await startPayment();
    expect(session.amount.amount).toBe(order.total.amount - 12_000);
    await payByCard(session.id);
    expect(await balance()).toBe(50_000);
    expect(await submit()).toMatchObject({ status: 'Accepted' });
    expect(await balance()).toBe(38_000);
    await submit();
    expect(await balance()).toBe(38_000);
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Taken' });
  });

  it('needs no card when the wallet pays everything', async () => {
    const { amount } = order.total;
    await hold(amount);
    const session = await startPayment();
    expect(session).toMatchObject({
      amount: { amount: 0 },
      redirectUrl: expect.stringContaining('/return/'),
    });
    expect(await submit()).toMatchObject({
      status: 'Accepted',
      paymentDetails: { paymentSource: 'QC', status: 'Paid' },
    });
    expect(await balance()).toBe(50_000 - amount);
    await expect(call(wire.removeOrderWallet, { params: { id: order.id } })).rejects.toEqual(
      fails('WALLET_ALREADY_PAID'),
    );
  });

  it('is submitted by the shop when its customer does not come back', async () => {
    await hold(order.total.amount);
    await startPayment();
    shop.now += WALLET_HOLD_TTL_MS + SUBMIT_GRACE_MS;
    const reportError = (_id: string, error: unknown) => {
      throw error;
    };
    await runOrderMaintenance(shop.db, { now: shop.now, reportError, isStopped: () => false });
    expect(await balance()).toBe(50_000 - order.total.amount);
  });

  it('keeps the wallet part through a declined card, and frees it when the time is over', async () => {
    await hold(12_000);
    shop.now += WALLET_HOLD_TTL_MS - 1000;
    const session = await startPayment();
    await expect(payByCard(session.id, CARDS.declined)).rejects.toBeInstanceOf(AppError);
    shop.now += WALLET_HOLD_TTL_MS - 1;
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Held' });
    shop.now += 1;
    expect(await readWalletPart()).toMatchObject({
      payment: null,
      wallet: { available: { amount: 50_000 } },
    });
    expect(await balance()).toBe(50_000);
  });

  it('does not debit the wallet when the card pays everything after all', async () => {
    const session = await startPayment();
    await payByCard(session.id);
    await shop.db
      .insertInto('wallet_holds')
      .values({
        ...{ order_id: order.id, wallet_id: customer.walletId, reference: 'late', amount: 12_000 },
        ...{ status: 'held', expires_at: null, created_at: 1, updated_at: 1 },
      })
      .execute();
    await submit();
    expect(await balance()).toBe(50_000);
    expect((await readWalletPart()).wallet?.available.amount).toBe(50_000);
  });

  it('refuses a card session of another amount than what remains', async () => {
    const session = await startPayment();
    await hold(12_000);
    await expect(payByCard(session.id)).rejects.toEqual(fails('PAYMENT_EXPIRED'));
  });

  it('takes no money by card when the wallet part is gone at the submit', async () => {
    await hold(12_000);
    const session = await startPayment();
    await payByCard(session.id);
    await runInTransaction(shop.db, (trx) => releaseWalletAmount(trx, order.id));
    await expect(submit()).rejects.toEqual(fails('PRICE_CHANGED'));
    const [payment] = await shop.db.selectFrom('payments').select('status').execute();
    expect([payment?.status, await balance()]).toEqual(['Expired', 50_000]);
  });

  it('gives up when the money of an expired wallet part was spent meanwhile', async () => {
    await hold(12_000);
    const session = await startPayment();
    await payByCard(session.id);
    await shop.db.updateTable('wallet_holds').set({ expires_at: shop.now }).execute();
    await shop.db.updateTable('wallets').set({ balance: 11_999 }).execute();
    await expect(submit()).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    const [payment] = await shop.db.selectFrom('payments').select('status').execute();
    expect([payment?.status, await balance()]).toEqual(['Expired', 11_999]);
    expect(await shop.db.selectFrom('wallet_holds').selectAll().execute()).toEqual([]);
  });

  it('is deleted with its expired hold when it was never paid', async () => {
    await hold(12_000);
    await deleteStaleDrafts(shop.db, shop.now + DRAFT_ORDER_RETENTION_MS, () => false);
    expect(await shop.db.selectFrom('wallet_holds').selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });
});
