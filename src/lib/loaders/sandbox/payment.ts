import type { Client } from '#lib/client/client.ts';
import { authoriseSandboxPayment, readSandboxPayment } from '#lib/contract/sandbox.ts';
import type { SandboxPaymentModel } from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/locale/locale.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getFieldMessage } from '#lib/messages/error-messages.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { LoaderResult } from '../context.ts';

function readCard(form: URLSearchParams) {
  const field = (name: string): string => (form.get(name) ?? '').trim().slice(0, 60);
  return {
    cardNumber: field('cardNumber').slice(0, 40),
    expiry: field('expiry').slice(0, 9),
    cvc: field('cvc').slice(0, 6),
    cardholder: field('cardholder'),
    pin: field('pin').slice(0, 6),
  };
}

/**
 * Names of the fields that the provider rejected; the suffix `Past` marks an expired date, which has its own
 * message.
 */
function getRejectedFields(details: Record<string, unknown> | undefined): string[] {
  const issues = Array.isArray(details?.fields)
    ? (details.fields as { path?: unknown; rule?: unknown }[])
    : [];
  return issues.map(({ path, rule }) => `${String(path).split('.').at(-1)}${rule === 'past' ? 'Past' : ''}`);
}

function getCardFormState(
  flash: FlashMessage | undefined,
  locale: Locale,
): Pick<SandboxPaymentModel, 'error' | 'fields' | 'typed'> {
  const names = flash?.fields ?? [];
  const entries = names.map(
    (name) => [name.replace('Past', ''), getFieldMessage(name, locale.language) ?? ''] as const,
  );
  return { error: flash?.error ?? null, fields: Object.fromEntries(entries), typed: flash?.values ?? {} };
}

/** Loads the payment page, with the errors of the last attempt. */
export async function loadSandboxPayment(
  client: Client,
  id: string,
  flash: FlashMessage | undefined,
): Promise<LoaderResult<{ locale: Locale; payment: SandboxPaymentModel }>> {
  const session = await client.call(readSandboxPayment, { params: { id } });
  if (!session.ok) return { kind: 'not-found' };
  const { amount, returnUrl: returnPath, status } = session.data;
  if (status === 'done') return { kind: 'redirect', href: returnPath };
  const locale = splitLocalePath(returnPath).locale ?? DEFAULT_LOCALE;
  const formFlash = flash?.form === 'sandbox' ? flash : undefined;
  return {
    kind: 'ok',
    model: {
      locale,
      payment: {
        expectedTotal: formatMoney(amount, locale.language),
        isOpen: status === 'open',
        cancelHref: `/${locale.tag}/checkout`,
        ...getCardFormState(formFlash, locale),
      },
    },
  };
}

/** Submits a card and returns where to redirect. Card number and security code are not stored. */
export async function submitSandboxCard(
  client: Client,
  id: string,
  form: URLSearchParams,
): Promise<{ location: string; flash?: FlashMessage }> {
  const paymentPath = `/sandbox/pay/${id}`;
  const session = await client.call(readSandboxPayment, { params: { id } });
  if (!session.ok) return { location: paymentPath };
  const { returnUrl: returnPath } = session.data;
  const card = readCard(form);
  const authorisation = await client.call(authoriseSandboxPayment, { params: { id }, body: card });
  if (authorisation.ok) return { location: authorisation.data.location };
  const { language } = splitLocalePath(returnPath).locale ?? DEFAULT_LOCALE;
  const { cardholder, expiry } = card;
  return {
    location: paymentPath,
    flash: {
      form: 'sandbox',
      error: getApiErrorMessage(authorisation.error, language),
      fields: getRejectedFields(authorisation.error.details),
      values: { cardholder, expiry },
    },
  };
}
