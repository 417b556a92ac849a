import type { Client } from '#lib/client/client.ts';
import { readSandboxPayment } from '#lib/contract/sandbox.ts';
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
