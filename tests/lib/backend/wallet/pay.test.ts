import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { getMonthStart, WALLET_HOLD_TTL_MS, WALLET_MONTHLY_LIMITS } from '#lib/backend/wallet/limits.ts';
import { debitWalletAmount } from '#lib/backend/wallet/order-payments.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { testDatabases } from '../databases.ts';
import {
  addCustomer,
  addOrder,
  createPinToken,
  MINUTE,
  openWalletHarness,
  pay,
  sendPin,
  type WalletCustomer,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases)('$name: Paying by wallet', (database) => {
  let harness: WalletHarness;
  let customer: WalletCustomer;
  let orderId: string;

  beforeEach(async () => {
    harness = await openWalletHarness(database);
    customer = await addCustomer(harness);
    orderId = await addOrder(harness, customer);
  });
  afterEach(() => harness.close());

  const readOrderWallet = async (id = orderId, payer = customer) =>
    (await harness.call(walletContract.readOrderWallet, { params: { id } }, payer.caller)).data;

  const debit = (id: string, amount: number) =>
    runInTransaction(harness.db, (trx) => debitWalletAmount(trx, id, amount, harness.now));

  it('holds a part of the total and returns the amount that remains', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    const { data } = await pay(harness, customer, orderId, { amount: 15_000, pinToken });
    expect(data).toEqual({
      referenceNumber: `ref-${orderId}`,
      status: 'Held',
      amount: { amount: 15_000, currency: 'AED' },
      expiresAt: harness.now + WALLET_HOLD_TTL_MS,
      due: { amount: 5_000, currency: 'AED' },
    });
    const { wallet, payment, due, payable, pin } = await readOrderWallet();
    expect(wallet).toMatchObject({ balance: { amount: 50_000 }, available: { amount: 35_000 } });
    expect(payment).toMatchObject({ status: 'Held', amount: { amount: 15_000 } });
    expect([due.amount, payable.amount, pin]).toEqual([5_000, 20_000, null]);
  });

  it('returns the pending PIN, and none once it has expired', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    expect((await readOrderWallet()).pin).toEqual(data);
    harness.now += 5 * MINUTE;
    expect((await readOrderWallet()).pin).toBeNull();
  });

  it('releases the amount when the hold expires, and when the customer cancels it', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    await pay(harness, customer, orderId, { amount: 15_000, pinToken });
    harness.now += WALLET_HOLD_TTL_MS;
    expect(await readOrderWallet()).toMatchObject({ payment: null, due: { amount: 20_000 } });
    harness.now -= 1;
    expect((await readOrderWallet()).payment).not.toBeNull();
    const removed = await harness.call(
      walletContract.removeOrderWallet,
      { params: { id: orderId } },
      customer.caller,
    );
    expect(removed.data).toEqual({ due: { amount: 20_000, currency: 'AED' } });
    expect((await readOrderWallet()).payment).toBeNull();
  });

  it('requires a PIN token, which is valid once, for its order and session, for five minutes', async () => {
    const payWith = async (pinToken: string, id = orderId, payer = customer) =>
      (await pay(harness, payer, id, { amount: 100, pinToken, referenceNumber: crypto.randomUUID() })).error;
    expect(await payWith('guessed')).toBe('WALLET_PIN_INVALID');
    const pinToken = await createPinToken(harness, customer, orderId);
    const otherOrder = await addOrder(harness, customer);
    expect(await payWith(pinToken, otherOrder)).toBe('WALLET_PIN_INVALID');
    const otherSession = { ...customer, caller: { ...customer.caller, sessionId: 'another' } };
    expect(await payWith(pinToken, orderId, otherSession)).toBe('WALLET_PIN_INVALID');
    harness.now += 5 * MINUTE;
    expect(await payWith(pinToken)).toBe('WALLET_PIN_INVALID');
    harness.now -= 1;
    expect(await payWith(pinToken)).toBeUndefined();
    expect(await payWith(pinToken)).toBe('WALLET_PIN_INVALID');
  });

  it('returns the same payment for the same reference number, also after the debit', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    const first = await pay(harness, customer, orderId, { amount: 20_000, pinToken });
    expect(await pay(harness, customer, orderId, { amount: 20_000, pinToken })).toEqual(first);
    await debit(orderId, 20_000);
    const repeated = await pay(harness, customer, orderId, { amount: 20_000, pinToken });
    expect(repeated.data).toMatchObject({ status: 'Taken', due: { amount: 0 } });
  });

  it('refuses a reference number that was used for another amount or order', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    await pay(harness, customer, orderId, { amount: 15_000, pinToken, referenceNumber: 'mine' });
    harness.now += MINUTE;
    const nextToken = await createPinToken(harness, customer, orderId);
    const otherAmount = { amount: 16_000, pinToken: nextToken, referenceNumber: 'mine' };
    expect((await pay(harness, customer, orderId, otherAmount)).error).toBe('duplicate_transaction');
    const otherOrder = await addOrder(harness, customer);
    const otherToken = await createPinToken(harness, customer, otherOrder);
    const otherPayment = { amount: 15_000, pinToken: otherToken, referenceNumber: 'mine' };
    expect((await pay(harness, customer, otherOrder, otherPayment)).error).toBe('duplicate_transaction');
    // The rejected call rolls back the use of the PIN token.
    const retried = await pay(harness, customer, otherOrder, { amount: 15_000, pinToken: otherToken });
    expect(retried.error).toBeUndefined();
  });

  it('replaces the amount of an order by another payment', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    await pay(harness, customer, orderId, { amount: 15_000, pinToken, referenceNumber: 'first' });
    harness.now += MINUTE;
    const nextToken = await createPinToken(harness, customer, orderId);
    const next = { amount: 4_000, pinToken: nextToken, referenceNumber: 'second' };
    expect((await pay(harness, customer, orderId, next)).data.due.amount).toBe(16_000);
    expect((await readOrderWallet()).wallet?.available.amount).toBe(46_000);
  });

  it('refuses more than is available, with what is held for other orders counted', async () => {
    const big = await addOrder(harness, customer, { total: 60_000 });
    const bigToken = await createPinToken(harness, customer, big);
    expect(await pay(harness, customer, big, { amount: 60_000, pinToken: bigToken })).toMatchObject({
      error: 'insufficient_balance',
      details: { available: { amount: 50_000, currency: 'AED' } },
    });
    const pinToken = await createPinToken(harness, customer, orderId);
    await pay(harness, customer, orderId, { amount: 20_000, pinToken });
    expect(await pay(harness, customer, big, { amount: 30_001, pinToken: bigToken })).toMatchObject({
      error: 'insufficient_balance',
      details: { available: { amount: 30_000 } },
    });
    expect((await readOrderWallet(big)).payable.amount).toBe(30_000);
    expect((await pay(harness, customer, big, { amount: 30_000, pinToken: bigToken })).error).toBeUndefined();
  });

  it('never holds more than the balance, however many orders are paid at once', async () => {
    const orders = [];
    for (let count = 0; count < 6; count += 1) {
      const id = await addOrder(harness, customer);
      orders.push({ id, pinToken: await createPinToken(harness, customer, id) });
      harness.now += 20 * MINUTE;
      await harness.db
        .updateTable('wallet_pins')
        .set({ expires_at: harness.now + MINUTE })
        .execute();
    }
    const results = await Promise.all(
      orders.map(({ id, pinToken }) => pay(harness, customer, id, { amount: 20_000, pinToken })),
    );
    expect(results.map(({ error }) => error ?? 'held').sort()).toEqual([
      ...['held', 'held'],
      ...Array.from({ length: 4 }, () => 'insufficient_balance'),
    ]);
  });

  it('holds once for the same payment sent many times at once', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => pay(harness, customer, orderId, { amount: 20_000, pinToken })),
    );
    expect(results.every(({ data }) => data?.status === 'Held')).toBe(true);
    expect((await readOrderWallet()).wallet?.available.amount).toBe(30_000);
  });

  it('refuses another currency, of the wallet or of the amount', async () => {
    const foreignOrder = await addOrder(harness, customer, { country: 'kw' });
    expect((await sendPin(harness, customer, foreignOrder)).error).toBe('currency_not_supported');
    const foreignPayment = { amount: 100, pinToken: 'any', currency: 'KWD' } as const;
    expect((await pay(harness, customer, foreignOrder, foreignPayment)).error).toBe('currency_not_supported');
    expect((await pay(harness, customer, orderId, foreignPayment)).error).toBe('currency_not_supported');
    expect(await readOrderWallet(foreignOrder)).toMatchObject({
      state: 'other-currency',
      payable: { amount: 0 },
    });
  });

  it('refuses an order that is paid, and one that is not active', async () => {
    const payError = async (id: string) =>
      (await pay(harness, customer, id, { amount: 100, pinToken: 'any' })).error;
    const accepted = await addOrder(harness, customer, { status: 'Accepted' });
    const cancelled = await addOrder(harness, customer, { status: 'Cancelled' });
    const otherOrder = await addOrder(harness, await addCustomer(harness));
    expect([
      await payError(accepted),
      await payError(cancelled),
      await payError(otherOrder),
      await payError('unknown'),
    ]).toEqual(['WALLET_ALREADY_PAID', 'NO_ACTIVE_ORDER', 'NO_ACTIVE_ORDER', 'NO_ACTIVE_ORDER']);
  });

  it('refuses an amount that does not fit the order', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    for (const amount of [0, -5, 20_001]) {
      expect((await pay(harness, customer, orderId, { amount, pinToken })).error).toBe(
        'WALLET_PAYMENT_FAILED',
      );
    }
  });

  it('applies the limits of the month, which begins at midnight of the country', async () => {
    const limits = WALLET_MONTHLY_LIMITS.ae;
    const richCustomer = await addCustomer(harness, { balance: limits.amount * 2 });
    const firstOrder = await addOrder(harness, richCustomer, { total: limits.amount - 1000 });
    const token = await createPinToken(harness, richCustomer, firstOrder);
    await pay(harness, richCustomer, firstOrder, { amount: limits.amount - 1000, pinToken: token });
    await debit(firstOrder, limits.amount - 1000);
    const secondOrder = await addOrder(harness, richCustomer);
    const secondToken = await createPinToken(harness, richCustomer, secondOrder);
    expect(
      await pay(harness, richCustomer, secondOrder, { amount: 1001, pinToken: secondToken }),
    ).toMatchObject({
      error: 'WALLET_AMOUNT_LIMIT',
      details: { available: { amount: 1000, currency: 'AED' } },
    });
    harness.now = Date.parse('2026-12-01T00:00:00+04:00');
    const next = await addOrder(harness, richCustomer);
    const nextToken = await createPinToken(harness, richCustomer, next);
    expect(
      (await pay(harness, richCustomer, next, { amount: 20_000, pinToken: nextToken })).error,
    ).toBeUndefined();
  });

  it('allows a number of payments a month', async () => {
    for (let count = 0; count < WALLET_MONTHLY_LIMITS.ae.payments; count += 1) {
      const id = await addOrder(harness, customer);
      await harness.db
        .insertInto('wallet_transactions')
        .values({
          ...{ id: `t-${id}`, wallet_id: customer.walletId, kind: 'payment', amount: -1, balance: 1 },
          ...{ order_id: id, reference: `payment ${id}`, created_at: harness.now },
        })
        .execute();
    }
    const pinToken = await createPinToken(harness, customer, orderId);
    expect((await pay(harness, customer, orderId, { amount: 100, pinToken })).error).toBe(
      'WALLET_MONTHLY_LIMIT',
    );
    expect((await readOrderWallet()).payable.amount).toBe(0);
  });

  it('refuses a customer whose number finds no wallet', async () => {
    const unverifiedCustomer = await addCustomer(harness, { isVerified: false });
    const id = await addOrder(harness, unverifiedCustomer);
    expect((await pay(harness, unverifiedCustomer, id, { amount: 100, pinToken: 'any' })).error).toBe(
      'WALLET_UNKNOWN',
    );
    expect((await sendPin(harness, unverifiedCustomer, id)).error).toBe('wallet_not_found');
    expect(await readOrderWallet(id, unverifiedCustomer)).toMatchObject({
      state: 'number-unproven',
      wallet: null,
    });
  });

  it('reports a ledger that fails, and holds nothing', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    await harness.db.schema.dropTable('wallet_holds').execute();
    expect((await pay(harness, customer, orderId, { amount: 100, pinToken })).error).toBe('WALLET_API_ERROR');
  });
});

it('getMonthStart returns midnight of the first day by the country’s clock', () => {
  const start = (country: 'ae' | 'kw', now: string) =>
    new Date(getMonthStart(country, Date.parse(now))).toISOString();
  expect(start('ae', '2026-11-30T19:59:59.999Z')).toBe('2026-10-31T20:00:00.000Z');
  expect(start('ae', '2026-11-30T20:00:00Z')).toBe('2026-11-30T20:00:00.000Z');
  expect(start('kw', '2026-11-30T20:59:59Z')).toBe('2026-10-31T21:00:00.000Z');
  expect(start('kw', '2026-12-31T23:00:00Z')).toBe('2026-12-31T21:00:00.000Z');
});
