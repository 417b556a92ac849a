import * as z from 'zod/mini';
import { OneTimeCodeSchema } from '../auth/account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, PhoneSchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';

const base = '/experience/payment/private/v1/unifiedPayment';
// Endpoints that the specification has no path for.
const shopBase = '/experience/binaa/v1';

/**
 * Identifies the wallet by the mobile number that the signed-in customer has verified, in E.164. Any other
 * number is wallet_not_found. Browsers send `current`, so that their URLs contain no number.
 */
const identifierFields = {
  identifierType: z.literal('phoneNumber'),
  identifierValue: PhoneSchema,
};

/** A loyalty wallet and its money. */
export const WalletSchema = z.object({
  /** `BW-7K2M-Q4XD`. */
  walletId: z.string(),
  balance: MoneySchema,
  /** The balance without the amounts held for orders that are being paid. */
  available: MoneySchema,
  /** Epoch milliseconds until which wrong PINs block the wallet or this session; null without a block. */
  blockedUntil: z.nullable(z.int()),
  /** Where the wrong PINs were entered: in this session, or on another device; null without a block. */
  blockedBy: z.nullable(z.enum(['session', 'other-session'])),
});
export type Wallet = z.output<typeof WalletSchema>;

/** A PIN that was sent by SMS. */
export const WalletPinSchema = z.object({
  pinId: IdSchema,
  /** Masked mobile number: `+971 •••• 4567`. */
  sentTo: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
  /** When another PIN may be sent, epoch milliseconds. */
  resendAt: z.int(),
  /** PINs that may still be sent within the hour. */
  sendsLeft: z.int(),
});
export type WalletPin = z.output<typeof WalletPinSchema>;

/** The part of an order that the wallet pays. */
export const WalletPaymentSchema = z.object({
  /** The caller's key of the payment. */
  referenceNumber: IdSchema,
  /** `Held`: reserved until the order is submitted; `Taken`: debited; `Refunded`: returned afterwards. */
  status: z.enum(['Held', 'Taken', 'Refunded']),
  amount: MoneySchema,
  /** Epoch milliseconds at which a held amount is released; null while the order's payment is authorised. */
  expiresAt: z.nullable(z.int()),
});
export type WalletPayment = z.output<typeof WalletPaymentSchema>;

/** Sends a PIN for paying an order by SMS to the wallet's mobile number. It replaces the previous one. */
export const sendWalletPin = defineEndpoint({
  name: 'sendWalletPin',
  method: 'POST',
  path: `${base}/sendPin`,
  scope: 'private',
  body: z.strictObject({ ...identifierFields, orderId: IdSchema }),
  reply: WalletPinSchema,
  errors: [
    'NO_ACTIVE_ORDER',
    'wallet_not_found',
    'currency_not_supported',
    'user_blocked',
    'wallet_locked',
    'CODE_TOO_SOON',
    'CODE_LIMIT',
    'unable_to_generate_pin',
    'unable_to_send_sms',
    'failed_to_send_pin',
    'WALLET_SMS_FAILED',
  ],
});

/**
 * Verifies a PIN and returns the token that `payWithWallet` needs. The third wrong PIN blocks this session
 * and the wallet for one hour; `details.seconds` is the remaining time.
 */
