import type { Client } from '#lib/client/client.ts';
import {
  authoriseSandboxPayment,
  completeSandboxChallenge,
  paySandboxWithSavedCard,
  readSandboxPayment,
} from '#lib/contract/sandbox.ts';
import type { SandboxPaymentModel } from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { DEFAULT_LOCALE, type Locale } from '#lib/locale/locale.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';
import type { LoaderResult } from '../context.ts';
import { getFieldErrorMessages } from '../form-state.ts';

type SandboxPayment = Awaited<ReturnType<typeof readPayment>>;

const PIN_METHODS: readonly string[] = ['knet', 'benefit', 'naps', 'omannet'];

async function readPayment(client: Client, id: string) {
  const result = await client.call(readSandboxPayment, { params: { id } });
  return result.ok ? result.data : undefined;
}

// The provider knows the language from the shop's return URL.
function getLocale({ returnUrl }: NonNullable<SandboxPayment>): Locale {
  return splitLocalePath(returnUrl).locale ?? DEFAULT_LOCALE;
}

function getPage({ status, method }: NonNullable<SandboxPayment>): SandboxPaymentModel['page'] {
  if (status === 'challenge') return 'challenge';
  if (status !== 'open') return 'closed';
  if (method === 'applepay') return 'applepay';
  return PIN_METHODS.includes(method) ? 'pin' : 'card';
}

function getTitle(page: SandboxPaymentModel['page'], { method }: NonNullable<SandboxPayment>, t: Translate) {
  if (page === 'closed') return t('sandbox:over');
  if (page === 'challenge') return t('sandbox:challengeTitle');
  return t('sandbox:title', { method: t(`payment:method.${method}`) });
}

/** Loads the provider's page. It has no session: the last error is stored with the payment. */
export async function loadSandboxPayment(
  client: Client,
  id: string,
): Promise<LoaderResult<{ locale: Locale; payment: SandboxPaymentModel }>> {
  const payment = await readPayment(client, id);
  if (!payment) return { kind: 'not-found' };
  if (payment.status === 'done') return { kind: 'redirect', href: payment.returnUrl };
  const locale = getLocale(payment);
  const { language } = locale;
  const t = getTranslate(language);
  const page = getPage(payment);
  const { missing, invalid } = getFieldErrorMessages(locale, t);
  const errors = payment.fields.map((name) => {
    const field = name.replace(/Past$|Missing$/, '');
    return [field, (name.endsWith('Missing') ? missing[field] : invalid[name]) ?? ''] as const;
  });
  return {
    kind: 'ok',
    model: {
      locale,
      payment: {
        page,
        title: getTitle(page, payment, t),
        amount: formatMoney(payment.amount, language),
        path: `/sandbox/pay/${payment.id}`,
        cancelHref: payment.cancelUrl,
        error: payment.error && getErrorMessage(payment.error, language),
        fields: Object.fromEntries(errors),
        canSaveCard: payment.canSaveCard,
        cards: payment.cards.map(({ token, last4 }) => ({ token, label: t('sandbox:paySaved', { last4 }) })),
        testNumbers: payment.testNumbers.map(({ number, result }) => ({
          number,
          result: t(`sandbox:effect-${result}` as 'sandbox:effect-approved'),
        })),
      },
    },
  };
}

function readCard(form: URLSearchParams) {
  const read = (name: string, length: number): string => (form.get(name) ?? '').trim().slice(0, length);
  return {
    cardNumber: read('cardNumber', 40),
    expiry: read('expiry', 9),
    cvc: read('cvc', 6),
    cardholder: read('cardholder', 60),
    pin: read('pin', 6),
    keep: form.has('keep'),
  };
}

/** Submits a card and returns where to redirect: back to the shop, or to the page with the error. */
export async function submitSandboxCard(client: Client, id: string, form: URLSearchParams): Promise<string> {
  const result = await client.call(authoriseSandboxPayment, { params: { id }, body: readCard(form) });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}

/** Pays with a card that the customer has saved; returns where to redirect. */
export async function submitSavedCard(client: Client, id: string, form: URLSearchParams): Promise<string> {
  const body = { token: form.get('token') ?? '' };
  const result = await client.call(paySandboxWithSavedCard, { params: { id }, body });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}

/** Submits the customer's choice on a challenge or on Apple Pay's sheet: confirm, fail or cancel. */
export async function submitSandboxChallenge(
  client: Client,
  id: string,
  form: URLSearchParams,
): Promise<string> {
  const choice = form.get('answer');
  const answer = choice === 'confirm' || choice === 'fail' ? choice : 'cancel';
  const result = await client.call(completeSandboxChallenge, { params: { id }, body: { answer } });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}
