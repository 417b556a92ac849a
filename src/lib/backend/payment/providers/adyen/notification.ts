import * as z from 'zod/mini';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { CURRENCIES, type Currency } from '#lib/locale/currency.ts';
import {
  type IncomingNotification,
  NotificationError,
  type PaymentEvent,
  type PaymentEventKind,
} from '../../provider.ts';

/** The fields that the shop reads. The signature covers all of them except `additionalData` and `reason`. */
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
type NotificationItem = z.output<typeof ItemSchema>;

const NotificationSchema = z.looseObject({
  notificationItems: z.array(z.object({ NotificationRequestItem: ItemSchema })),
});

// Event kinds by Adyen's event code: [on success, on failure]. Other codes are ignored.
const EVENT_KINDS: Record<string, [PaymentEventKind | null, PaymentEventKind | null]> = {
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

type HmacCheck = { validateHMAC: (item: never, key: string) => boolean };

/** Returns the events of a notification, all of whose items must be signed by the webhook's key. */
export function verifyItems(
  { hmacKey, merchantAccount }: { hmacKey: string; merchantAccount: string },
  validator: HmacCheck,
  { body }: IncomingNotification,
): PaymentEvent[] {
  const parsed = NotificationSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new NotificationError('It is no notification');
  return parsed.data.notificationItems.flatMap(({ NotificationRequestItem: item }) => {
    const isSigned =
      typeof item.additionalData?.hmacSignature === 'string' &&
      validator.validateHMAC(item as never, hmacKey);
    if (!isSigned) throw new NotificationError('The signature does not match');
    if (item.merchantAccountCode !== merchantAccount) return [];
    return toPaymentEvent(item) ?? [];
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NotificationError('It is no JSON');
  }
}

/** Returns the event of a notification; undefined for one that the shop ignores. */
function toPaymentEvent(item: NotificationItem): PaymentEvent | undefined {
  const isSuccess = String(item.success) === 'true';
  const [success = null, failure = null] = EVENT_KINDS[item.eventCode] ?? [];
  const kind = isSuccess ? success : failure;
  if (kind === null) return undefined;
  const isAuthorisation = item.eventCode === 'AUTHORISATION';
  const isDeclined = kind === 'declined';
  return {
    id: `${item.eventCode}:${item.pspReference}:${isSuccess}`,
    kind,
    // A modification has a separate reference, and refers to the payment by the provider's reference.
    paymentId: isAuthorisation ? item.merchantReference : null,
    reference: isAuthorisation ? item.pspReference : item.originalReference || null,
    amount: toMoney(item.amount),
    refusal: isDeclined ? getDeclineCode(item.reason ?? '') : null,
    last4: isAuthorisation ? getLast4(item.additionalData?.cardSummary) : null,
    operationId: isAuthorisation ? null : item.merchantReference,
  };
}

/** Returns an amount; null in a currency that the shop does not use. */
export function toMoney({ currency, value }: { currency: string; value: number }): PaymentEvent['amount'] {
  const isKnown = (CURRENCIES as readonly string[]).includes(currency);
  return isKnown ? { amount: value, currency: currency as Currency } : null;
}

const getLast4 = (summary: unknown) =>
  typeof summary === 'string' && /^\d{4}$/.test(summary) ? summary : null;

const DECLINE_CODES: [RegExp, ErrorCode][] = [
  [/not enough balance|insufficient/i, 'PAYMENT_INSUFFICIENT_FUNDS'],
  [/expired/i, 'PAYMENT_CARD_EXPIRED'],
  [/3d|authentication/i, 'PAYMENT_CHALLENGE_FAILED'],
  [/unavailable|time-?out/i, 'PAYMENT_TIMEOUT'],
  [/cancel/i, 'PAYMENT_CANCELLED'],
];

function getDeclineCode(reason: string): ErrorCode {
  return DECLINE_CODES.find(([pattern]) => pattern.test(reason))?.[1] ?? 'PAYMENT_DECLINED';
}
