import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WALLET_MONTHLY_LIMITS } from '#lib/backend/wallet/limits.ts';
import type { WalletErrorCode } from '#lib/contract/wallet/wallet-errors.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { testDatabases } from '../databases.ts';
import {
  addCustomer,
  addOrder,
  createPinToken,
  enterWrongPin,
  MINUTE,
  openWalletHarness,
  pay,
  readBalance,
  readLastPin,
  sendPin,
  verifyPin,
  type WalletCustomer,
  type WalletHarness,
  type WalletResult,
} from './wallet-harness.ts';

interface Situation {
  harness: WalletHarness;
  customer: WalletCustomer;
  orderId: string;
}

type ProduceError = (situation: Situation) => Promise<WalletResult<unknown>>;

const BLOCKED = 'You are blocked due multiple wrong attempts, please try after';

async function sendWithDelivery({ harness, customer, orderId }: Situation, delivery: 'failed' | 'delayed') {
  harness.delivery = delivery;
  return await sendPin(harness, customer, orderId);
}

/** Enters three wrong PINs; returns the reply to the last. */
async function block({ harness, customer, orderId }: Situation) {
  const { data } = await sendPin(harness, customer, orderId);
  await enterWrongPin(harness, customer, data.pinId);
  await enterWrongPin(harness, customer, data.pinId);
  return await enterWrongPin(harness, customer, data.pinId);
}

async function payWithPin(situation: Situation, amount: number) {
  const { harness, customer, orderId } = situation;
  const pinToken = await createPinToken(harness, customer, orderId);
  return await pay(harness, customer, orderId, { amount, pinToken });
}

/** Adds payments of other orders in the current month. */
async function addPayments({ harness, customer }: Situation, count: number, amount: number) {
  for (let index = 0; index < count; index += 1) {
    const orderId = await addOrder(harness, customer);
    await harness.db
      .insertInto('wallet_transactions')
      .values({
        ...{ id: `t-${orderId}`, wallet_id: customer.walletId, kind: 'payment', amount, balance: 1 },
        ...{ order_id: orderId, reference: `payment ${orderId}`, created_at: harness.now },
      })
      .execute();
  }
}

