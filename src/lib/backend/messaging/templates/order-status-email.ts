import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Shipment } from '#lib/contract/orders/shipment.ts';
import { isolateAuto, isolateLtr } from '#lib/format/bidi.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import { formatArrivalText } from '#lib/format/orders/order-progress.ts';
import { formatOrderSummary, type StoreAddress } from '#lib/format/orders/order-summary.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { EmailContent, EmailSection } from './email-layout.ts';
import type { MessageContext } from './message-context.ts';
import { parseOrderData } from './order-placed-email.ts';

const STATUSES = [
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'Delivered',
  'ReadyForCollection',
  'Collected',
  'Cancelled',
  'LinesCancelled',
] as const;

interface StatusMessage {
  order: Order;
  store: StoreAddress | null;
  status: (typeof STATUSES)[number];
  /** The shipment that has changed; undefined for the order as a whole. */
  shipment: Shipment | undefined;
}

function readStatusMessage({ data }: MessageContext): StatusMessage {
  const order = parseOrderData<Order>(data.order);
  return {
    order,
    store: parseOrderData<StoreAddress | null>(data.store),
    status: STATUSES.find((status) => status === data.status) ?? 'Packed',
    shipment: order.shipments.find(({ number }) => String(number) === data.shipment),
  };
}

function createShipmentSection(
  { order, shipment }: StatusMessage,
  { t, locale }: MessageContext,
): EmailSection[] {
  if (!shipment) return [];
  const { trackingNumber, carrier, items } = shipment;
  const lines = items.map(({ lineId, quantity }) => {
    const item = order.items.find(({ id }) => id === lineId);
    const name = isolateAuto(item?.product.content.productName ?? '');
    return t('mail:order-status.item', { quantity, name });
  });
  const arrival =
    shipment.status === 'Delivered' ? null : formatArrivalText(shipment.arrival, order, locale, t);
  const tracking =
    trackingNumber &&
    t('mail:order-status.carrier', {
      carrier: isolateAuto(t(`orders:carrier.${carrier}`)),
      number: isolateLtr(trackingNumber),
    });
  const facts = [tracking, arrival].filter((line) => line !== null && line !== '') as string[];
  return [{ title: t('mail:order-status.contents'), items: [{ lines }, { lines: facts }] }];
}

function createCollectionSection(
  { order, store, status }: StatusMessage,
  { t, locale }: MessageContext,
): EmailSection[] {
  if (status !== 'ReadyForCollection') return [];
  const { delivery } = formatOrderSummary(order, locale, t, store);
  return [{ title: delivery.title, items: [{ lines: delivery.destination }] }];
}

/** Creates the part of the email about cancelled lines: the lines cancelled last, and the new total. */
function createCancelledSection(
  { order, status }: StatusMessage,
  { t, locale }: MessageContext,
): EmailSection[] {
  const cancellation = status === 'LinesCancelled' ? order.cancellations?.at(-1) : undefined;
  if (!cancellation) return [];
  const lines = cancellation.items.map(({ quantity, product }) =>
    t('mail:order-status.item', { quantity, name: isolateAuto(product.content.productName) }),
  );
  const total = isolateAuto(formatMoney(order.total, locale.language));
  return [
    { title: t('mail:order-status.cancelledItems'), items: [{ lines }] },
    { title: t('mail:order-status.newTotal'), items: [{ lines: [total] }] },
  ];
}

/** Formats the refunds of cancelled lines. */
function formatLinesRefund({ order }: StatusMessage, { t, locale }: MessageContext): string[] {
  const cancellation = order.cancellations?.at(-1);
  if (!cancellation) return [];
  const formatAmount = (amount: number): string =>
    isolateAuto(formatMoney({ ...order.total, amount }, locale.language));
  const wallet = cancellation.walletRefund.amount;
  const otherRefund = order.paymentMethod === 'cash' ? 0 : cancellation.refund.amount - wallet;
  const refundLines = [
    ...(wallet > 0 ? [t('orders:cancelWallet', { amount: formatAmount(wallet) })] : []),
    ...(otherRefund > 0 ? [t('mail:order-status.refund', { amount: formatAmount(otherRefund) })] : []),
  ];
  return refundLines.length > 0 ? refundLines : [t('mail:order-status.noRefund')];
}

const PART_STATUSES: readonly string[] = ['Dispatched', 'OutForDelivery', 'Delivered'];

/** Whether the message is about one of several shipments. */
function isPartialShipment({ order, shipment, status }: StatusMessage): boolean {
  return shipment !== undefined && order.shipments.length > 1 && PART_STATUSES.includes(status);
}

function createParagraphs(statusMessage: StatusMessage, context: MessageContext): string[] {
  const { t, locale } = context;
  const { order, status, shipment } = statusMessage;
  const number = isolateLtr(order.orderNumber ?? '');
  const firstName = getOrderCustomer(order)?.firstName;
  const count = order.shipments.length;
  const wasNotCollected = order.history.some((event) => event.status === 'ReadyForCollection');
  const formatAmount = (money: Order['total']): string => isolateAuto(formatMoney(money, locale.language));
  const { refund, walletAmount } = order;
  const refundLines = [
    ...(walletAmount.amount > 0 ? [t('orders:cancelWallet', { amount: formatAmount(walletAmount) })] : []),
    ...(refund ? [t('mail:order-status.refund', { amount: formatAmount(refund.amount) })] : []),
  ];
  return [
    firstName ? t('mail:greeting', { name: isolateAuto(firstName) }) : t('mail:greetingPlain'),
    isPartialShipment(statusMessage)
      ? t(`mail:order-status.textOfPart.${status as 'Delivered'}`, { number })
      : t(`mail:order-status.text.${status}`, { number }),
    ...(shipment && count > 1 ? [t('mail:order-status.part', { shipment: shipment.number, count })] : []),
    ...(status === 'LinesCancelled' ? formatLinesRefund(statusMessage, context) : []),
    ...(status === 'Cancelled' && wasNotCollected ? [t('mail:order-status.uncollected')] : []),
    ...(status === 'Cancelled'
      ? refundLines.length > 0
        ? refundLines
        : [t('mail:order-status.noRefund')]
      : []),
  ];
}

/** Creates the email about a change of an order's status, or of one of its shipments. */
export function createOrderStatusBody(
  context: MessageContext,
): Pick<EmailContent, 'paragraphs'> & Partial<EmailContent> {
  const { t, data, site, locale } = context;
  const statusMessage = readStatusMessage(context);
  const number = statusMessage.order.orderNumber ?? '';
  const path = getLocalePath(locale, `/ordertrack/${number}`);
  return {
    subject: isPartialShipment(statusMessage)
      ? t(`mail:order-status.subjectOfPart.${statusMessage.status as 'Delivered'}`, { number })
      : t(`mail:order-status.subjectOf.${statusMessage.status}`, { number }),
    paragraphs: createParagraphs(statusMessage, context),
    sections: [
      ...createShipmentSection(statusMessage, context),
      ...createCancelledSection(statusMessage, context),
      ...createCollectionSection(statusMessage, context),
    ],
    action: { label: t('mail:order-status.action'), href: `${site}${path}?token=${data.token ?? ''}` },
    closing: [t('mail:order-placed.linkLife', { count: ORDER_LINK_DAYS })],
    footer: t('mail:order-placed.footer'),
  };
}

/** Returns the values of the SMS about a change. */
export function getStatusSmsValues(context: MessageContext): { number: string; status: string } {
  const { order, status } = readStatusMessage(context);
  return { number: isolateLtr(order.orderNumber ?? ''), status: context.t(`orders:status.${status}`) };
}
