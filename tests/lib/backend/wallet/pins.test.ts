import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredPinAttempts } from '#lib/backend/wallet/pin-attempts.ts';
import { deleteExpiredPins } from '#lib/backend/wallet/pins.ts';
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
  readLastPin,
  sendPin,
  verifyPin,
  type WalletCustomer,
  type WalletHarness,
} from './wallet-harness.ts';

describe.each(testDatabases)('$name: Wallet PINs', (database) => {
  let harness: WalletHarness;
  let customer: WalletCustomer;
  let orderId: string;

  beforeEach(async () => {
    harness = await openWalletHarness(database);
    customer = await addCustomer(harness);
    orderId = await addOrder(harness, customer);
  });
  afterEach(() => harness.close());

  it('are six digits by SMS to the wallet’s number, in the customer’s language', async () => {
    const body = { identifierType: 'phoneNumber', identifierValue: customer.mobile, orderId } as const;
    const inArabic = { ...customer.caller, language: 'ar' as const };
    const { data } = await harness.call(walletContract.sendWalletPin, { body }, inArabic);
    expect(harness.sent).toHaveLength(1);
    expect(harness.sent[0]).toMatchObject({ to: { mobile: customer.mobile }, language: 'ar' });
    expect(readLastPin(harness)).toMatch(/^\d{6}$/);
    expect(data).toMatchObject({ expiresAt: harness.now + 5 * MINUTE, resendAt: harness.now + 30_000 });
    expect(data.sentTo).toBe(`+971 •••• ${customer.mobile.slice(-4)}`);
  });

  it('are stored as hashes, as are their tokens', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    const second = await addOrder(harness, customer);
    await sendPin(harness, customer, second);
    const rows = JSON.stringify(await harness.db.selectFrom('wallet_pins').selectAll().execute());
    const pins = harness.sent.map((message) => (message.kind === 'wallet-pin' ? message.data.code : ''));
    for (const secret of [...pins, pinToken]) expect(rows).not.toContain(secret);
    expect(rows).toContain('"waiting"');
    expect(rows).toContain('"verified"');
  });

  it('expire after five minutes', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    harness.now += 5 * MINUTE;
    expect(await verifyPin(harness, customer, data.pinId, readLastPin(harness))).toMatchObject({
      error: 'pin_expired',
    });
    harness.now -= 1;
    expect((await verifyPin(harness, customer, data.pinId, readLastPin(harness))).error).toBeUndefined();
  });

  it('cannot be verified twice, nor after another one was sent, nor by another session', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    const pin = readLastPin(harness);
    const otherSession = { ...customer, caller: { ...customer.caller, sessionId: 'another' } };
    expect((await verifyPin(harness, otherSession, data.pinId, pin)).error).toBe('pin_expired');
    expect((await verifyPin(harness, customer, data.pinId, pin)).error).toBeUndefined();
    expect((await verifyPin(harness, customer, data.pinId, pin)).error).toBe('pin_expired');
    harness.now += 30_000;
    const first = await sendPin(harness, customer, orderId);
    const firstPin = readLastPin(harness);
    harness.now += 30_000;
    await sendPin(harness, customer, orderId);
    expect((await verifyPin(harness, customer, first.data.pinId, firstPin)).error).toBe('pin_expired');
  });

  it('are sent at most every 30 seconds, and five times an hour', async () => {
    await sendPin(harness, customer, orderId);
    harness.now += 10_000;
    expect(await sendPin(harness, customer, orderId)).toMatchObject({
      error: 'CODE_TOO_SOON',
      details: { seconds: 20 },
    });
    const attemptsLeft = [];
    for (let count = 2; count <= 5; count += 1) {
      harness.now += MINUTE;
      attemptsLeft.push((await sendPin(harness, customer, orderId)).data.sendsLeft);
    }
    expect(attemptsLeft).toEqual([3, 2, 1, 0]);
    harness.now += MINUTE;
    expect((await sendPin(harness, customer, orderId)).error).toBe('CODE_LIMIT');
    harness.now += HOUR;
    expect((await sendPin(harness, customer, orderId)).error).toBeUndefined();
  });

  it('block the session for one hour after three wrong attempts', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    expect(await enterWrongPin(harness, customer, data.pinId)).toMatchObject({
      error: 'invalid_pin',
      details: { triesLeft: 2 },
    });
    expect(await enterWrongPin(harness, customer, data.pinId)).toMatchObject({ details: { triesLeft: 1 } });
    expect(await enterWrongPin(harness, customer, data.pinId)).toMatchObject({
      error: 'too_many_attempts',
      details: { seconds: 3600 },
    });
    harness.now += 12 * MINUTE + 5000;
    // A correct PIN is rejected as well.
    expect(await verifyPin(harness, customer, data.pinId, readLastPin(harness))).toMatchObject({
      error: 'user_blocked',
      details: { seconds: 47 * 60 + 55 },
    });
    expect(await sendPin(harness, customer, orderId)).toMatchObject({ error: 'user_blocked' });
    harness.now += 47 * MINUTE + 54_999;
    expect(await sendPin(harness, customer, orderId)).toMatchObject({ details: { seconds: 1 } });
    harness.now += 1;
    expect((await sendPin(harness, customer, orderId)).error).toBeUndefined();
  });

  it('block the wallet in every other session of the customer', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    const phone = { ...customer, caller: { ...customer.caller, sessionId: 'phone' } };
    const onPhone = await sendPin(harness, phone, orderId);
    const phonePin = readLastPin(harness);
    const wrong = phonePin === '111111' ? '222222' : '111111';
    for (let count = 1; count <= 3; count += 1) await verifyPin(harness, customer, data.pinId, wrong);
    expect(await verifyPin(harness, phone, onPhone.data.pinId, phonePin)).toMatchObject({
      error: 'wallet_locked',
      details: { seconds: 3600 },
    });
    expect(await sendPin(harness, phone, orderId)).toMatchObject({ error: 'wallet_locked' });
  });

  it('are counted per wallet across sessions, so that a new session has no new attempts', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    await enterWrongPin(harness, customer, data.pinId);
    await enterWrongPin(harness, customer, data.pinId);
    const phone = { ...customer, caller: { ...customer.caller, sessionId: 'phone' } };
    const onPhone = await sendPin(harness, phone, orderId);
    expect((await enterWrongPin(harness, phone, onPhone.data.pinId)).error).toBe('too_many_attempts');
  });

  it('block a session also for another wallet', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    for (let count = 1; count <= 3; count += 1) await enterWrongPin(harness, customer, data.pinId);
    const other = await addCustomer(harness);
    const inSameSession = { ...other, caller: { ...other.caller, sessionId: customer.caller.sessionId } };
    const otherOrder = await addOrder(harness, other);
    expect((await sendPin(harness, inSameSession, otherOrder)).error).toBe('user_blocked');
    expect((await sendPin(harness, other, otherOrder)).error).toBeUndefined();
  });

  it('reset the count of wrong attempts when they are correct', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    await enterWrongPin(harness, customer, data.pinId);
    await enterWrongPin(harness, customer, data.pinId);
    await verifyPin(harness, customer, data.pinId, readLastPin(harness));
    harness.now += MINUTE;
    const next = await sendPin(harness, customer, orderId);
    expect(await enterWrongPin(harness, customer, next.data.pinId)).toMatchObject({
      details: { triesLeft: 2 },
    });
  });

  it('allow three wrong attempts, even when more arrive concurrently', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => enterWrongPin(harness, customer, data.pinId)),
    );
    const count = (code: string) => attempts.filter(({ error }) => error === code).length;
    expect([count('invalid_pin'), count('too_many_attempts'), count('user_blocked')]).toEqual([2, 1, 5]);
  });

  it('are refused for payment once the wallet is blocked, even if they were verified before', async () => {
    const pinToken = await createPinToken(harness, customer, orderId);
    const phone = { ...customer, caller: { ...customer.caller, sessionId: 'phone' } };
    const onPhone = await sendPin(harness, phone, orderId);
    for (let count = 1; count <= 3; count += 1) await enterWrongPin(harness, phone, onPhone.data.pinId);
    expect(await pay(harness, customer, orderId, { amount: 100, pinToken })).toMatchObject({
      error: 'WALLET_PIN_LIMIT',
      details: { seconds: 3600 },
    });
  });

  it('are not sent to the number of another customer, or for a foreign, unknown or submitted order', async () => {
    const other = await addCustomer(harness);
    const otherOrder = await addOrder(harness, other);
    const body = { identifierType: 'phoneNumber', identifierValue: other.mobile, orderId } as const;
    expect((await harness.call(walletContract.sendWalletPin, { body }, customer.caller)).error).toBe(
      'wallet_not_found',
    );
    expect((await sendPin(harness, customer, otherOrder)).error).toBe('NO_ACTIVE_ORDER');
    expect((await sendPin(harness, customer, 'unknown')).error).toBe('NO_ACTIVE_ORDER');
    const submitted = await addOrder(harness, customer, { status: 'Accepted' });
    expect((await sendPin(harness, customer, submitted)).error).toBe('NO_ACTIVE_ORDER');
    expect(harness.sent).toEqual([]);
  });

  it('return a separate error for each cause of a failed delivery', async () => {
    harness.hasSms = false;
    expect((await sendPin(harness, customer, orderId)).error).toBe('unable_to_send_sms');
    harness.hasSms = true;
    harness.createPin = () => {
      throw new Error('no entropy');
    };
    expect((await sendPin(harness, customer, orderId)).error).toBe('unable_to_generate_pin');
    harness.createPin = () => '123456';
    harness.delivery = 'failed';
    expect((await sendPin(harness, customer, orderId)).error).toBe('failed_to_send_pin');
    harness.delivery = 'delayed';
    expect((await sendPin(harness, customer, orderId)).error).toBe('WALLET_SMS_FAILED');
    harness.delivery = 'waiting';
    expect((await sendPin(harness, customer, orderId)).error).toBeUndefined();
  });

  it('are deleted after they and their blocks have expired', async () => {
    const { data } = await sendPin(harness, customer, orderId);
    await enterWrongPin(harness, customer, data.pinId);
    const countRows = async () =>
      (await harness.db.selectFrom('wallet_pins').selectAll().execute()).length +
      (await harness.db.selectFrom('wallet_pin_attempts').selectAll().execute()).length;
    const deleteExpired = async (now: number) => {
      await deleteExpiredPins(harness.db, now);
      await deleteExpiredPinAttempts(harness.db, now);
      return await countRows();
    };
    expect(await deleteExpired(harness.now + MINUTE)).toBe(3);
    expect(await deleteExpired(harness.now + HOUR)).toBe(0);
  });
});
