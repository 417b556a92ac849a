import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '#lib/backend/checkout/reconciliation.ts';
import { SUBMIT_GRACE_MS } from '#lib/backend/orders/maintenance.ts';
import { WALLET_HOLD_TTL_MS } from '#lib/backend/wallet/limits.ts';
import { addItem } from '#lib/contract/cart/cart.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import { readPaymentMethods } from '#lib/contract/payment.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { testDatabases } from '../databases.ts';
import { useWalletCheckout } from './wallet-checkout.ts';

const DATABASES = testDatabases.filter(({ name }) => name !== 'SQLite in a file');
const fails = (code: string) => expect.objectContaining({ code });

describe.each(DATABASES)('$name: An order that the wallet helps to pay', (database) => {
  const { shop, call, hold, startPayment, payByCard, runJobs, submit, balance, readWalletPart } =
    useWalletCheckout(database);

  it('is paid by card for the rest, and debits the wallet when it is submitted', async () => {
    await hold(12_000);
    const session = await startPayment();
    expect(session.amount.amount).toBe(shop.order.total.amount - 12_000);
    await payByCard(session.id);
    expect(await balance()).toBe(50_000);
    expect(await submit()).toMatchObject({ status: 'Accepted' });
    expect(await balance()).toBe(38_000);
    await submit();
    expect(await balance()).toBe(38_000);
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Taken' });
  });

  it.each([1, 12_345, 50_000])('adds up when the wallet pays at most %d of it', async (most) => {
    const part = Math.min(most, shop.order.total.amount);
    await hold(part);
    const session = await startPayment();
    if (session.amount.amount > 0) await payByCard(session.id);
    const { items, subtotal, discountTotal, shippingTotal, paymentFee, total, walletAmount } = await submit();
    const lines = items.reduce((sum, item) => sum + item.subtotal.amount, 0);
    expect(lines).toBe(subtotal.amount);
    expect(lines - discountTotal.amount + shippingTotal.amount + paymentFee.amount).toBe(total.amount);
    expect(walletAmount.amount + session.amount.amount).toBe(total.amount);
    expect(await balance()).toBe(50_000 - part);
  });

  it('needs no card when the wallet pays everything', async () => {
    const { amount } = shop.order.total;
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
    await expect(call(walletContract.removeOrderWallet, { params: { id: shop.order.id } })).rejects.toEqual(
      fails('WALLET_ALREADY_PAID'),
    );
  });

  it('is stored as paid by wallet when a card was chosen, but nothing is left', async () => {
    await hold(shop.order.total.amount);
    await call(orders.setPaymentMethod, { params: { id: shop.order.id }, body: { method: 'card' } });
    await startPayment();
    const payment = await shop.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ provider: 'wallet', method: 'wallet', amount: 0, status: 'Authorised' });
  });

  it('keeps the wallet part while the customer chooses how to pay the rest', async () => {
    await hold(12_000);
    const body = { method: 'card' as const };
    const updated = await call(orders.setPaymentMethod, { params: { id: shop.order.id }, body });
    expect(updated.walletAmount.amount).toBe(12_000);
  });

  it('frees the wallet part when the cart has changed', async () => {
    await hold(12_000);
    const body = { quantity: 1, product: { productCode: 'T-PLENTY' } };
    await call(addItem, { params: { cartId: shop.order.cartId }, body });
    const updated = await call(orders.createOrder, { query: { cartId: shop.order.cartId } });
    expect(updated.walletAmount.amount).toBe(0);
  });

  it('is not paid by wallet alone while an amount is left', async () => {
    await hold(12_000);
    await expect(startPayment('key', 'wallet')).rejects.toEqual(fails('PAYMENT_METHOD_UNAVAILABLE'));
  });

  it('offers the wallet to signed-in customers only', async () => {
    const read = async () => (await call(readPaymentMethods, { params: { id: shop.order.id } })).methods;
    expect(await read()).toContainEqual(expect.objectContaining({ method: 'wallet' }));
    shop.customer = { ...shop.customer, caller: { ...shop.customer.caller, sessionId: null as never } };
    expect(await read()).not.toContainEqual(expect.objectContaining({ method: 'wallet' }));
    await hold(shop.order.total.amount);
    await expect(startPayment('key', 'wallet')).rejects.toEqual(fails('PAYMENT_METHOD_UNAVAILABLE'));
  });

  it('is debited once when it is started and submitted twice at once', async () => {
    const { amount } = shop.order.total;
    await hold(amount);
    const [first, second] = await Promise.all([startPayment(), startPayment()]);
    expect(second.id).toBe(first.id);
    const placed = await Promise.all([submit(), submit(), submit()]);
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await balance()).toBe(50_000 - amount);
  });

  it('is submitted by the shop when its customer does not come back, and nothing is captured', async () => {
    await hold(shop.order.total.amount);
    await startPayment();
    shop.now += WALLET_HOLD_TTL_MS + SUBMIT_GRACE_MS;
    await runJobs();
    expect(await balance()).toBe(50_000 - shop.order.total.amount);
    shop.now += 3 * 24 * 3600_000;
    await runJobs();
    expect(await reconcilePayments(shop.payments.context, shop.now)).toEqual([]);
  });
});
