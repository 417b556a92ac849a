import type { FulfillmentMethod } from '#lib/contract/orders/order.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { computeIncludedVat } from '#lib/format/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import { calculateDeliveryCharge, DELIVERY_FEES } from '../delivery/fees.ts';
import { getPaymentFee } from './payment-fees.ts';
import { getVatRate } from './prices.ts';

// Calculates all totals of carts and orders. All amounts are integers in minor units and include VAT.

/** The data that totals depend on, besides lines and discounts. */
export interface OrderTerms {
  fulfillmentMethod: FulfillmentMethod;
  /** Null before it is chosen. */
  paymentMethod: PaymentMethod | null;
}

/** Terms of carts and new orders: delivered, without a payment fee. */
export const DEFAULT_ORDER_TERMS: OrderTerms = { fulfillmentMethod: 'Ship', paymentMethod: null };

export interface OrderTotals {
  subtotal: number;
  discountTotal: number;
  /** Standard delivery fee, before free delivery is considered; 0 for collection. */
  shippingSubTotal: number;
  shippingTotal: number;
  /** Fee of the payment method. */
  paymentFee: number;
  /** subtotal − discountTotal + shippingTotal + paymentFee. */
  total: number;
  /** Basis points. */
  taxRate: number;
  /** VAT included in `total`. */
  taxTotal: number;
}

/** Sums line amounts. Unit prices are integers in minor units, so no rounding occurs here. */
export function sumLineAmounts(lines: readonly { unit: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unit * line.quantity, 0);
}

export interface OrderTotalsInput extends OrderTerms {
  country: Country;
  /** Sum of the lines before discounts. */
  subtotal: number;
  discountTotal: number;
  now: number;
}

/**
 * Calculates the totals of a cart or an order. Delivery is free when the discounted subtotal reaches the
 * threshold, and for collection; the payment fee does not count towards the threshold.
 */
export function calculateOrderTotals(input: OrderTotalsInput): OrderTotals {
  const { country, subtotal, discountTotal, fulfillmentMethod, paymentMethod, now } = input;
  const discountedSubtotal = subtotal - discountTotal;
  const isShipped = fulfillmentMethod === 'Ship';
  const shippingSubTotal = isShipped ? DELIVERY_FEES[country.code].standardFee : 0;
  const shippingTotal = isShipped ? calculateDeliveryCharge(country, discountedSubtotal).fee : 0;
  const paymentFee = getPaymentFee(country.code, paymentMethod);
  const total = discountedSubtotal + shippingTotal + paymentFee;
  const taxRate = getVatRate(country, now);
  return {
    subtotal,
    discountTotal,
    shippingSubTotal,
    shippingTotal,
    paymentFee,
    total,
    taxRate,
    taxTotal: computeIncludedVat(total, taxRate),
  };
}

/**
 * Calculates what a coupon saved. Free delivery may be recorded as a charge with an equal discount; that part
 * is not counted.
 */
export function calculateCouponValue(order: {
  discountTotal: number;
  shippingTotal: number;
  isAboveThreshold: boolean;
  method: FulfillmentMethod;
}): number {
  const isFreeDeliveryCharged =
    order.isAboveThreshold && order.shippingTotal > 0 && order.method !== 'Pickup';
  return isFreeDeliveryCharged ? order.discountTotal - order.shippingTotal : order.discountTotal;
}
