import { isLuhnValid } from '#lib/format/luhn.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { FieldIssue } from '../../gateway/app-error.ts';

/** Input of the card page. */
export interface CardInput {
  cardNumber: string;
  expiry: string;
  cvc: string;
  cardholder: string;
}

export type AuthorisationResult = 'approved' | 'PAYMENT_DECLINED' | 'PAYMENT_INSUFFICIENT_FUNDS';

// The sandbox's test cards; every other valid card number is declined.
const TEST_CARD_RESULTS: Record<string, AuthorisationResult> = {
  '4242424242424242': 'approved',
  '4000000000009995': 'PAYMENT_INSUFFICIENT_FUNDS',
  '4000000000000002': 'PAYMENT_DECLINED',
};

/** Removes spaces and hyphens from a card number and converts Arabic digits to Latin ones. */
export function normalizeCardNumber(input: string): string {
  return toLatinDigits(input).replace(/[\s-]/g, '');
}

/** Checks card input by format, checksum and expiry, independently of the issuer. */
export function validateCard(card: CardInput, now: number): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const addIssue = (field: keyof CardInput, rule: string) => issues.push({ path: `body.${field}`, rule });
  const number = normalizeCardNumber(card.cardNumber);
  if (!/^\d{12,19}$/.test(number)) addIssue('cardNumber', 'invalid_format');
  else if (!isLuhnValid(number)) addIssue('cardNumber', 'checksum');
  const expiresAt = getExpiryTime(card.expiry);
  if (expiresAt === undefined) addIssue('expiry', 'invalid_format');
  else if (expiresAt <= now) addIssue('expiry', 'past');
  if (!/^\d{3,4}$/.test(toLatinDigits(card.cvc).trim())) addIssue('cvc', 'invalid_format');
  if (card.cardholder.trim() === '') addIssue('cardholder', 'required');
  return issues;
}

// A card is valid until its month has ended in every time zone (UTC−12 is the last).
function getExpiryTime(expiry: string): number | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])[\s/-]*(?:20)?(\d{2})\s*$/.exec(toLatinDigits(expiry)) ?? [];
  if (!month || !year) return undefined;
  return Date.UTC(2000 + Number(year), Number(month), 1, 12);
}

export function getAuthorisationResult(card: CardInput): AuthorisationResult {
  return TEST_CARD_RESULTS[normalizeCardNumber(card.cardNumber)] ?? 'PAYMENT_DECLINED';
}
