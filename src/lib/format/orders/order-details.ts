import type { Order } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { OrderDetailsModel } from '../models/orders/order-details.ts';
import { formatMoney } from '../money.ts';
import { formatBillingLines } from './address-lines.ts';
import { formatCancellations } from './cancel-order.ts';
import { formatOrderParts } from './order-parts.ts';
import { formatMoment, formatOrderSteps, formatStatusText } from './order-progress.ts';
import {
  formatContactLines,
  formatOrderPayment,
  formatOrderSummary,
  getOrderLocale,
  listDeliveryLines,
  type StoreAddress,
} from './order-summary.ts';
import { formatOrderTotals } from './order-totals.ts';

const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Links of an order's page; null for what is not offered there. */
type OrderLinks = Pick<OrderDetailsModel, 'invoiceHref' | 'cancelHref' | 'buyAgainLocale'>;

/** Formats an order for its customer. */
export function formatOrderDetails(
  order: Order,
  store: StoreAddress | null,
  links: OrderLinks,
  locale: Locale,
  t: Translate,
): OrderDetailsModel {
  const orderLocale = getOrderLocale(order, locale);
  return {
    orderNumber: order.orderNumber ?? '',
    placed: t('orders:placed', { date: formatMoment(order.submittedAt ?? order.createdAt, orderLocale, t) }),
    status: t(`orders:status.${order.status}`),
    explanation: formatStatusText(order, t),
    isCancelled: order.status === 'Cancelled',
    steps: formatOrderSteps(order, locale, t),
    parts: formatOrderParts(order, locale, t),
    cancellations: formatCancellations(order, locale, t),
    totals: formatOrderTotals(order, locale, t),
    facts: listFacts(order, store, locale, t),
    ...links,
    cancelHref: order.isCancellable ? links.cancelHref : null,
  };
}

function formatRefund(order: Order, { language }: Locale, t: Translate): string[] {
  const { refund, walletAmount, status, cancellations = [] } = order;
  const ofLines = cancellations.reduce((sum, { walletRefund }) => sum + walletRefund.amount, 0);
  const returned = ofLines + (status === 'Cancelled' ? walletAmount.amount : 0);
  const amount = isolate(formatMoney({ ...walletAmount, amount: returned }, language));
  const wallet = returned > 0 ? [t('orders:refundWallet', { amount })] : [];
  return [...wallet, ...(refund ? formatProviderRefund(refund, language, t) : [])];
}

function formatProviderRefund(
  refund: NonNullable<Order['refund']>,
  language: Locale['language'],
  t: Translate,
): string[] {
  const text = t(`orders:refund.${refund.status}`, { amount: isolate(formatMoney(refund.amount, language)) });
  return refund.status === 'Failed' ? [text] : [text, t('orders:refundDays')];
}

function listFacts(
  order: Order,
  store: StoreAddress | null,
  locale: Locale,
  t: Translate,
): OrderDetailsModel['facts'] {
  const { delivery, returns } = formatOrderSummary(order, locale, t, store);
  const { fulfillmentContact, collectionContact } = order.fulfillmentInfo;
  const contact = fulfillmentContact ?? collectionContact ?? order.billingInfo;
  const hasPlace = fulfillmentContact !== null || store !== null;
  const isOver = order.status === 'Cancelled';
  return [
    { title: t('orders:refundTitle'), lines: formatRefund(order, locale, t) },
    { title: delivery.title, lines: hasPlace ? listDeliveryLines(delivery, false) : [] },
    { title: t('orders:billing'), lines: formatBillingLines(order, locale, t) },
    {
      title: t('orders:contact'),
      lines: contact ? formatContactLines(contact, getOrderLocale(order, locale)) : [],
    },
    { title: t('orders:payment'), lines: [formatOrderPayment(order, locale.language, t)] },
    { title: t('orders:returnsTitle'), lines: isOver ? [] : returns },
  ].filter(({ lines }) => lines.length > 0);
}
