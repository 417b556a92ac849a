import type { ErrorCode } from '#lib/contract/errors.ts';
import { normalizeCardNumber } from './validate-card.ts';

/** Effect of a test number. */
export type CardEffect =
  | 'approved'
  | 'declined'
  | 'insufficient'
  | 'expired'
  | 'challenge'
  | 'challenge-failed'
  | 'timeout'
  | 'late'
  | 'silent';

/** The sandbox's test numbers, for cards and local schemes alike; every other valid number is declined. */
export const TEST_NUMBERS: readonly { number: string; effect: CardEffect }[] = [
  { number: '4242 4242 4242 4242', effect: 'approved' },
  { number: '4000 0000 0000 0002', effect: 'declined' },
  { number: '4000 0000 0000 9995', effect: 'insufficient' },
  { number: '4000 0000 0000 0069', effect: 'expired' },
  { number: '4000 0000 0000 3220', effect: 'challenge' },
  { number: '4000 0084 0000 1629', effect: 'challenge-failed' },
  { number: '4000 0000 0000 0119', effect: 'timeout' },
  { number: '4000 0000 0000 0077', effect: 'late' },
  { number: '4000 0000 0000 0259', effect: 'silent' },
];

/** Delay of the notification for a `late` number. Meanwhile its payment is pending. */
export const LATE_NOTIFICATION_DELAY_MS = 45_000;

const EFFECTS = new Map(TEST_NUMBERS.map(({ number, effect }) => [normalizeCardNumber(number), effect]));

export function getCardEffect(cardNumber: string): CardEffect {
  return EFFECTS.get(normalizeCardNumber(cardNumber)) ?? 'declined';
}

/** The error of effects that end an attempt at once. */
export const DECLINE_CODES: Partial<Record<CardEffect, ErrorCode>> = {
  declined: 'PAYMENT_DECLINED',
  insufficient: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired: 'PAYMENT_CARD_EXPIRED',
  timeout: 'PAYMENT_TIMEOUT',
};
