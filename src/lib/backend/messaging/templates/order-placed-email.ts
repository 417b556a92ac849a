import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { isolateAuto, isolateLtr } from '#lib/format/bidi.ts';
import type { OrderSummaryModel } from '#lib/format/models/orders/order-summary.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import {
  formatOrderSummary,
  listDeliveryLines,
  type StoreAddress,
} from '#lib/format/orders/order-summary.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { EmailContent, EmailSection } from './email-layout.ts';
import { type MessageContext, sanitizeText } from './message-context.ts';

/** Product names and addresses are longer than the values of other messages. */
const MAX_TEXT_LENGTH = 300;

/** Parses data of a message, its texts sanitised like those of other messages. */
export function parseOrderData<Value>(json: string | undefined): Value {
  return JSON.parse(json ?? 'null', (_key, value: unknown) =>
    typeof value === 'string' ? sanitizeText(value, MAX_TEXT_LENGTH) : value,
  ) as Value;
}

function summarize({ data, locale, t }: MessageContext): { order: Order; summary: OrderSummaryModel } {
  const order = parseOrderData<Order>(data.order);
  return {
    order,
    summary: formatOrderSummary(order, locale, t, parseOrderData<StoreAddress | null>(data.store)),
  };
}

function createSections(summary: OrderSummaryModel, t: Translate): EmailSection[] {
  const { lines, sums, total, vat, delivery, payment, returns } = summary;
  const formatSum = (label: string, amount: string) =>
    t('mail:order-placed.sum', { label: isolateAuto(label), amount: isolateAuto(amount) });
  return [
    {
      title: t('mail:order-placed.items'),
      items: lines.map(({ name, details, ...line }) => {
        const amounts = { unitPrice: isolateAuto(line.unitPrice), amount: isolateAuto(line.amount) };
        const sum = t('mail:order-placed.line', { quantity: line.quantity, ...amounts });
        return { title: line.isAddOn ? `+ ${name}` : name, lines: [...details, sum] };
      }),
    },
    {
      title: t('invoice:total'),
      items: [
        { lines: sums.map(({ label, amount }) => formatSum(label, amount)) },
        {
          title: formatSum(t('invoice:total'), total),
          lines: vat
            ? [t('mail:order-placed.includesVat', { rate: vat.rate, amount: isolateAuto(vat.amount) })]
            : [],
        },
      ],
    },
    { title: delivery.title, items: [{ lines: listDeliveryLines(delivery) }] },
    { title: t('invoice:payment'), items: [{ lines: [payment] }] },
    { title: t('invoice:returns'), items: returns.map((text) => ({ lines: [text] })) },
  ].filter(({ items }) => items.length > 0);
}

/** Creates the confirmation email of an order. */
export function createOrderPlacedBody(
  context: MessageContext,
): Pick<EmailContent, 'paragraphs'> & Partial<EmailContent> {
  const { t, data, site, locale } = context;
  const { order, summary } = summarize(context);
  const number = order.orderNumber ?? '';
  const path = getLocalePath(locale, `/order-confirmation/${number}`);
  const firstName = getOrderCustomer(order)?.firstName;
  return {
    subject: t('mail:order-placed.subject', { number }),
    paragraphs: [
      firstName ? t('mail:greeting', { name: isolateAuto(firstName) }) : t('mail:greetingPlain'),
      t('mail:order-placed.lead', { number: isolateLtr(number) }),
    ],
    sections: createSections(summary, t),
    action: { label: t('mail:order-placed.action'), href: `${site}${path}?token=${data.token ?? ''}` },
    closing: [t('mail:order-placed.linkLife', { count: ORDER_LINK_DAYS })],
    footer: t('mail:order-placed.footer'),
  };
}

/** Returns the values of the SMS about an order. */
export function getOrderSmsValues(context: MessageContext): { number: string; total: string } {
  const { order, summary } = summarize(context);
  return { number: isolateLtr(order.orderNumber ?? ''), total: isolateAuto(summary.total) };
}
