import * as z from 'zod/mini';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { CURRENCIES, type Currency } from '#lib/locale/currency.ts';
import type { PaymentEvent, PaymentEventKind } from '../../provider.ts';

/** The fields of a notification that the shop reads; the signature covers those that move money. */
const ItemSchema = z.looseObject({
  additionalData: z.optional(z.record(z.string(), z.unknown())),
  amount: z.object({ currency: z.string(), value: z.int() }),
  eventCode: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  originalReference: z.optional(z.string()),
  pspReference: z.string(),
  reason: z.optional(z.nullable(z.string())),
  success: z.union([z.literal('true'), z.literal('false'), z.boolean()]),
});
export type NotificationItem = z.output<typeof ItemSchema>;

export const NotificationSchema = z.looseObject({
  notificationItems: z.array(z.object({ NotificationRequestItem: ItemSchema })),
});

// The kinds of an event that succeeded and of one that failed; other events are of no interest.
const KINDS: Record<string, [PaymentEventKind | null, PaymentEventKind | null]> = {
  AUTHORISATION: ['authorised', 'declined'],
  CAPTURE: ['captured', 'capture-failed'],
  CAPTURE_FAILED: ['capture-failed', 'capture-failed'],
  CANCELLATION: ['cancelled', 'refund-failed'],
  CANCEL_OR_REFUND: ['cancelled', 'refund-failed'],
  TECHNICAL_CANCEL: ['cancelled', 'refund-failed'],
  REFUND: ['refunded', 'refund-failed'],
  REFUND_FAILED: ['refund-failed', 'refund-failed'],
  REFUNDED_REVERSED: ['refund-failed', 'refund-failed'],
  CHARGEBACK: ['chargeback', null],
};

/** Returns the event of a notification; undefined for one of no interest. */
export function toPaymentEvent(item: NotificationItem): PaymentEvent | undefined {
  const isSuccess = String(item.success) === 'true';
  const [success = null, failure = null] = KINDS[item.eventCode] ?? [];
  const kind = isSuccess ? success : failure;
  if (kind === null) return undefined;
  const isAuthorisation = item.eventCode === 'AUTHORISATION';
  const isDeclined = kind === 'declined';
  return {
    id: `${item.eventCode}:${item.pspReference}:${isSuccess}`,
    kind,
    // A modification has a reference of its own, and names the payment by the provider's.
    paymentId: isAuthorisation ? item.merchantReference : null,
    reference: isAuthorisation ? item.pspReference : item.originalReference || null,
    amount: toMoney(item.amount),
    refusal: isDeclined ? getRefusal(item.reason ?? '') : null,
    last4: isAuthorisation ? getLast4(item.additionalData?.cardSummary) : null,
    operationId: isAuthorisation ? null : item.merchantReference,
  };
}

/** Returns an amount; null in a currency that the shop does not have. */
export function toMoney({ currency, value }: { currency: string; value: number }): PaymentEvent['amount'] {
  const isKnown = (CURRENCIES as readonly string[]).includes(currency);
  return isKnown ? { amount: value, currency: currency as Currency } : null;
}

const getLast4 = (summary: unknown) =>
  typeof summary === 'string' && /^\d{4}$/.test(summary) ? summary : null;

const REFUSALS: [RegExp, ErrorCode][] = [
  [/not enough balance|insufficient/i, 'PAYMENT_INSUFFICIENT_FUNDS'],
  [/expired/i, 'PAYMENT_CARD_EXPIRED'],
  [/3d|authentication/i, 'PAYMENT_CHALLENGE_FAILED'],
  [/unavailable|time-?out/i, 'PAYMENT_TIMEOUT'],
  [/cancel/i, 'PAYMENT_CANCELLED'],
];

function getRefusal(reason: string): ErrorCode {
  return REFUSALS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'PAYMENT_DECLINED';
}
