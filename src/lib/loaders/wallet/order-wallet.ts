import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Money } from '#lib/contract/money.ts';
import {
  payWithWallet,
  readOrderWallet,
  sendWalletPin,
  type WalletPin,
} from '#lib/contract/wallet/wallet.ts';
import { formatLocalizedTime } from '#lib/format/date.ts';
import type { OrderWalletModel } from '#lib/format/models/wallet/wallet.ts';
import { formatMoney } from '#lib/format/money.ts';
import { CURRENCY_SYMBOLS, formatDecimalAmount } from '#lib/locale/currency.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import type { SessionContext } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { formatPinLockout } from './pin-lockout.ts';

/** Loads the wallet for the payment of an order; null for guests and where the backend has no wallet. */
export async function loadOrderWallet(
  context: SessionContext,
  orderId: string,
): Promise<OrderWalletModel | null> {
  const { requestSession, locale } = context;
  if (!requestSession.account) return null;
  const result = await requestSession.client.call(readOrderWallet, { params: { id: orderId } });
  if (!result.ok) return null;
  return {
    orderId,
    ...formatOrderWallet(result.data, locale, Date.now()),
    sendForm: getFormState(sendWalletPin.name, context),
    payForm: getFormState(payWithWallet.name, context),
  };
}

/** Formats the wallet of an order; remaining times are calculated from `now`. */
export function formatOrderWallet(
  { state, wallet, payable, pin, payment, due }: EndpointReply<typeof readOrderWallet>,
  locale: Locale,
  now: number,
): Omit<OrderWalletModel, 'orderId' | 'sendForm' | 'payForm'> {
  const { language } = locale;
  const lockout = formatPinLockout(wallet, now, language);
  return {
    state,
    walletId: wallet?.walletId ?? null,
    available: wallet && formatMoney(wallet.available, language),
    payable: payable.amount > 0 ? formatPayable(payable, language) : null,
    blocked: lockout,
    pin: pin && lockout === null ? formatPin(pin, locale, now) : null,
    payment: payment && { text: formatMoney(payment.amount, language) },
    due: due.amount > 0 ? formatMoney(due, language) : null,
  };
}

function formatPayable(payable: Money, language: Language): OrderWalletModel['payable'] {
  return {
    text: formatMoney(payable, language),
    decimal: formatDecimalAmount(payable.amount, payable.currency),
    currency: CURRENCY_SYMBOLS[payable.currency][language],
  };
}

function formatPin(pin: WalletPin, locale: Locale, now: number): OrderWalletModel['pin'] {
  return {
    id: pin.pinId,
    sentTo: `\u2066${pin.sentTo}\u2069`,
    validUntil: formatLocalizedTime(pin.expiresAt, locale),
    expiresIn: getSecondsUntil(pin.expiresAt, now),
    resendIn: getSecondsUntil(pin.resendAt, now),
    sendsLeft: pin.sendsLeft,
  };
}
