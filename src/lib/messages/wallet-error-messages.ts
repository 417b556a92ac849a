import type { Money } from '#lib/contract/money.ts';
import { WALLET_ERROR_STATUSES, type WalletErrorCode } from '#lib/contract/wallet/wallet-errors.ts';
import { CURRENCY_SYMBOLS, formatDecimalAmount } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getTranslate } from './translate.ts';

const MINUTE_SECONDS = 60;

const walletErrorCodes = Object.keys(WALLET_ERROR_STATUSES) as WalletErrorCode[];

/** Returns the wallet error code that equals `code`, in upper or lower case. */
export function findWalletErrorCode(code: string): WalletErrorCode | undefined {
  return walletErrorCodes.find((walletCode) => walletCode.toUpperCase() === code.toUpperCase());
}

/** Returns the message of a wallet error: with the attempts, time or money left where `details` has them. */
export function getWalletErrorMessage(
  code: WalletErrorCode,
  language: Language,
  details: Record<string, unknown> | undefined,
): string {
  const t = getTranslate(language);
  if (code === 'invalid_pin' && typeof details?.triesLeft === 'number') {
    return t('wallet:errors.invalid_pin_left', { count: details.triesLeft });
  }
  if ((code === 'insufficient_balance' || code === 'WALLET_AMOUNT_LIMIT') && details?.available) {
    const { amount, currency } = details.available as Money;
    return t(`wallet:errors.${code}_available`, {
      amount: formatDecimalAmount(amount, currency),
      currency: CURRENCY_SYMBOLS[currency][language],
    });
  }
  const seconds = typeof details?.seconds === 'number' ? details.seconds : 0;
  return t(`wallet:errors.${code}`, {
    minutes: Math.floor(seconds / MINUTE_SECONDS),
    seconds: seconds % MINUTE_SECONDS,
  });
}
