import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction, type Trx } from '#lib/backend/db/database.ts';
import { WALLET_HOLD_TTL_MS } from '#lib/backend/wallet/limits.ts';
import {
  cancelWalletPayment,
  debitWalletAmount,
  extendWalletHold,
  getUnpaidAmount,
  getWalletAmount,
  holdWalletAmount,
  refundToWallet,
  releaseWalletAmount,
} from '#lib/backend/wallet/order-payments.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { testDatabases } from '../databases.ts';
import {
  addCustomer,
  addOrder,
  openWalletHarness,
  readBalance,
  type WalletCustomer,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases)('$name: The wallet part of an order', (database) => {
  let harness: WalletHarness;
  let customer: WalletCustomer;
  let orderId: string;

  beforeEach(async () => {
    harness = await openWalletHarness(database);
    customer = await addCustomer(harness);
    orderId = await addOrder(harness, customer);
  });
  afterEach(() => harness.close());

  const transact = <T>(work: (trx: Trx) => Promise<T>) => runInTransaction(harness.db, work);
  const hold = (amount: number, id = orderId) =>
    transact((trx) =>
      holdWalletAmount(
        trx,
        { walletId: customer.walletId, orderId: id, reference: `ref-${id}`, amount },
        harness.now + WALLET_HOLD_TTL_MS,
        harness.now,
      ),
    );
  const debit = (amount: number, id = orderId) =>
    transact((trx) => debitWalletAmount(trx, id, amount, harness.now));
  const refund = (amount: number, purpose: string) =>
    transact((trx) => refundToWallet(trx, { orderId, amount, purpose }, harness.now));
  const cancel = () => transact((trx) => cancelWalletPayment(trx, orderId, harness.now));
  const balance = () => readBalance(harness, customer.walletId);
  const fails = (code: string) => expect.objectContaining({ code });
  const listTransactions = async () =>
    (await harness.call(walletContract.readWallet, {}, customer.caller)).data.transactions.map(
      ({ kind, amount, balance: after, orderNumber }) => [
        kind,
        amount.amount,
        after.amount,
        orderNumber !== null,
      ],
    );

  it('is debited exactly once, however often the order is submitted', async () => {
    await hold(15_000);
    expect(await balance()).toBe(50_000);
    await Promise.all([debit(15_000), debit(15_000), debit(15_000)]);
    await debit(15_000);
    expect(await balance()).toBe(35_000);
    expect(await listTransactions()).toEqual([
      ['payment', -15_000, 35_000, true],
      ['reward', 50_000, 50_000, false],
    ]);
  });

  it('may be less than was held, and never more', async () => {
    await hold(15_000);
    await expect(debit(15_001)).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await debit(12_000);
    expect(await balance()).toBe(38_000);
    expect(await getWalletAmount(harness.db, orderId, harness.now)).toBe(12_000);
  });

  it('cannot be debited without a hold, or after its release', async () => {
    await expect(debit(100)).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await hold(15_000);
    await transact((trx) => releaseWalletAmount(trx, orderId));
    await expect(debit(15_000)).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    expect(await balance()).toBe(50_000);
  });

  it('is debited after its hold has expired only while the money is there', async () => {
    await hold(40_000);
    harness.now += WALLET_HOLD_TTL_MS;
    const other = await addOrder(harness, customer);
    await hold(20_000, other);
    await expect(debit(40_000)).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await transact((trx) => releaseWalletAmount(trx, other));
    await debit(40_000);
    expect(await balance()).toBe(10_000);
  });

  it('stays held as long as the payment of the rest, and for ever once that is authorised', async () => {
    await hold(15_000);
    const amountAt = (now: number) => getWalletAmount(harness.db, orderId, now);
    const end = harness.now + WALLET_HOLD_TTL_MS;
    expect([await amountAt(end - 1), await amountAt(end)]).toEqual([15_000, 0]);
    expect(await getUnpaidAmount(harness.db, { id: orderId, total: 20_000 }, harness.now)).toBe(5_000);
    await transact((trx) => extendWalletHold(trx, orderId, end + 1000, harness.now));
    expect([await amountAt(end), await amountAt(end + 1000)]).toEqual([15_000, 0]);
    await transact((trx) => extendWalletHold(trx, orderId, null, harness.now));
    expect(await amountAt(end * 2)).toBe(15_000);
  });

  it('cannot be extended after its hold has expired', async () => {
    await hold(15_000);
    harness.now += WALLET_HOLD_TTL_MS;
    await transact((trx) => extendWalletHold(trx, orderId, null, harness.now));
    expect(await getWalletAmount(harness.db, orderId, harness.now)).toBe(0);
  });

  it('is refunded exactly once when the order is cancelled', async () => {
    await hold(15_000);
    await debit(15_000);
    harness.now += 1000;
    await Promise.all([cancel(), cancel(), cancel()]);
    await cancel();
    expect(await balance()).toBe(50_000);
    expect((await listTransactions())[0]).toEqual(['refund', 15_000, 50_000, true]);
    const { payment } = (
      await harness.call(walletContract.readOrderWallet, { params: { id: orderId } }, customer.caller)
    ).data;
    expect(payment?.status).toBe('Refunded');
    await expect(hold(15_000)).rejects.toEqual(fails('WALLET_ALREADY_PAID'));
  });

  it('is only released when the order is cancelled before the debit', async () => {
    await hold(15_000);
    await cancel();
    await cancel();
    expect(await getWalletAmount(harness.db, orderId, harness.now)).toBe(0);
    expect(await balance()).toBe(50_000);
    expect(await listTransactions()).toHaveLength(1);
  });

  it('is refunded in parts, once for each purpose, and never more than was paid', async () => {
    await hold(15_000);
    await debit(15_000);
    expect([await refund(6000, 'return 1'), await refund(6000, 'return 1')]).toEqual([true, false]);
    await expect(refund(9001, 'return 2')).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await expect(refund(0, 'return 2')).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await cancel();
    expect(await balance()).toBe(50_000);
    await expect(refund(1, 'return 3')).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
  });

  it('is not refunded for an order that the wallet did not pay', async () => {
    await expect(refund(100, 'return')).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
    await hold(15_000);
    await expect(refund(100, 'return')).rejects.toEqual(fails('WALLET_PAYMENT_FAILED'));
  });

  it('undoes the debit with the transaction of the submit', async () => {
    await hold(15_000);
    const submit = transact(async (trx) => {
      await debitWalletAmount(trx, orderId, 15_000, harness.now);
      throw new Error('out of stock');
    });
    await expect(submit).rejects.toThrow('out of stock');
    expect(await balance()).toBe(50_000);
    await debit(15_000);
    expect(await balance()).toBe(35_000);
  });

  it('keeps the ledger’s sum equal to the balance, and both from going below zero', async () => {
    for (const amount of [20_000, 30_000]) {
      const id = await addOrder(harness, customer, { total: amount });
      await hold(amount, id);
      await debit(amount, id);
    }
    await expect(hold(1)).rejects.toEqual(fails('insufficient_balance'));
    const { amounts } = await harness.db
      .selectFrom('wallet_transactions')
      .select((eb) => eb.fn.sum<number>('amount').as('amounts'))
      .where('wallet_id', '=', customer.walletId)
      .executeTakeFirstOrThrow();
    expect([Number(amounts), await balance()]).toEqual([0, 0]);
    const negativeBalance = harness.db
      .insertInto('wallet_transactions')
      .values({
        ...{ id: 'x', wallet_id: customer.walletId, kind: 'payment', amount: -1, balance: -1 },
        ...{ order_id: null, reference: 'x', created_at: 1 },
      })
      .execute();
    await expect(negativeBalance).rejects.toThrow();
  });

  it('can be read by its customer only', async () => {
    const other = await addCustomer(harness);
    const balanceOf = (mobile: string) =>
      harness.call(
        walletContract.readWalletBalance,
        { query: { identifierType: 'phoneNumber', identifierValue: mobile } },
        customer.caller,
      );
    expect((await balanceOf(customer.mobile)).data).toMatchObject({ walletId: customer.walletId });
    expect((await balanceOf(other.mobile)).error).toBe('wallet_not_found');
    const read = await harness.call(
      walletContract.readOrderWallet,
      { params: { id: orderId } },
      other.caller,
    );
    expect(read.error).toBe('ORDER_NOT_FOUND');
    const removed = await harness.call(
      walletContract.removeOrderWallet,
      { params: { id: orderId } },
      other.caller,
    );
    expect(removed.error).toBe('NO_ACTIVE_ORDER');
  });

  it('does not show the order numbers of an earlier owner of the number', async () => {
    await hold(15_000);
    await debit(15_000);
    const successor = await addCustomer(harness, { isVerified: false });
    await harness.db
      .updateTable('users')
      .set({ mobile: null, mobile_verified: 0, wallet_id: null })
      .where('id', '=', customer.userId)
      .execute();
    await harness.db
      .updateTable('users')
      .set({ mobile: customer.mobile, mobile_verified: 1, wallet_id: customer.walletId })
      .where('id', '=', successor.userId)
      .execute();
    const { data } = await harness.call(walletContract.readWallet, {}, successor.caller);
    expect(data.transactions.map(({ orderNumber }) => orderNumber)).toEqual([null, null]);
    expect((await harness.call(walletContract.readWallet, {}, customer.caller)).data.state).toBe(
      'number-missing',
    );
  });
});
