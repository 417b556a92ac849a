import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { CountrySchema, IdSchema } from './fields.ts';
import { MoneySchema } from './money.ts';
import { PaymentMethodSchema } from './orders/payment-method.ts';

/** Kinds of messages that the shop sends. */
export const MESSAGE_KINDS = [
  'code',
  'wallet-pin',
  'welcome',
  'password-changed',
  'new-device',
  'contact-changed',
  'account-deleted',
  'order-placed',
  'order-status',
  'case-opened',
  'case-answered',
  'return-status',
  'review-request',
  'notice-confirm',
  'notice-stock',
  'notice-price',
] as const;

/** A message delivered to the sandbox mailbox of the embedded backend only. */
export const MailboxMessageSchema = z.object({
  id: IdSchema,
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(['email', 'sms']),
  /** Full email address or phone number of the recipient. */
  to: z.string(),
  language: z.enum(['en', 'ar']),
  country: CountrySchema,
  /** Epoch milliseconds. */
  sentAt: z.int(),
  /** Null for an SMS and for a message whose code is no longer valid. */
  subject: z.nullable(z.string()),
  /** Null for a message whose code is no longer valid. */
  text: z.nullable(z.string()),
  /** Null for an SMS and for a message whose code is no longer valid. */
  html: z.nullable(z.string()),
});
export type MailboxMessage = z.output<typeof MailboxMessageSchema>;

/** Lists the newest 50 messages of the sandbox mailbox. Not available where messages are really sent. */
export const readMailbox = defineEndpoint({
  name: 'readMailbox',
  method: 'POST',
  path: '/experience/binaa/v1/sandbox/mailbox',
  scope: 'none',
  body: z.strictObject({
    /** Mailbox key, generated at the first start; a wrong key gets the same reply as an unknown endpoint. */
    key: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ messages: z.array(MailboxMessageSchema) }),
});

const payments = '/experience/binaa/v1/sandbox/payments';
const paymentParams = z.strictObject({ id: IdSchema });

/** Returns a session of the sandbox payment provider for its page. */
export const readSandboxPayment = defineEndpoint({
  name: 'readSandboxPayment',
  method: 'GET',
  path: `${payments}/{id}`,
  scope: 'none',
  params: paymentParams,
  reply: z.object({
    id: z.string(),
    method: PaymentMethodSchema,
    /** `challenge`: the card's bank asks the customer to confirm; `done`: back to the shop. */
    status: z.enum(['open', 'challenge', 'done', 'closed']),
    amount: MoneySchema,
    returnUrl: z.string(),
    /** Error code of the last attempt, and the fields that it rejected. */
    error: z.nullable(z.string()),
    fields: z.array(z.string()),
    /** Where the customer returns to without paying. */
    cancelUrl: z.string(),
    /** Whether the customer can save a card for the next payment, and the saved cards. */
    canSaveCard: z.boolean(),
    cards: z.array(z.object({ token: z.string(), last4: z.string() })),
    /** Test numbers and their results, for the page. */
    testNumbers: z.array(z.object({ number: z.string(), result: z.string() })),
  }),
  errors: ['PAYMENT_SESSION_NOT_FOUND'],
});

/** Pays a session of the sandbox provider with a card, or with a local scheme's card and PIN. */
export const authoriseSandboxPayment = defineEndpoint({
  name: 'authoriseSandboxPayment',
  method: 'POST',
  path: `${payments}/{id}/card`,
  scope: 'none',
  params: paymentParams,
  // Never stored or logged.
  body: z.strictObject({
    /** 12 to 19 digits, spaces allowed, with a valid Luhn checksum. */
    cardNumber: z.string().check(z.maxLength(40)),
    /** `MM/YY`. */
    expiry: z.string().check(z.maxLength(9)),
    /** Security code of a card; empty for other methods. */
    cvc: z._default(z.string().check(z.maxLength(6)), ''),
    cardholder: z._default(z.string().check(z.maxLength(60)), ''),
    /** PIN of a local scheme; empty for other methods. */
    pin: z._default(z.string().check(z.maxLength(6)), ''),
    /** Save the card for the next payment. */
    keep: z._default(z.boolean(), false),
  }),
  // A declined card is an error whose code gives the reason.
  reply: z.object({
    status: z.enum(['Authorised', 'Challenge', 'Pending']),
    /** The shop's return URL, or the page of the challenge. */
    location: z.string(),
  }),
  errors: [
    'PAYMENT_SESSION_NOT_FOUND',
    'PAYMENT_EXPIRED',
    'PAYMENT_DECLINED',
    'PAYMENT_INSUFFICIENT_FUNDS',
    'PAYMENT_CARD_EXPIRED',
    'PAYMENT_TIMEOUT',
  ],
});

/** Pays a session of the sandbox provider with a card that the customer has saved there. */
export const paySandboxWithSavedCard = defineEndpoint({
  name: 'paySandboxWithSavedCard',
  method: 'POST',
  path: `${payments}/{id}/saved-card`,
  scope: 'none',
  params: paymentParams,
  body: z.strictObject({ token: IdSchema }),
  reply: authoriseSandboxPayment.reply,
  errors: authoriseSandboxPayment.errors,
});

/** Completes the challenge of a card's bank, or confirms a payment by Apple Pay. */
export const completeSandboxChallenge = defineEndpoint({
  name: 'completeSandboxChallenge',
  method: 'POST',
  path: `${payments}/{id}/challenge`,
  scope: 'none',
  params: paymentParams,
  body: z.strictObject({ answer: z.enum(['confirm', 'fail', 'cancel']) }),
  reply: z.object({ location: z.string() }),
  errors: ['PAYMENT_SESSION_NOT_FOUND', 'PAYMENT_EXPIRED', 'PAYMENT_CHALLENGE_FAILED'],
});
