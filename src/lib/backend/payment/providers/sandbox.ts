import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { FieldIssue } from '../../gateway/app-error.ts';

/** What was typed on the card page. */
export interface CardInput {
  cardNumber: string;
  expiry: string;
  cvc: string;
  cardholder: string;
}

export type AuthorisationResult = 'approved' | 'PAYMENT_DECLINED' | 'PAYMENT_INSUFFICIENT_FUNDS';

// The sandbox's test cards; every other card that could exist is declined.
const VERDICTS: Record<string, AuthorisationResult> = {
  '4242424242424242': 'approved',
  '4000000000009995': 'PAYMENT_INSUFFICIENT_FUNDS',
  '4000000000000002': 'PAYMENT_DECLINED',
};

/** The digits of a card number, however it was grouped and in whatever digits. */
export function normalizeCardNumber(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '');
}

export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What cannot be right about a card, whoever issued it. */
export function validateCard(card: CardInput, now: number): FieldIssue[] {
  const faults: FieldIssue[] = [];
  const fault = (field: keyof CardInput, rule: string) => faults.push({ path: `body.${field}`, rule });
  const number = normalizeCardNumber(card.cardNumber);
  if (!/^\d{12,19}$/.test(number)) fault('cardNumber', 'invalid_format');
  else if (!isLuhnValid(number)) fault('cardNumber', 'checksum');
  const end = getExpiryTime(card.expiry);
  if (end === undefined) fault('expiry', 'invalid_format');
  else if (end <= now) fault('expiry', 'past');
  if (!/^\d{3,4}$/.test(toLatinDigits(card.cvc).trim())) fault('cvc', 'invalid_format');
  if (card.cardholder.trim() === '') fault('cardholder', 'required');
  return faults;
}

// A card is good to the end of its month, wherever that month ends last.
function getExpiryTime(expiry: string): number | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])[\s/-]*(?:20)?(\d{2})\s*$/.exec(toLatinDigits(expiry)) ?? [];
  if (!month || !year) return undefined;
  return Date.UTC(2000 + Number(year), Number(month), 1, 12);
}

export function getAuthorisationResult(card: CardInput): AuthorisationResult {
  return VERDICTS[normalizeCardNumber(card.cardNumber)] ?? 'PAYMENT_DECLINED';
}
