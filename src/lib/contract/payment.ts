import * as z from 'zod/mini';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdSchema } from './fields.ts';
import { MoneySchema } from './money.ts';
import { PaymentMethodSchema } from './orders/payment-method.ts';

// Endpoints that the specification has no path for.
const base = '/experience/binaa/v1/orders';
const orderParams = z.strictObject({ id: IdSchema });

/** Whether it is a checkout page in a locale of the shop, without dot segments that would change the path. */
function isCheckoutPath(path: string): boolean {
  const { locale, rest } = splitLocalePath(path);
  return locale !== undefined && /^(\/[\w-]+)+$/.test(path) && rest.startsWith('/checkout/');
}

/** Lists the methods that an order may be paid with, by country, settings, provider and kind of customer. */
export const readPaymentMethods = defineEndpoint({
  name: 'readPaymentMethods',
  method: 'GET',
  path: `${base}/{id}/payment-methods`,
  params: orderParams,
  reply: z.object({
    methods: z.array(
      z.object({
        method: PaymentMethodSchema,
        /** Fee that the method adds to the order's total; 0 for most. */
        fee: MoneySchema,
      }),
    ),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * Starts the payment of an order: reserves the stock for at most 15 minutes, until `expiresAt`, and returns
 * the URL of the provider's page. A later session of the order replaces an earlier one.
 */
export const createPaymentSession = defineEndpoint({
  name: 'createPaymentSession',
  method: 'POST',
  path: `${base}/{id}/payment-sessions`,
  params: orderParams,
  body: z.strictObject({
    method: PaymentMethodSchema,
    /** Path in this shop to return to after the payment. */
    returnPath: z.string().check(z.maxLength(200), z.refine(isCheckoutPath)),
    /** Key of a payment attempt, stored with the draft; the same key returns the same session. */
    idempotencyKey: IdSchema,
  }),
  reply: z.object({
    id: z.string(),
    /**
     * URL of the provider's page, absolute or a path of this shop; the return path when nothing is left to
     * enter, as with cash on delivery or a paid order.
     */
    redirectUrl: z.string(),
    /** Amount to pay. */
    amount: MoneySchema,
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'NO_ACTIVE_ORDER',
    'ORDER_INCOMPLETE',
    'OUT_OF_STOCK',
    'HELD_BY_OTHERS',
    'HOLD_TIME_USED',
    'HOLD_LIMIT',
    'SLOT_FULL',
    'SLOT_GONE',
    'DELIVERY_METHOD_OFF',
    'AREA_NOT_SERVED',
    'PRICE_CHANGED',
    'PAYMENT_METHOD_UNAVAILABLE',
    'PAYMENT_UNAVAILABLE',
  ],
});

/**
 * Reads an order's open sessions from the provider after the customer returned, and returns the state of the
 * payment. `sessionResult` is not trusted: it is only used to query the provider.
 */
export const confirmPayment = defineEndpoint({
  name: 'confirmPayment',
  method: 'POST',
  path: `${base}/{id}/payment-sessions/confirm`,
  params: orderParams,
  body: z.strictObject({
    /** Parameters that some providers add to the return URL: the session's id and its result. */
    sessionId: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\x21-\x7e]*$/))),
    sessionResult: z.optional(z.string().check(z.maxLength(4000), z.regex(/^[\x21-\x7e]*$/))),
  }),
  reply: z.object({
    /** `Open`: nothing is paid yet; `Pending`: the provider has not decided yet. */
    status: z.enum(['Open', 'Pending', 'Authorised', 'Paid', 'Declined', 'Expired']),
  }),
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
});

/**
 * Ends the open sessions of an order whose customer returned without paying, and releases their reservations.
 * A payment that the provider has taken meanwhile is kept, and reported as `isPaid`.
 */
export const cancelPaymentSession = defineEndpoint({
  name: 'cancelPaymentSession',
  method: 'POST',
  path: `${base}/{id}/payment-sessions/cancel`,
  params: orderParams,
  reply: z.object({ isPaid: z.boolean() }),
  errors: ['ORDER_NOT_FOUND'],
});
