import type { Return } from '#lib/contract/orders/returns.ts';
import { isolateAuto, isolateLtr } from '#lib/format/bidi.ts';
import type { StoreAddress } from '#lib/format/orders/order-summary.ts';
import { formatReturn } from '#lib/format/orders/returns/return-details.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { EmailContent, EmailSection } from './email-layout.ts';
import { type MessageContext, sanitizeText } from './message-context.ts';
import { parseOrderData } from './order-placed-email.ts';

function readReturn({ data, locale, t }: MessageContext) {
  const value = parseOrderData<Return>(data.return);
  const store = parseOrderData<StoreAddress | null>(data.store);
  return { value, model: formatReturn(value, { store, reasons: new Map(), last4: null }, locale, t) };
}

const MONEY_STATUSES: readonly Return['status'][] = ['Requested', 'Refunded'];

/** Creates the email about a change of a return's status. */
export function createReturnStatusBody(
  context: MessageContext,
): Pick<EmailContent, 'paragraphs'> & Partial<EmailContent> {
  const { t, data, site, locale } = context;
  const { value, model } = readReturn(context);
  const firstName = sanitizeText(data.firstName ?? '');
  const sections: EmailSection[] = [
    {
      title: t('mail:return-status.items'),
      items: [
        {
          lines: model.items.map(({ quantity, name }) =>
            t('mail:return-status.item', { quantity, name: isolateAuto(name) }),
          ),
        },
      ],
    },
    { title: model.method.title, items: [{ lines: model.method.lines }] },
    {
      title: t('mail:return-status.amounts'),
      items: [
        {
          lines: [...model.sums, model.refund].map(({ label, amount }) =>
            t('mail:return-status.sum', { label, amount: isolateAuto(amount) }),
          ),
        },
        { lines: model.refundDestinations },
      ],
    },
  ];
  const includesAmounts = MONEY_STATUSES.includes(value.status);
  return {
    subject: t(`mail:return-status.subjectOf.${value.status}`, { number: value.returnNumber }),
    paragraphs: [
      firstName ? t('mail:greeting', { name: isolateAuto(firstName) }) : t('mail:greetingPlain'),
      model.explanation,
    ],
    sections: includesAmounts ? sections : sections.slice(0, 1),
    ...(model.bankNote && { closing: [model.bankNote] }),
    action: {
      label: t('mail:return-status.action'),
      href: site + getLocalePath(locale, `/my-account/returns/${value.id}`),
    },
    footer: t('mail:return-status.footer'),
  };
}

/** Returns the values of the SMS about a change. */
export function getReturnSmsValues(context: MessageContext): { number: string; status: string } {
  const { value, model } = readReturn(context);
  return { number: isolateLtr(value.returnNumber), status: model.status };
}
