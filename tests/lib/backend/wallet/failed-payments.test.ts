import { describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { DRAFT_ORDER_RETENTION_MS, deleteStaleDrafts } from '#lib/backend/orders/cleanup.ts';
import { SUBMIT_GRACE_MS } from '#lib/backend/orders/maintenance.ts';
import { WALLET_HOLD_TTL_MS } from '#lib/backend/wallet/limits.ts';
import { cancelWalletPayment, releaseWalletAmount } from '#lib/backend/wallet/order-payments.ts';
import { cancelPaymentSession } from '#lib/contract/payment.ts';
import { CARDS } from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import { useWalletCheckout } from './wallet-checkout.ts';
import { MINUTE } from './wallet-harness.ts';

const LATE_CARD = '4000 0000 0000 0077';

const DATABASES = testDatabases.filter(({ name }) => name !== 'SQLite in a file');
const fails = (code: string) => expect.objectContaining({ code });

describe.each(DATABASES)('$name: A wallet payment that does not go through', (database) => {
  const { shop, call, hold, startPayment, payByCard, runJobs, cancelOrder, submit, balance, readWalletPart } =
    useWalletCheckout(database);

  it('gets its money back exactly once when it is cancelled', async () => {
    await hold(12_000);
    const session = await startPayment();
    await payByCard(session.id);
    await submit();
    await cancelOrder();
    await runInTransaction(shop.db, (trx) => cancelWalletPayment(trx, shop.order.id, shop.now));
    await runJobs();
    expect(await balance()).toBe(50_000);
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Refunded' });
    const refunds = await shop.db.selectFrom('refunds').select('amount').execute();
    expect(refunds).toEqual([{ amount: shop.order.total.amount - 12_000 }]);
  });

  it('writes no refund of 0 when the wallet paid everything and the order is cancelled', async () => {
    await hold(shop.order.total.amount);
    await startPayment();
    await submit();
    await cancelOrder();
    await runJobs();
    expect(await balance()).toBe(50_000);
    expect(await shop.db.selectFrom('refunds').select('amount').execute()).toEqual([]);
  });

  it('keeps the wallet part for another attempt when the customer leaves the card page', async () => {
    await hold(12_000);
    await startPayment();
    await call(cancelPaymentSession, { params: { id: shop.order.id } });
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Held' });
    const session = await startPayment('another');
    expect(session.amount.amount).toBe(shop.order.total.amount - 12_000);
  });

  it('starts a payment without a wallet part that has expired', async () => {
    await hold(12_000);
    shop.now += WALLET_HOLD_TTL_MS;
    const session = await startPayment();
    expect(session.amount.amount).toBe(shop.order.total.amount);
    await payByCard(session.id);
    expect(await submit()).toMatchObject({ status: 'Accepted', walletAmount: { amount: 0 } });
    expect(await balance()).toBe(50_000);
  });

  it('is placed when the card is authorised late and the wallet still has the money', async () => {
    await hold(12_000);
    const session = await startPayment();
    shop.now += WALLET_HOLD_TTL_MS - 30_000;
    expect(await payByCard(session.id, LATE_CARD)).toBe('Pending');
    shop.now += MINUTE;
    await runJobs();
    shop.now += SUBMIT_GRACE_MS;
    await runJobs();
    expect(await submit()).toMatchObject({ status: 'Accepted', walletAmount: { amount: 12_000 } });
    expect(await balance()).toBe(38_000);
  });

  it('returns the card payment when it is late and the wallet part was spent', async () => {
    await hold(12_000);
    const session = await startPayment();
    shop.now += WALLET_HOLD_TTL_MS - 30_000;
    await payByCard(session.id, LATE_CARD);
    await shop.db.updateTable('wallets').set({ balance: 11_999 }).execute();
    shop.now += MINUTE;
    await runJobs();
    const refunds = await shop.db.selectFrom('refunds').select(['amount', 'reason']).execute();
    expect(refunds).toEqual([{ amount: session.amount.amount, reason: 'WALLET_PAYMENT_FAILED' }]);
    expect(await balance()).toBe(11_999);
  });

  it('keeps the wallet part after a declined card, and releases it when the time is over', async () => {
    await hold(12_000);
    shop.now += WALLET_HOLD_TTL_MS - 1000;
    const session = await startPayment();
    await expect(payByCard(session.id, CARDS.declined)).rejects.toEqual(fails('PAYMENT_DECLINED'));
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
        ...{ order_id: shop.order.id, wallet_id: shop.customer.walletId, reference: 'late', amount: 12_000 },
        ...{ status: 'held', expires_at: null, created_at: 1, updated_at: 1 },
      })
      .execute();
    await submit();
    expect(await balance()).toBe(50_000);
    expect((await readWalletPart()).wallet?.available.amount).toBe(50_000);
  });

  it('returns a card payment of another amount than what remains', async () => {
    const session = await startPayment();
    await hold(12_000);
    await payByCard(session.id);
    await runJobs();
    const refunds = await shop.db.selectFrom('refunds').select(['amount', 'reason']).execute();
    expect(refunds).toEqual([{ amount: shop.order.total.amount, reason: 'PRICE_CHANGED' }]);
    expect((await readWalletPart()).payment).toMatchObject({ status: 'Held' });
  });

  it('does not capture the card when the wallet part has been released at the submit', async () => {
    await hold(12_000);
    const session = await startPayment();
    await payByCard(session.id);
    await runInTransaction(shop.db, (trx) => releaseWalletAmount(trx, shop.order.id));
    await expect(submit()).rejects.toEqual(fails('PRICE_CHANGED'));
    const [payment] = await shop.db.selectFrom('payments').select('status').execute();
    expect([payment?.status, await balance()]).toEqual(['Expired', 50_000]);
  });

  it('is refused when the money of an expired wallet part was spent meanwhile', async () => {
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
