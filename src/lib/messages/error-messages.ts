import { type ApiError, ERROR_STATUSES } from '#lib/contract/errors.ts';
import { CURRENCY_SYMBOLS, type Currency, formatDecimalAmount } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getTranslate } from './translate.ts';
import { findWalletErrorCode, getWalletErrorMessage } from './wallet-error-messages.ts';

type Details = Record<string, unknown> | undefined;

// Calls with a message of their own for guests, who must sign in.
const ADDRESS_CALLS = ['addAddress', 'updateAddress', 'removeAddress'] as const;

const isAddressCall = (call: unknown): call is (typeof ADDRESS_CALLS)[number] =>
  ADDRESS_CALLS.some((name) => name === call);

// Seconds; shorter waits have no number in the message.
const MINUTE = 60;

/**
 * Returns the message of an error code, in upper or lower case; for an unknown code, `fallback` or a general
 * message.
 */
export function getErrorMessage(
  code: string,
  language: Language,
  details?: Details,
  fallback?: string,
): string {
  const walletCode = findWalletErrorCode(code);
  if (walletCode) return getWalletErrorMessage(walletCode, language, details);
  const key = code.toUpperCase();
  const t = getTranslate(language);
  if (key === 'OUT_OF_STOCK' && typeof details?.available === 'number') {
    const messageKey = details.available > 0 ? 'errors:OUT_OF_STOCK_LEFT' : 'errors:OUT_OF_STOCK_NONE';
    return t(messageKey, { available: details.available });
  }
  if ((key === 'HELD_BY_OTHERS' || key === 'HOLD_TIME_USED' || key === 'HOLD_LIMIT') && details?.seconds) {
    const count = Math.ceil(Number(details.seconds) / MINUTE);
    return `${t(`errors:${key}`)} ${t('errors:TRY_AGAIN', { count })}`;
  }
  if (key === 'ADDON_UNKNOWN' && details?.service === 'warranty') return t('errors:ADDON_UNKNOWN_WARRANTY');
  if (key === 'QUANTITY_EXCEED' && typeof details?.maximum === 'number') {
    return t('errors:QUANTITY_EXCEED_MAXIMUM', { maximum: details.maximum });
  }
  if (key === 'WISHLIST_FULL' && typeof details?.maximum === 'number') {
    return t('errors:WISHLIST_FULL_MAXIMUM', { maximum: details.maximum });
  }
  if (key === 'LIST_LIMIT' && typeof details?.maximum === 'number') {
    return t('errors:LIST_LIMIT_MAXIMUM', { maximum: details.maximum });
  }
  if (key === 'ADDRESS_LIMIT' && typeof details?.maximum === 'number') {
    return t('errors:ADDRESS_LIMIT_MAXIMUM', { maximum: details.maximum });
  }
  if (key === 'PHOTO_TOO_LARGE' || key === 'PHOTO_LIMIT') {
    const { megabytes, megapixels, maximum } = (details ?? {}) as Record<string, number | undefined>;
    if (megabytes !== undefined) return t('errors:PHOTO_TOO_LARGE_MEGABYTES', { megabytes });
    if (megapixels !== undefined) return t('errors:PHOTO_TOO_LARGE_MEGAPIXELS', { megapixels });
    if (maximum !== undefined) return t('errors:PHOTO_LIMIT_MAXIMUM', { maximum });
  }
  if (key === 'ISSUE_TOO_LATE' && typeof details?.until === 'string') {
    const date = `\u2066${details.until.split('-').reverse().join('/')}\u2069`;
    return t('errors:ISSUE_TOO_LATE_UNTIL', { date });
  }
  if (key === 'FORBIDDEN' && isAddressCall(details?.call)) return t(`errors:FORBIDDEN_${details.call}`);
  if (key === 'TOO_MANY_REQUESTS' && typeof details?.seconds === 'number' && details.seconds > MINUTE) {
    return t('errors:TOO_MANY_REQUESTS_WAIT', { count: Math.ceil(details.seconds / MINUTE) });
  }
  if (details?.channel === 'sms' && (key === 'IDENTIFIER_UNKNOWN' || key === 'CREDENTIALS_WRONG')) {
    return t(`errors:${key}_SMS`);
  }
  if (key === 'COUPON_MINIMUM' && details?.minimum) {
    const { amount, currency } = details.minimum as { amount: number; currency: Currency };
    return t('errors:COUPON_MINIMUM_AMOUNT', {
      amount: formatDecimalAmount(amount, currency),
      currency: CURRENCY_SYMBOLS[currency][language],
    });
  }
  if (key === 'COUPON_CONFLICT' && typeof details?.code === 'string') {
    return t('errors:COUPON_CONFLICT_CODE', { code: details.code });
  }
  return key in ERROR_STATUSES ? t(`errors:${key}` as 'errors:GENERIC') : fallback || t('errors:UNKNOWN');
}

/** Returns the message of an API error in a language. */
export function getApiErrorMessage({ code, details, message }: ApiError, language: Language): string {
  return getErrorMessage(code, language, details, message);
}
