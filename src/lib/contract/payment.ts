import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { CountrySchema, IdSchema, MoneySchema } from './fields.ts';

// Calls that the specification has no path for; each belongs to a capability (see `rulings.md`).
const base = '/experience/binaa/v1';

/** Starts a card payment of an order: holds the stock for 15 minutes and says where the card is typed in. */
export const createCardPaymentSession = defineEndpoint({
  name: 'createCardSession',
  method: 'POST',
  path: `${base}/orders/{id}/card-sessions`,
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({
    /** Path of this shop where the shopper returns to. */
    returnPath: z.string().check(z.maxLength(200), z.regex(/^\/[a-z]{2}-[a-z]{2}\/[\w./-]*$/)),
    /** Made once for an attempt and kept with the draft: the same key gives the same session. */
    idempotencyKey: IdSchema,
  }),
  reply: z.object({
    id: z.string(),
    /** The page of the provider that takes the card. */
    redirectUrl: z.string(),
    amount: MoneySchema,
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['ORDER_NOT_FOUND', 'NO_ACTIVE_ORDER', 'ORDER_INCOMPLETE', 'OUT_OF_STOCK', 'PRICE_CHANGED'],
});

/** What the sandbox's own page asks about a session. Embedded default only. */
export const readCardPaymentSession = defineEndpoint({
  name: 'readCardSession',
  method: 'GET',
  path: `${base}/sandbox/card-sessions/{id}`,
  scope: 'none',
  params: z.strictObject({ id: IdSchema }),
  reply: z.object({
    id: z.string(),
    status: z.enum(['Pending', 'Authorised', 'Paid', 'Declined', 'Expired']),
    amount: MoneySchema,
    returnPath: z.string(),
    expiresAt: z.int(),
  }),
  errors: ['PAYMENT_SESSION_NOT_FOUND'],
});

/** The sandbox provider's door for a card. The shop's own pages never call it. */
export const authoriseCard = defineEndpoint({
  name: 'authoriseCard',
  method: 'POST',
  path: `${base}/sandbox/card-sessions/{id}/card`,
  scope: 'none',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({
    /** 12 to 19 digits, spaces allowed; Luhn is checked. Never stored, never logged. */
    cardNumber: z.string().check(z.maxLength(40)),
    /** `MM/YY`. */
    expiry: z.string().check(z.maxLength(9)),
    cvc: z.string().check(z.maxLength(6)),
    cardholder: z.string().check(z.maxLength(60)),
  }),
  // A refused card is an error: its code says which refusal.
  reply: z.object({ status: z.literal('Authorised'), returnPath: z.string() }),
  errors: ['PAYMENT_SESSION_NOT_FOUND', 'PAYMENT_EXPIRED', 'PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS'],
});

export const MESSAGE_KINDS = [
  'code',
  'welcome',
  'password-changed',
  'new-device',
  'contact-changed',
  'account-deleted',
] as const;

/** A message that went to nobody but the mailbox of the embedded default. */
export const MailboxMessageSchema = z.object({
  id: IdSchema,
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(['email', 'sms']),
  /** The whole address or number. */
  to: z.string(),
  language: z.enum(['en', 'ar']),
  country: CountrySchema,
  /** Epoch milliseconds. */
  sentAt: z.int(),
  /** Null of an SMS, and of a message whose code is worth nothing any more. */
  subject: z.nullable(z.string()),
  /** Null of a message whose code is worth nothing any more. */
  text: z.nullable(z.string()),
  /** As `subject`. */
  html: z.nullable(z.string()),
});
export type MailboxMessage = z.output<typeof MailboxMessageSchema>;

/** What the sandbox's own page shows: the newest 50 messages. There is no such call where mail really goes out. */
export const readMailbox = defineEndpoint({
  name: 'readMailbox',
  method: 'POST',
  path: `${base}/sandbox/mailbox`,
  scope: 'none',
  body: z.strictObject({
    /** Made at the first start; with a wrong one there is no such call either. */
    key: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ messages: z.array(MailboxMessageSchema) }),
});
