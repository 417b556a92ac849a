import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { testDatabases } from '../databases.ts';
import {
  addCustomer,
  addOrder,
  createPinToken,
  enterWrongPin,
  HOUR,
  MINUTE,
  openWalletHarness,
  pay,
  sendPin,
  type WalletCustomer,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases)('The history of a wallet, on $name', (database) => {
  let harness: WalletHarness;
  beforeAll(async () => {
    harness = await openWalletHarness(database);
  });
  afterAll(() => harness?.close());

  const read = (customer: WalletCustomer, startIndex?: string) =>
    harness.call(
      walletContract.readWallet,
      { query: startIndex === undefined ? {} : { startIndex } },
      customer.caller,
    );

  it('has pages of ten, the newest first, with signed amounts and the balance after each', async () => {
    const customer = await addCustomer(harness, { balance: 50_000 });
    const orderId = await addOrder(harness, customer);
    for (let index = 1; index <= 11; index += 1) {
      const entry = {
        kind: 'payment',
        amount: -index,
        orderId,
        reference: `${customer.userId} ${index}`,
      } as const;
      await runInTransaction(harness.db, (trx) =>
        bookTransaction(trx, customer.walletId, entry, harness.now + index),
      );
    }
    const first = (await read(customer)).data;
    const second = (await read(customer, '10')).data;
    expect([first.totalCount, first.transactions.length, second.transactions.length]).toEqual([12, 10, 2]);
    expect(first.transactions[0]).toMatchObject({
      amount: { amount: -11, currency: 'AED' },
      balance: { amount: 50_000 - 66, currency: 'AED' },
      orderNumber: expect.stringContaining('AE26-'),
    });
    expect(second.transactions[1]).toMatchObject({ kind: 'reward', amount: { amount: 50_000 } });
    expect((await read(customer, '20')).data.transactions).toEqual([]);
  });

  it('shows amounts on hold with their end, and what is left of the monthly limits', async () => {
    const customer = await addCustomer(harness);
    expect((await read(customer)).data).toMatchObject({
      holds: [],
      limits: {
        amount: { amount: 500_000 },
        amountLeft: { amount: 500_000 },
        payments: 30,
        paymentsLeft: 30,
      },
    });
    const orderId = await addOrder(harness, customer);
    const pinToken = await createPinToken(harness, customer, orderId);
    await pay(harness, customer, orderId, { amount: 20_000, pinToken });
    expect((await read(customer)).data).toMatchObject({
      wallet: { balance: { amount: 50_000 }, available: { amount: 30_000 } },
      holds: [{ amount: { amount: 20_000, currency: 'AED' }, until: harness.now + 15 * MINUTE }],
      limits: { amountLeft: { amount: 480_000 }, paymentsLeft: 29 },
    });
  });

  it('shows until when it is blocked after wrong PINs', async () => {
    const customer = await addCustomer(harness);
    const orderId = await addOrder(harness, customer);
    const { data } = await sendPin(harness, customer, orderId);
    for (let index = 0; index < 3; index += 1) await enterWrongPin(harness, customer, data.pinId);
    expect((await read(customer)).data.wallet?.blockedUntil).toBe(harness.now + HOUR);
  });

  it('names no order of another customer, who had the number before', async () => {
    const previousOwner = await addCustomer(harness);
    const orderId = await addOrder(harness, previousOwner);
    const entry = { kind: 'payment', amount: -100, orderId, reference: `former ${orderId}` } as const;
    await runInTransaction(harness.db, (trx) =>
      bookTransaction(trx, previousOwner.walletId, entry, harness.now),
    );
    const customer = await addCustomer(harness, { isVerified: false });
    await harness.db
      .updateTable('users')
      .set({ mobile: null, mobile_verified: 0, wallet_id: null })
      .where('id', '=', previousOwner.userId)
      .execute();
    await harness.db
      .updateTable('users')
      .set({ mobile: previousOwner.mobile, mobile_verified: 1, wallet_id: previousOwner.walletId })
      .where('id', '=', customer.userId)
      .execute();
    const { transactions } = (await read(customer)).data;
    expect(transactions[0]).toMatchObject({ kind: 'payment', orderNumber: null });
  });

  it('is empty without a confirmed number', async () => {
    const customer = await addCustomer(harness, { isVerified: false });
    expect((await read(customer)).data).toEqual({
      ...{ state: 'number-unproven', wallet: null, transactions: [], totalCount: 0, holds: [], limits: null },
    });
  });
});
