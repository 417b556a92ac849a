import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { previewCancellation } from '#lib/contract/orders/cancellation.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isolateAuto } from '../bidi.ts';
import type { CancelLinesSummary, CancellableLineModel } from '../models/orders/cancel-order.ts';
import { formatMoney } from '../money.ts';
import { formatDateTime } from './order-progress.ts';
import { formatOrderLines } from './order-shipments.ts';
import { getOrderLocale } from './order-summary.ts';
import { getAmountDue } from './order-totals.ts';

/** Quantity to cancel, by line id. */
export type LineChoices = ReadonlyMap<string, number>;

/** Prefix of the fields with quantities. */
export const CHOICE_PREFIX = 'q.';

/** Formats the refund of a cancelled order: the wallet's part and the rest. */
export function formatCancelRefund(order: Order, locale: Locale, t: Translate): string {
  return formatRefundParts(order, order.walletAmount, getAmountDue(order), locale, t).join(' ');
}

/** Formats the refunds to the wallet and to the other payment method. */
function formatRefundParts(
  order: Order,
  wallet: Order['total'],
  otherRefund: Order['total'],
  { language }: Locale,
  t: Translate,
): string[] {
  const format = (amount: Order['total']): string => isolateAuto(formatMoney(amount, language));
  const toWallet = wallet.amount > 0 ? [t('orders:cancelWallet', { amount: format(wallet) })] : [];
  if (order.paymentMethod === 'cash') return toWallet.length > 0 ? toWallet : [t('orders:cancelCash')];
  if (otherRefund.amount === 0) return toWallet;
  const last4 = order.paymentDetails?.last4;
  const amount = format(otherRefund);
  return [
    ...toWallet,
    last4
      ? t('orders:cancelRefund', { amount, last4: `\u2066${last4}\u2069` })
      : t('orders:cancelRefundPlain', { amount }),
  ];
}

/**
 * Formats the order's lines with the quantities that can be cancelled; empty for an order of a single piece,
 * which can only be cancelled as a whole.
 */
export function formatCancellableLines(
  order: Order,
  choices: LineChoices,
  locale: Locale,
  t: Translate,
): CancellableLineModel[] {
  const lines = formatOrderLines(order.items, locale, t);
  const [firstLine] = lines;
  if (lines.length === 1 && firstLine?.quantity === 1) return [];
  return lines.map(({ id, name, picture, shade, services, quantity }) => ({
    field: `${CHOICE_PREFIX}${id}`,
    name,
    picture,
    shade: shade && `${shade.name} ${isolateAuto(shade.code)}`,
    services: services.map((service) => service.name),
    quantity,
    chosen: choices.get(id) ?? 0,
  }));
}

/** Formats the summary that the customer confirms. */
export function formatCancelSummary(
  order: Order,
  choices: LineChoices,
  preview: EndpointReply<typeof previewCancellation>,
  locale: Locale,
  t: Translate,
): CancelLinesSummary {
  const { isWhole, walletRefund, refund, total } = preview;
  const chosen = order.items.flatMap((item) => {
    const quantity = choices.get(item.parentItemId ?? item.id) ?? 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return {
    items: formatItemTexts(chosen, locale, t),
    refund: formatRefundParts(order, walletRefund, refund, locale, t),
    newTotal: isWhole
      ? t('orders:cancelLines.whole')
      : t('orders:cancelLines.total', { total: isolateAuto(formatMoney(total, locale.language)) }),
    isWhole,
    fields: [
      ['lines', [...choices].map(([id, quantity]) => `${id}:${quantity}`).join(',')],
      ['amount', String(order.total.amount)],
      ['currency', order.total.currency],
    ],
  };
}

function formatItemTexts(items: Order['items'], locale: Locale, t: Translate): string[] {
  return formatOrderLines(items, locale, t).map(({ name, quantity, shade, services }) => {
    const parts = [
      shade && `${shade.name} ${isolateAuto(shade.code)}`,
      ...services.map((service) => service.name),
    ];
    const details = parts.filter(Boolean).join(locale.language === 'ar' ? '، ' : ', ');
    const text = t('orders:cancelLines.item', { quantity, name });
    return details === '' ? text : `${text} (${details})`;
  });
}

/** Formats the earlier cancellations of an order. */
export function formatCancellations(order: Order, locale: Locale, t: Translate) {
  return (order.cancellations ?? []).map(({ at, items }) => ({
    title: t('orders:cancelLines.on', { date: formatDateTime(at, getOrderLocale(order, locale), t) }),
    lines: formatItemTexts(items, locale, t),
  }));
}
