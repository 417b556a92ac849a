import type { Money } from '#lib/contract/fields.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Language } from '#lib/locale/locale.ts';
import { type LineDiscount, presentLineItem } from '../cart/present-line.ts';
import type { Db, Trx } from '../db/database.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { readPaymentDetails } from '../payment/payments.ts';
import { calculateCouponValue, sumDiscounts } from '../pricing/discounts.ts';
import type { OrderContact } from './order-contact.ts';
import { type OrderRow, parseOrderDiscounts, readOrderLines } from './queries.ts';

/** Presents an order on the wire. */
export async function presentOrder(db: Db | Trx, row: OrderRow, language: Language): Promise<Order> {
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  const lines = await readOrderLines(db, row.id);
  const discounts = parseOrderDiscounts(row);
  const coupons = discounts.filter(({ kind }) => kind === 'coupon');
  const [firstDiscount] = discounts;
  const presentLineDiscount = (amount: number): LineDiscount | null =>
    firstDiscount && amount > 0
      ? { id: firstDiscount.code ?? firstDiscount.kind, name: firstDiscount.name, amount }
      : null;
  const couponValue = calculateCouponValue({
    discountTotal: sumDiscounts(coupons),
    shippingTotal: row.shipping_total,
    isAboveThreshold: row.subtotal - row.discount_total >= DELIVERY_FEES[row.country].freeFrom,
    method: 'Ship',
  });
  return {
    id: row.id,
    orderNumber: row.order_number,
    cartId: row.cart_id,
    status: row.status,
    currencyCode: row.currency,
    country: row.country,
    items: lines.map((line) =>
      presentLineItem(
        { ...line, discount: presentLineDiscount(line.discount), isAvailable: true },
        row.currency,
        language,
      ),
    ),
    subtotal: money(row.subtotal),
    discountTotal: money(row.discount_total),
    shippingSubTotal: money(row.shipping_subtotal),
    shippingTotal: money(row.shipping_total),
    total: money(row.total),
    taxTotal: money(row.tax_total),
    taxRate: row.tax_rate,
    couponCodes: coupons.flatMap(({ code }) => code ?? []),
    discounts: discounts.map(({ kind, code, name, amount }) => ({
      kind,
      code,
      name: name[language],
      amount: money(amount),
    })),
    couponCodeValue: money(couponValue),
    employeeDiscount: {
      impact: money(sumDiscounts(discounts.filter(({ kind }) => kind === 'employee'))),
    },
    fulfillmentMethod: 'Ship',
    fulfillmentInfo: { fulfillmentContact: parseOrderContact(row.fulfillment) },
    billingInfo: parseOrderContact(row.billing),
    paymentDetails: await readPaymentDetails(db, row.id),
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
  };
}

function parseOrderContact(json: string | null): OrderContact | null {
  return json === null ? null : (JSON.parse(json) as OrderContact);
}
