import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Money } from '#lib/contract/money.ts';
import {
  payWithWallet,
  readOrderWallet,
  removeOrderWallet,
  sendWalletPin,
  verifyWalletPin,
} from '#lib/contract/wallet/wallet.ts';
import { formatMoney } from '#lib/format/money.ts';
import { parseAmount } from '#lib/locale/currency.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext, FormHandler } from '../form-context.ts';

const MAX_AMOUNT_LENGTH = 20;
// Errors of the PIN itself, shown at its field.
const PIN_ERROR_CODES: readonly string[] = ['invalid_pin', 'pin_expired', 'too_many_attempts'];

const getNextPath = ({ fields, locale }: FormContext) =>
  toSafePath(fields.get('next'), getLocalePath(locale, '/checkout/payment'));

interface WalletFormError {
  /** Error of the whole form. */
  message?: string;
  /** Messages by field. */
  fieldErrors?: Record<string, string>;
  /** Values with which the form is filled in again. */
  values?: Record<string, string>;
}

/** Returns name and handler of a form. The handler sets the flash message and returns the next path. */
function defineWalletForm(
  { name }: AnyEndpoint,
  submit: (context: FormContext, requestSession: RequestSession) => Promise<WalletFormError | undefined>,
): [string, FormHandler] {
  const handle: FormHandler = async (context) => {
    const { browserRequest, locale } = context;
    const failure = await submit(context, createRequestSession(browserRequest, locale));
    const { message, fieldErrors = {}, values } = failure ?? {};
    const fields = Object.keys(fieldErrors);
    setFlash(browserRequest.cookies, { form: name, error: message, fields, fieldErrors, values });
    return getNextPath(context);
  };
  return [name, handle];
}

function toFormError(error: ApiError, { locale }: FormContext): WalletFormError {
  const message = getApiErrorMessage(error, locale.language);
  return PIN_ERROR_CODES.includes(error.code) ? { fieldErrors: { pin: message } } : { message };
}

const sendPin = defineWalletForm(sendWalletPin, async (context, requestSession) => {
  const orderId = context.fields.get('orderId') ?? '';
  const body = { identifierType: 'phoneNumber', identifierValue: CURRENT_ID, orderId };
  const input = { params: {}, query: {}, body };
  const result = await proxySessionCall(sendWalletPin, input, requestSession, context.locale);
  return result.ok ? undefined : toFormError(result.error, context);
});

const toDigits = (text: string | null) => toLatinDigits(text ?? '').replace(/\D/g, '');

function getPinError(pin: string, t: Translate): string | undefined {
  if (pin === '') return t('wallet:pay.pinMissing');
  return pin.length === 6 ? undefined : t('wallet:pay.pinWrong');
}

/** Returns the amount of the form, or why the wallet cannot pay it. */
function readAmount(
  amountText: string,
  { payable, wallet, payment, due }: EndpointReply<typeof readOrderWallet>,
  { locale }: FormContext,
): { amount: Money } | { error: string } {
  const { language } = locale;
  const t = getTranslate(language);
  const { currency } = payable;
  const format = (amount: number) => `\u2068${formatMoney({ amount, currency }, language)}\u2069`;
  if (amountText === '') return { error: t('wallet:pay.amountMissing') };
  const amount = parseAmount(amountText, currency);
  if (!amount) return { error: t('wallet:pay.amountWrong', { amount: format(payable.amount) }) };
  if (amount <= payable.amount) return { amount: { amount, currency } };
  const heldAmount = payment?.amount.amount ?? 0;
  const total = due.amount + heldAmount;
  if (amount > total) return { error: t('wallet:pay.amountTotal', { amount: format(total) }) };
  const available = (wallet?.available.amount ?? 0) + heldAmount;
  if (amount <= available)
    return { error: getErrorMessage('WALLET_AMOUNT_LIMIT', language, { available: payable }) };
  const details = { available: { amount: available, currency } };
  return { error: getErrorMessage('insufficient_balance', language, details) };
}

/** Verifies the PIN and pays the form's amount with it. */
const payByPin = defineWalletForm(payWithWallet, async (context, requestSession) => {
  const { fields, locale } = context;
  const pin = toDigits(fields.get('pin'));
  const [orderId, pinId] = [fields.get('orderId') ?? '', fields.get('pinId') ?? ''];
  const { client } = requestSession;
  const walletResult = await client.call(readOrderWallet, { params: { id: orderId } });
  if (!walletResult.ok) return toFormError(walletResult.error, context);
  // The form was sent twice: the payment has the id of this PIN as its reference.
  if (walletResult.data.payment?.referenceNumber === pinId) return undefined;
  const amountText = (fields.get('amount') ?? '').trim().slice(0, MAX_AMOUNT_LENGTH);
  const entry = readAmount(amountText, walletResult.data, context);
  const pinError = getPinError(pin, getTranslate(locale.language));
  // The PIN is used only for an amount that can be paid.
  if ('error' in entry || pinError) {
    const amountError = 'error' in entry && { amount: entry.error };
    return {
      fieldErrors: { ...amountError, ...(pinError && { pin: pinError }) },
      values: { amount: amountText },
    };
  }
  const { amount } = entry;
  const verification = await client.call(verifyWalletPin, { body: { pinId, pin } });
  const paymentResult = verification.ok
    ? await client.call(payWithWallet, {
        body: { orderId, amount, pinToken: verification.data.pinToken, referenceNumber: pinId },
      })
    : verification;
  return paymentResult.ok
    ? undefined
    : { ...toFormError(paymentResult.error, context), values: { amount: amountText } };
});

const removeWallet = defineWalletForm(removeOrderWallet, async (context, { client }) => {
  const params = { id: context.fields.get('orderId') ?? '' };
  const result = await client.call(removeOrderWallet, { params });
  return result.ok ? undefined : toFormError(result.error, context);
});

/** Forms of the wallet in the payment step, by name; each returns to the path in `next`. */
export const walletForms: Record<string, FormHandler> = Object.fromEntries([sendPin, payByPin, removeWallet]);