/** Each wallet message of section 8 of the specification, and how a customer triggers it. */
const MESSAGES: [WalletErrorCode, string, ProduceError][] = [
  [
    'wallet_not_found',
    'This mobile number is not registered with a wallet.',
    ({ harness, customer, orderId }) => sendPin(harness, { ...customer, mobile: '+971501112233' }, orderId),
  ],
  [
    'invalid_pin',
    'Wrong PIN. You have 2 attempts left.',
    async ({ harness, customer, orderId }) => {
      const { data } = await sendPin(harness, customer, orderId);
      return await enterWrongPin(harness, customer, data.pinId);
    },
  ],
  [
    'pin_expired',
    'This PIN has expired. Please ask for a new one.',
    async ({ harness, customer, orderId }) => {
      const { data } = await sendPin(harness, customer, orderId);
      harness.now += 5 * MINUTE;
      return await verifyPin(harness, customer, data.pinId, readLastPin(harness));
    },
  ],
  ['too_many_attempts', `${BLOCKED} 60 min and 0 sec.`, block],
  [
    'user_blocked',
    `${BLOCKED} 47 min and 55 sec.`,
    async (situation) => {
      await block(situation);
      const { harness, customer, orderId } = situation;
      harness.now += 12 * MINUTE + 5000;
      return await sendPin(harness, customer, orderId);
    },
  ],
  [
    'wallet_locked',
    'Your wallet is blocked after wrong PINs on another device. Please try again in 60 min and 0 sec.',
    async (situation) => {
      await block(situation);
      const { harness, customer, orderId } = situation;
      const caller = { ...customer.caller, sessionId: 'phone' };
      return await sendPin(harness, { ...customer, caller }, orderId);
    },
  ],
  [
    'failed_to_send_pin',
    'We could not send the PIN to your mobile number. Please check the number in your account.',
    (situation) => sendWithDelivery(situation, 'failed'),
  ],
  [
    'insufficient_balance',
    'Your wallet balance is not enough for this amount: AED 500.00 is available.',
    async ({ harness, customer }) => {
      const orderId = await addOrder(harness, customer, { total: 60_000 });
      return await payWithPin({ harness, customer, orderId }, 60_000);
    },
  ],
  [
    'duplicate_transaction',
    'This wallet payment was already sent. Please check your order before you pay again.',
    async (situation) => {
      const { harness, customer, orderId } = situation;
      await payWithPin(situation, 15_000);
      harness.now += MINUTE;
      const pinToken = await createPinToken(harness, customer, orderId);
      return await pay(harness, customer, orderId, { amount: 16_000, pinToken });
    },
  ],
  [
    'currency_not_supported',
    'Your wallet is in a different currency from this order.',
    async ({ harness, customer }) =>
      sendPin(harness, customer, await addOrder(harness, customer, { country: 'kw' })),
  ],
  [
    'unable_to_send_sms',
    'We cannot send an SMS at the moment. Please pay in another way.',
    ({ harness, customer, orderId }) => {
      harness.hasSms = false;
      return sendPin(harness, customer, orderId);
    },
  ],
  [
    'unable_to_generate_pin',
    'We could not create a PIN. Please try again.',
    ({ harness, customer, orderId }) => {
      harness.createPin = () => {
        throw new Error('no entropy');
      };
      return sendPin(harness, customer, orderId);
    },
  ],
  [
    'WALLET_MONTHLY_LIMIT',
    'Monthly transfer limit has been reached',
    async (situation) => {
      await addPayments(situation, WALLET_MONTHLY_LIMITS.ae.payments, -1);
      return await payWithPin(situation, 100);
    },
  ],
  [
    'WALLET_AMOUNT_LIMIT',
    'Eligible transfer amount exceeded for this month: AED 10.00 is left.',
    async (situation) => {
      await addPayments(situation, 1, 1000 - WALLET_MONTHLY_LIMITS.ae.amount);
      return await payWithPin(situation, 1001);
    },
  ],
  [
    'WALLET_PIN_INVALID',
    'The redeem PIN entered is invalid',
    ({ harness, customer, orderId }) => pay(harness, customer, orderId, { amount: 100, pinToken: 'guessed' }),
  ],
  [
    'WALLET_ALREADY_PAID',
    'The reference number has already been paid',
    async ({ harness, customer }) => {
      const paid = await addOrder(harness, customer, { status: 'Accepted' });
      return await pay(harness, customer, paid, { amount: 100, pinToken: 'any' });
    },
  ],
  [
    'WALLET_PIN_LIMIT',
    'PIN attempts limit has been reached',
    async (situation) => {
      await block(situation);
      const { harness, customer, orderId } = situation;
      return await pay(harness, customer, orderId, { amount: 100, pinToken: 'any' });
    },
  ],
  [
    'WALLET_API_ERROR',
    'Redeem API encountered an error',
    async (situation) => {
      const { harness, customer, orderId } = situation;
      const pinToken = await createPinToken(harness, customer, orderId);
      await harness.db.schema.dropTable('wallet_holds').execute();
      return await pay(harness, customer, orderId, { amount: 100, pinToken });
    },
  ],
  ['WALLET_PAYMENT_FAILED', 'Redeem transaction failed', (situation) => payWithPin(situation, 20_001)],
  [
    'WALLET_UNKNOWN',
    'The wallet associated with the mobile number is not found.',
    async ({ harness }) => {
      const unverifiedCustomer = await addCustomer(harness, { isVerified: false });
      const orderId = await addOrder(harness, unverifiedCustomer);
      return await pay(harness, unverifiedCustomer, orderId, { amount: 100, pinToken: 'any' });
    },
  ],
  [
    'WALLET_SMS_FAILED',
    "We couldn't send the SMS. Please try again later.",
    (situation) => sendWithDelivery(situation, 'delayed'),
  ],
];

/** Returns the customer's orders that still have their cart, and the balance of the wallet. */
async function readState({ harness: { db }, customer }: Situation) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('carts', 'carts.id', 'orders.cart_id')
    .select(['orders.id', 'orders.status', 'orders.total'])
    .where('orders.owner_id', '=', customer.userId)
    .orderBy('orders.id')
    .execute();
  return { orders, balance: await readBalance({ db }, customer.walletId) };
}

describe('A customer who pays by wallet reads', () => {
  let harness: WalletHarness;
  beforeEach(async () => {
    harness = await openWalletHarness(testDatabases[0] as (typeof testDatabases)[number]);
  }, 60_000);
  afterEach(() => harness.close());

  it.each(MESSAGES)('%s: %s', async (code, text, produceError) => {
    const customer = await addCustomer(harness);
    const orderId = await addOrder(harness, customer);
    const situation = { harness, customer, orderId };
    const { orders, balance } = await readState(situation);
    const result = await produceError(situation);
    expect([result.error, result.message?.replaceAll('\u00a0', ' ')]).toEqual([code, text]);
    const arabic = getErrorMessage(code, 'ar', result.details);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
    expect(arabic).not.toMatch(/\{\{|[٠-٩]/);
    expect(arabic).not.toBe(getErrorMessage('GENERIC', 'ar'));
    // Order, cart and money are as before.
    const after = await readState(situation);
    expect([after.orders, after.balance]).toEqual([expect.arrayContaining(orders), balance]);
  });
});
