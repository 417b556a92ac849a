import { describe, expect, it } from 'vitest';
import { ERROR_STATUSES } from '#lib/contract/errors.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { WALLET_ERROR_STATUSES, type WalletErrorCode } from '#lib/contract/wallet/wallet-errors.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';

// Section 8 of the specification.
const CODES = [
  ...['wallet_not_found', 'invalid_pin', 'pin_expired', 'too_many_attempts', 'user_blocked'],
  ...['wallet_locked', 'failed_to_send_pin', 'insufficient_balance', 'duplicate_transaction'],
  ...['currency_not_supported', 'unable_to_send_sms', 'unable_to_generate_pin'],
] as WalletErrorCode[];

const TEXTS: Partial<Record<WalletErrorCode, string>> = {
  WALLET_MONTHLY_LIMIT: 'Monthly transfer limit has been reached',
  WALLET_AMOUNT_LIMIT: 'Eligible transfer amount exceeded for this month',
  WALLET_PIN_INVALID: 'The redeem PIN entered is invalid',
  WALLET_ALREADY_PAID: 'The reference number has already been paid',
  WALLET_PIN_LIMIT: 'PIN attempts limit has been reached',
  WALLET_API_ERROR: 'Redeem API encountered an error',
  WALLET_PAYMENT_FAILED: 'Redeem transaction failed',
  WALLET_UNKNOWN: 'The wallet associated with the mobile number is not found.',
  WALLET_SMS_FAILED: "We couldn't send the SMS. Please try again later.",
};

const allCodes = Object.keys(WALLET_ERROR_STATUSES) as WalletErrorCode[];

describe('The wallet’s errors', () => {
  it('are the twelve codes and the nine texts of the specification', () => {
    expect(allCodes.toSorted()).toEqual([...CODES, ...Object.keys(TEXTS)].toSorted());
    expect(allCodes.every((code) => code in ERROR_STATUSES)).toBe(true);
  });

  it.each(Object.entries(TEXTS))('%s says: %s', (code, text) => {
    expect(getErrorMessage(code, 'en')).toBe(text);
  });

  it.each(allCodes)('%s has a message of its own in both languages', (code) => {
    const generic = ['en', 'ar'].map((language) => getErrorMessage('GENERIC', language as 'en'));
    const english = getErrorMessage(code, 'en', { seconds: 61 });
    const arabic = getErrorMessage(code, 'ar', { seconds: 61 });
    expect(generic).not.toContain(english);
    expect(generic).not.toContain(arabic);
    expect(english).not.toMatch(/\p{Script=Arabic}|\{\{|errors/u);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
    expect(arabic).not.toMatch(/\{\{|errors|[٠-٩]/);
  });

  it.each(allCodes)('%s is declared by an endpoint', (code) => {
    const endpoints = Object.values(walletContract).filter(
      (value) => typeof value === 'object' && 'errors' in value,
    );
    expect(endpoints.some(({ errors }) => errors.includes(code))).toBe(true);
  });

  it('say how much of a block is left, in minutes and seconds', () => {
    const blockedFor = (seconds: number) => getErrorMessage('user_blocked', 'en', { seconds });
    const text = 'You are blocked due multiple wrong attempts, please try after';
    expect([blockedFor(3600), blockedFor(2875), blockedFor(59)]).toEqual([
      `${text} 60 min and 0 sec.`,
      `${text} 47 min and 55 sec.`,
      `${text} 0 min and 59 sec.`,
    ]);
    expect(getErrorMessage('user_blocked', 'ar', { seconds: 2875 })).toContain('47 د و55 ث');
  });

  it('say how many attempts and how much money are left', () => {
    expect(getErrorMessage('invalid_pin', 'en', { triesLeft: 1 })).toBe(
      'Wrong PIN. You have 1 attempt left.',
    );
    expect(getErrorMessage('invalid_pin', 'ar', { triesLeft: 2 })).toContain('محاولتان');
    const available = { amount: 1250, currency: 'KWD' };
    expect(getErrorMessage('insufficient_balance', 'en', { available })).toContain('KWD 1.250 is available');
    expect(getErrorMessage('WALLET_AMOUNT_LIMIT', 'ar', { available })).toContain('1.250 د.ك');
  });

  it('are found in any case, as a remote API may write them', () => {
    expect(getErrorMessage('PIN_EXPIRED', 'en')).toBe(getErrorMessage('pin_expired', 'en'));
  });
});
