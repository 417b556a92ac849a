import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import {
  payWithWallet,
  readOrderWallet,
  removeOrderWallet,
  sendWalletPin,
  verifyWalletPin,
} from '#lib/contract/wallet/wallet.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { toSafePath } from '../safe-path.ts';
import type { FormContext, FormHandler } from './form-context.ts';

// Errors of the PIN itself, shown at its field.
const PIN_ERROR_CODES: readonly string[] = ['invalid_pin', 'pin_expired', 'too_many_attempts'];

const getNextPath = ({ fields, locale }: FormContext) =>
  toSafePath(fields.get('next'), getLocalePath(locale, '/checkout/payment'));

interface FormFailure {
  message: string;
  fields?: string[];
}

/** Runs a form and returns to its page, with the failure or the success of the form. */
function defineWalletForm(
  { name }: AnyEndpoint,
  submit: (context: FormContext, requestSession: RequestSession) => Promise<FormFailure | undefined>,
): [string, FormHandler] {
  const handle: FormHandler = async (context) => {
    const { browserRequest, locale } = context;
    const failure = await submit(context, createRequestSession(browserRequest, locale));
    const error = failure && { error: failure.message, fields: failure.fields };
    setFlash(browserRequest.cookies, { form: name, ...error });
    return getNextPath(context);
  };
  return [name, handle];
}

function toFailure(error: ApiError, { locale }: FormContext): FormFailure {
  const message = getApiErrorMessage(error, locale.language);
  return PIN_ERROR_CODES.includes(error.code) ? { message, fields: ['pin'] } : { message };
}

const sendPin = defineWalletForm(sendWalletPin, async (context, requestSession) => {
  const orderId = context.fields.get('orderId') ?? '';
  const body = { identifierType: 'phoneNumber', identifierValue: CURRENT_ID, orderId };
  const input = { params: {}, query: {}, body };
  const result = await proxySessionCall(sendWalletPin, input, requestSession, context.locale);
  return result.ok ? undefined : toFailure(result.error, context);
});

/** Verifies the PIN and pays with it: the amount of the form, else all that the wallet can pay. */
const payByPin = defineWalletForm(payWithWallet, async (context, requestSession) => {
  const { fields, locale } = context;
  const t = getTranslate(locale.language);
  const pin = toLatinDigits(fields.get('pin') ?? '').replace(/\D/g, '');
  if (pin === '') return { message: t('wallet:pay.pinMissing'), fields: ['pin'] };
  if (pin.length !== 6) return { message: t('wallet:pay.pinWrong'), fields: ['pin'] };
  const [orderId, pinId] = [fields.get('orderId') ?? '', fields.get('pinId') ?? ''];
  const { client } = requestSession;
  const read = await client.call(readOrderWallet, { params: { id: orderId } });
  if (!read.ok) return toFailure(read.error, context);
  const { payable, payment } = read.data;
  // The form was sent twice: the PIN is the key of its payment.
  if (payment?.referenceNumber === pinId) return undefined;
  const verified = await client.call(verifyWalletPin, { body: { pinId, pin } });
  if (!verified.ok) return toFailure(verified.error, context);
  const typedAmount = fields.get('amount') ?? '';
  const amount = /^\d{1,12}$/.test(typedAmount)
    ? Math.min(Number(typedAmount), payable.amount)
    : payable.amount;
  const paid = await client.call(payWithWallet, {
    body: {
      orderId,
      amount: { ...payable, amount },
      pinToken: verified.data.pinToken,
      referenceNumber: pinId,
    },
  });
  return paid.ok ? undefined : toFailure(paid.error, context);
});

const removeWallet = defineWalletForm(removeOrderWallet, async (context, { client }) => {
  const params = { id: context.fields.get('orderId') ?? '' };
  const result = await client.call(removeOrderWallet, { params });
  return result.ok ? undefined : toFailure(result.error, context);
});

/** Forms of the wallet in the payment step, by name; each returns to the path in `next`. */
export const walletForms: Record<string, FormHandler> = Object.fromEntries([sendPin, payByPin, removeWallet]);
