import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { readWallet, type WalletTransaction } from '#lib/contract/wallet/wallet.ts';
import { formatDate } from '#lib/format/date.ts';
import type { AccountWalletModel, WalletEntryModel } from '#lib/format/models/wallet/wallet.ts';
import { formatAmount, formatMoney, type MoneyValue } from '#lib/format/money.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { SessionContext } from '../context.ts';
import { formatPinLockout } from './pin-lockout.ts';

/** Loads the wallet of the account; null where the backend has none. */
export async function loadAccountWallet(
  context: SessionContext,
  profile: Pick<Profile, 'mobile'>,
): Promise<AccountWalletModel | null> {
  const result = await context.requestSession.client.call(readWallet, { query: {} });
  return result.ok ? formatAccountWallet(result.data, profile, context) : null;
}

export function formatAccountWallet(
  { state, wallet, transactions }: EndpointReply<typeof readWallet>,
  { mobile }: Pick<Profile, 'mobile'>,
  context: SessionContext,
): AccountWalletModel {
  const country = Object.values(COUNTRIES).find(({ dialCode }) => mobile?.startsWith(`+${dialCode}`));
  const isOwnCountry = country?.code === context.locale.country.code;
  return {
    state,
    mobile: mobile && `\u2066${country ? formatPhone(mobile, country) : mobile}\u2069`,
    mobileToVerify: state === 'number-unproven' && isOwnCountry ? mobile : null,
    wallet: wallet && formatWallet(wallet, transactions, context),
  };
}

type Wallet = NonNullable<EndpointReply<typeof readWallet>['wallet']>;

function formatWallet(
  wallet: Wallet,
  transactions: readonly WalletTransaction[],
  context: SessionContext,
): AccountWalletModel['wallet'] {
  const { walletId, balance, available } = wallet;
  const { language } = context.locale;
  const heldMoney = { ...balance, amount: balance.amount - available.amount };
  return {
    walletId,
    balance: formatMoney(balance, language),
    heldAmount: heldMoney.amount > 0 ? formatMoney(heldMoney, language) : null,
    blocked: formatPinLockout(wallet, Date.now(), language),
    entries: transactions.map((transaction) => formatEntry(transaction, context)),
  };
}

function formatEntry(
  { id, kind, amount, balance, orderNumber, at }: WalletTransaction,
  { locale, t }: SessionContext,
): WalletEntryModel {
  const hasOrder = orderNumber !== null && (kind === 'payment' || kind === 'refund');
  return {
    id,
    date: formatDate(at, locale),
    description: hasOrder
      ? t(`wallet:kind-${kind}Order`, { number: `\u2066${orderNumber}\u2069` })
      : t(`wallet:kind-${kind}`),
    amount: formatSignedMoney(amount, locale.language),
    isIncome: amount.amount > 0,
    balance: `\u2068${formatMoney(balance, locale.language)}\u2069`,
    orderHref: orderNumber === null ? null : getLocalePath(locale, `/my-account/orders/${orderNumber}`),
  };
}

/**
 * Formats an amount with its sign. In Arabic, sign and number are isolated together, otherwise the sign would
 * be displayed after the number.
 */
function formatSignedMoney({ amount, currency }: MoneyValue, language: Language): string {
  const sign = amount < 0 ? '−' : '+';
  const absolute = { amount: Math.abs(amount), currency };
  const text = formatMoney(absolute, language);
  const digits = formatAmount(absolute);
  return language === 'ar' ? text.replace(digits, `\u2066${sign}${digits}\u2069`) : sign + text;
}