export const verifyWalletPin = defineEndpoint({
  name: 'verifyWalletPin',
  method: 'POST',
  path: `${base}/verifyPin`,
  scope: 'private',
  body: z.strictObject({ pinId: IdSchema, pin: OneTimeCodeSchema }),
  reply: z.object({
    /** Token of the verified PIN: valid for one payment of its order, from this session. */
    pinToken: IdSchema,
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: [
    'wallet_not_found',
    'invalid_pin',
    'pin_expired',
    'too_many_attempts',
    'user_blocked',
    'wallet_locked',
  ],
});

/**
 * Holds an amount of the wallet for an order: the whole total, or a part when the rest is paid by another
 * method. The amount is debited when the order is submitted, and released when it is not. The same reference
 * number returns the same payment; another number replaces the amount held for the order.
 */
export const payWithWallet = defineEndpoint({
  name: 'payWithWallet',
  method: 'POST',
  path: `${base}/pay`,
  scope: 'private',
  body: z.strictObject({
    orderId: IdSchema,
    /** More than 0, at most the order's total. */
    amount: MoneySchema,
    pinToken: IdSchema,
    /** Key of this payment, chosen by the caller. */
    referenceNumber: IdSchema,
  }),
  reply: z.extend(WalletPaymentSchema, {
    /** Amount that remains to be paid by another method. */
    due: MoneySchema,
  }),
  errors: [
    'NO_ACTIVE_ORDER',
    'WALLET_UNKNOWN',
    'WALLET_PIN_INVALID',
    'WALLET_PIN_LIMIT',
    'WALLET_ALREADY_PAID',
    'WALLET_MONTHLY_LIMIT',
    'WALLET_AMOUNT_LIMIT',
    'WALLET_API_ERROR',
    'WALLET_PAYMENT_FAILED',
    'insufficient_balance',
    'duplicate_transaction',
    'currency_not_supported',
  ],
});

/** Returns the balance of the signed-in customer's wallet. */
export const readWalletBalance = defineEndpoint({
  name: 'readWalletBalance',
  method: 'GET',
  path: `${base}/balance`,
  scope: 'private',
  query: z.strictObject(identifierFields),
  reply: WalletSchema,
  errors: ['wallet_not_found'],
});

/**
 * Whether a wallet can be used: `number-missing` and `number-unproven` need a verified mobile number first;
 * `other-currency` is a wallet of another country than the order's.
 */
const walletState = z.enum(['ready', 'number-missing', 'number-unproven', 'other-currency']);
export type WalletState = z.output<typeof walletState>;

/** Returns the wallet data of the payment step: its money, the PIN that was sent, and the amount held. */
export const readOrderWallet = defineEndpoint({
  name: 'readOrderWallet',
  method: 'GET',
  path: `${shopBase}/orders/{id}/wallet`,
  scope: 'private',
  params: z.strictObject({ id: IdSchema }),
  reply: z.object({
    state: walletState,
    /** Null without a verified mobile number. */
    wallet: z.nullable(WalletSchema),
    /** Maximum amount that the wallet can pay of this order now, given total, balance and monthly limits. */
    payable: MoneySchema,
    /** The PIN that this session can enter; null when there is none. */
    pin: z.nullable(WalletPinSchema),
    /** Null when the wallet pays nothing. */
    payment: z.nullable(WalletPaymentSchema),
    /** Amount that remains to be paid by another method. */
    due: MoneySchema,
  }),
  errors: ['ORDER_NOT_FOUND'],
});

/** Removes the wallet from an order's payment; an amount held for it is released. */
export const removeOrderWallet = defineEndpoint({
  name: 'removeOrderWallet',
  method: 'DELETE',
  path: `${shopBase}/orders/{id}/wallet`,
  scope: 'private',
  params: z.strictObject({ id: IdSchema }),
  reply: z.object({ due: MoneySchema }),
  errors: ['NO_ACTIVE_ORDER', 'WALLET_ALREADY_PAID'],
});

/** An entry of a wallet's ledger. */
export const WalletTransactionSchema = z.object({
  id: IdSchema,
  /** `opening` is the balance at the start of the ledger. */
  kind: z.enum(['opening', 'reward', 'payment', 'refund']),
  /** Negative for a payment. */
  amount: MoneySchema,
  /** Balance after this entry. */
  balance: MoneySchema,
  /** Number of the order that was paid or refunded; null for other entries. */
  orderNumber: z.nullable(z.string()),
  /** Epoch milliseconds. */
  at: z.int(),
});
export type WalletTransaction = z.output<typeof WalletTransactionSchema>;

/** Transactions on a page of the history. */
export const WALLET_PAGE_SIZE = 10;

/** Monthly limits of a wallet, by its country's calendar; amounts held for orders count as paid. */
const MonthlyLimitsSchema = z.object({
  /** Maximum amount per month. */
  amount: MoneySchema,
  /** Amount that remains in this month. */
  amountLeft: MoneySchema,
  /** Maximum number of orders that it may pay for in a month. */
  payments: z.int(),
  paymentsLeft: z.int(),
});

/** Returns the signed-in customer's wallet with a page of its transactions, newest first. */
export const readWallet = defineEndpoint({
  name: 'readWallet',
  method: 'GET',
  path: `${shopBase}/wallet`,
  scope: 'private',
  query: z.strictObject({
    /** Number of transactions to skip; 0 by default. */
    startIndex: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  reply: z.object({
    state: walletState,
    /** Null without a verified mobile number. */
    wallet: z.nullable(WalletSchema),
    transactions: z.array(WalletTransactionSchema),
    totalCount: z.int(),
    /** Amounts held for orders that are being paid. */
    holds: z.array(
      z.object({
        amount: MoneySchema,
        /** Epoch milliseconds at which it is released; null while the order's payment is authorised. */
        until: z.nullable(z.int()),
      }),
    ),
    /** Null without a wallet. */
    limits: z.nullable(MonthlyLimitsSchema),
  }),
});
