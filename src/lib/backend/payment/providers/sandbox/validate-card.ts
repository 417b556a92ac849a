import { isLuhnValid } from '#lib/format/luhn.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { FieldIssue } from '../../../gateway/app-error.ts';

/** Input of the sandbox's page; cards have `cvc` and `cardholder`, local schemes a `pin`. */
export interface CardInput {
  cardNumber: string;
  expiry: string;
  cvc: string;
  cardholder: string;
  pin: string;
}

/** Removes spaces and hyphens from a card number and converts Arabic digits to Latin ones. */
export function normalizeCardNumber(input: string): string {
  return toLatinDigits(input).replace(/[\s-]/g, '');
}

/** Checks card input by format, checksum and expiry, independently of the issuer. */
export function validateCard(
  card: CardInput,
  now: number,
  securityField: 'cvc' | 'pin' = 'cvc',
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const addIssue = (field: keyof CardInput, rule: string) => issues.push({ path: `body.${field}`, rule });
  const number = normalizeCardNumber(card.cardNumber);
  if (number === '') addIssue('cardNumber', 'required');
  else if (!/^\d{12,19}$/.test(number)) addIssue('cardNumber', 'invalid_format');
  else if (!isLuhnValid(number)) addIssue('cardNumber', 'checksum');
  const expiresAt = getExpiryTime(card.expiry);
  if (card.expiry.trim() === '') addIssue('expiry', 'required');
  else if (expiresAt === undefined) addIssue('expiry', 'invalid_format');
  else if (expiresAt <= now) addIssue('expiry', 'past');
  if (securityField === 'pin') {
    if (card.pin.trim() === '') addIssue('pin', 'required');
    else if (!/^\d{4,6}$/.test(toLatinDigits(card.pin).trim())) addIssue('pin', 'invalid_format');
    return issues;
  }
  if (card.cvc.trim() === '') addIssue('cvc', 'required');
  else if (!/^\d{3,4}$/.test(toLatinDigits(card.cvc).trim())) addIssue('cvc', 'invalid_format');
  if (card.cardholder.trim() === '') addIssue('cardholder', 'required');
  return issues;
}

// A card is valid until its month has ended in every time zone (UTC−12 is the last).
function getExpiryTime(expiry: string): number | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])[\s/-]*(?:20)?(\d{2})\s*$/.exec(toLatinDigits(expiry)) ?? [];
  if (!month || !year) return undefined;
  return Date.UTC(2000 + Number(year), Number(month), 1, 12);
}
