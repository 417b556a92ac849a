import * as z from 'zod/mini';

// Schemas of the requests that the shop sends to version 72 of the Checkout API, the one that the library calls.

const Amount = z.strictObject({
  currency: z.enum(['AED', 'KWD', 'SAR', 'BHD', 'QAR', 'OMR']),
  value: z.int().check(z.positive()),
});
const text = (maximum: number, minimum = 1) => z.string().check(z.minLength(minimum), z.maxLength(maximum));
const Reference = text(80);

const Session = z.strictObject({
  amount: Amount,
  merchantAccount: z.literal('BinaaTest'),
  reference: Reference,
  merchantOrderReference: text(1000),
  returnUrl: z.url().check(z.maxLength(1024)),
  mode: z.literal('hosted'),
  channel: z.literal('Web'),
  countryCode: z.enum(['AE', 'KW', 'SA', 'BH', 'QA', 'OM']),
  shopperLocale: z.enum(['ar', 'en-US']),
  allowedPaymentMethods: z
    .array(z.enum(['scheme', 'mada', 'knet', 'benefit', 'naps', 'omannet', 'applepay']))
    .check(z.length(1)),
  expiresAt: z.iso.datetime({ offset: true }),
  shopperEmail: z.email().check(z.maxLength(300)),
  shopperName: z.strictObject({ firstName: text(80), lastName: text(80) }),
  telephoneNumber: z.string().check(z.regex(/^\+\d{8,15}$/)),
  additionalData: z.optional(z.strictObject({ manualCapture: z.literal('true') })),
  shopperReference: z.optional(text(256, 3)),
  shopperInteraction: z.optional(z.literal('Ecommerce')),
  recurringProcessingModel: z.optional(z.literal('CardOnFile')),
  storePaymentMethodMode: z.optional(z.literal('askForConsent')),
});
export type AdyenSession = z.output<typeof Session>;

const Modification = z.strictObject({
  merchantAccount: z.literal('BinaaTest'),
  reference: Reference,
  amount: Amount,
});

/** Schema of each call's body, by its path. */
export const ADYEN_CALLS = {
  sessions: Session,
  captures: Modification,
  refunds: Modification,
  reversals: z.omit(Modification, { amount: true }),
};

const SCHEME_CURRENCIES: Record<string, string> = {
  mada: 'SAR',
  knet: 'KWD',
  benefit: 'BHD',
  naps: 'QAR',
  omannet: 'OMR',
};

/** Returns an error for what the schema cannot express: a local scheme in a currency other than its own. */
export function findSessionProblem({ allowedPaymentMethods, amount }: AdyenSession): string | undefined {
  const [method = ''] = allowedPaymentMethods;
  const currency = SCHEME_CURRENCIES[method];
  return currency && currency !== amount.currency ? `${method} takes ${currency}` : undefined;
}
