import * as z from 'zod/mini';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdSchema, MoneySchema } from './fields.ts';

// Endpoints that the specification has no path for.
const base = '/experience/binaa/v1';

/** True for a checkout page in a locale of the shop, without dot segments that would lead elsewhere. */
function isCheckoutPath(path: string): boolean {
  const { locale, rest } = splitLocalePath(path);
  return locale !== undefined && /^(\/[\w-]+)+$/.test(path) && rest.startsWith('/checkout/');
}

/**
 * Starts a card payment of an order: reserves the stock for 15 minutes and returns the address of the payment
 * page.
 */
export const createCardPaymentSession = defineEndpoint({
  name: 'createCardSession',
  method: 'POST',
  path: `${base}/orders/{id}/card-sessions`,
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({
    /** Path in this shop to return to after the payment. */
    returnPath: z.string().check(z.maxLength(200), z.refine(isCheckoutPath)),
    /** Key of a payment attempt, stored with the draft; the same key returns the same session. */
    idempotencyKey: IdSchema,
  }),
  reply: z.object({
    id: z.string(),
    /** Payment page of the provider. */
    redirectUrl: z.string(),
    /** Amount to pay. */
    amount: MoneySchema,
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['ORDER_NOT_FOUND', 'NO_ACTIVE_ORDER', 'ORDER_INCOMPLETE', 'OUT_OF_STOCK', 'PRICE_CHANGED'],
});

/** Returns a payment session for the sandbox payment page. Embedded backend only. */
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

/** Authorises a card in the sandbox. Used by the sandbox payment page only. */
export const authoriseCard = defineEndpoint({
  name: 'authoriseCard',
  method: 'POST',
  path: `${base}/sandbox/card-sessions/{id}/card`,
  scope: 'none',
  params: z.strictObject({ id: IdSchema }),
  body: z.strictObject({
    /** 12 to 19 digits, spaces allowed, with a valid Luhn checksum. Never stored or logged. */
    cardNumber: z.string().check(z.maxLength(40)),
    /** `MM/YY`. */
    expiry: z.string().check(z.maxLength(9)),
    cvc: z.string().check(z.maxLength(6)),
    cardholder: z.string().check(z.maxLength(60)),
  }),
  // A declined card is an error whose code gives the reason.
  reply: z.object({ status: z.literal('Authorised'), returnPath: z.string() }),
  errors: ['PAYMENT_SESSION_NOT_FOUND', 'PAYMENT_EXPIRED', 'PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS'],
});
