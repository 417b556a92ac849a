import type { Order } from '#lib/contract/orders/orders.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatDiscounts } from '../cart/cart.ts';
import { getDiscountCappedText } from '../format-options.ts';
import type { OrderTotalsModel } from '../models/checkout.ts';
import { formatMoney } from '../money.ts';

/** Formats the totals of an order. */
export function formatOrderTotals(order: Order, { language }: Locale, t: Translate): OrderTotalsModel {
  const formatAmount = (value: Order['total']): string => formatMoney(value, language);
  return {
    subtotal: formatAmount(order.subtotal),
    discounts: formatDiscounts(order.discounts, language, getDiscountCappedText(t)),
    delivery: order.shippingTotal.amount > 0 ? formatAmount(order.shippingTotal) : t('cart:free'),
    paymentFee: order.paymentFee.amount > 0 ? formatAmount(order.paymentFee) : null,
    total: formatAmount(order.total),
    wallet: formatWalletPart(order, formatAmount),
    vatText: order.taxRate > 0 ? t('cart:vat', { amount: formatAmount(order.taxTotal) }) : null,
  };
}

/** Returns the part of an order's total that the wallet does not pay. */
export function getAmountDue({ total, walletAmount }: Pick<Order, 'total' | 'walletAmount'>): Order['total'] {
  return { ...total, amount: total.amount - walletAmount.amount };
}

function formatWalletPart(
  order: Order,
  formatAmount: (value: Order['total']) => string,
): OrderTotalsModel['wallet'] {
  if (order.walletAmount.amount === 0) return null;
  const amountDue = getAmountDue(order);
  return {
    amount: formatAmount(order.walletAmount),
    amountDue: amountDue.amount > 0 ? formatAmount(amountDue) : null,
  };
}
