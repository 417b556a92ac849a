import type { Order } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatBillingLines } from '../address-lines.ts';
import { isolateAuto } from '../bidi.ts';
import { preventNameBreaks } from '../catalog/name-breaks.ts';
import type { OrderDetailsModel, OrderSectionModel } from '../models/orders/order-details.ts';
import { formatMoney } from '../money.ts';
import { formatCancellations } from './cancel-order.ts';
import { formatDateTime, formatOrderSteps, formatStatusText } from './order-progress.ts';
import { formatOrderShipments } from './order-shipments.ts';
import {
  formatContactLines,
  formatOrderPayment,
  formatOrderSummary,
  formatStoreLink,
  getOrderLocale,
  listDeliveryLines,
  type StoreAddress,
} from './order-summary.ts';
import { formatOrderTotals } from './order-totals.ts';

/** Links of an order's page; null where a link is not offered. */
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
    placedText: t('orders:placed', {
      date: formatDateTime(order.submittedAt ?? order.createdAt, orderLocale, t),
    }),
    status: t(`orders:status.${order.status}`),
    explanation: formatStatusText(order, store, locale, t),
    isCancelled: order.status === 'Cancelled',
    steps: formatOrderSteps(order, locale, t),
    shipments: formatOrderShipments(order, locale, t),
    cancellations: formatCancellations(order, locale, t),
    totals: formatOrderTotals(order, locale, t),
    refund: formatRefund(order, locale, t),
    sections: listSections(order, store, locale, t),
    returnPeriods:
      order.status === 'Cancelled'
        ? []
        : formatOrderSummary(order, locale, t, store).returns.map(preventNameBreaks),
    ...links,
    cancelHref: order.isCancellable ? links.cancelHref : null,
  };
}

function formatRefund(order: Order, { language }: Locale, t: Translate): OrderSectionModel | null {
  const { refund, walletAmount, status, cancellations = [] } = order;
  const refundedForLines = cancellations.reduce((sum, { walletRefund }) => sum + walletRefund.amount, 0);
  const walletRefundTotal = refundedForLines + (status === 'Cancelled' ? walletAmount.amount : 0);
  const amount = isolateAuto(formatMoney({ ...walletAmount, amount: walletRefundTotal }, language));
  const wallet = walletRefundTotal > 0 ? [t('orders:refundWallet', { amount })] : [];
  const lines = [...wallet, ...(refund ? formatProviderRefund(refund, language, t) : [])];
  return lines.length > 0 ? { title: t('orders:refundTitle'), link: null, lines } : null;
}

function formatProviderRefund(
  refund: NonNullable<Order['refund']>,
  language: Locale['language'],
  t: Translate,
): string[] {
  const text = t(`orders:refund.${refund.status}`, {
    amount: isolateAuto(formatMoney(refund.amount, language)),
  });
  return refund.status === 'Failed' ? [text] : [text, t('orders:refundDays')];
}

function listSections(
  order: Order,
  store: StoreAddress | null,
  locale: Locale,
  t: Translate,
): OrderSectionModel[] {
  const { delivery } = formatOrderSummary(order, locale, t, store);
  const { fulfillmentContact, collectionContact } = order.fulfillmentInfo;
  const contact = fulfillmentContact ?? collectionContact ?? order.billingInfo;
  const hasDestination = fulfillmentContact !== null || store !== null;
  const orderLocale = getOrderLocale(order, locale);
  const link = formatStoreLink(store, orderLocale);
  const destination = hasDestination ? listDeliveryLines(delivery, false) : [];
  return [
    { title: delivery.title, link, lines: link ? destination.slice(1) : destination },
    { title: t('orders:billing'), link: null, lines: formatBillingLines(order, locale, t) },
    {
      title: t('orders:contact'),
      link: null,
      lines: contact ? formatContactLines(contact, orderLocale) : [],
    },
    { title: t('orders:payment'), link: null, lines: [formatOrderPayment(order, locale.language, t)] },
  ].filter(({ lines }) => lines.length > 0);
}
