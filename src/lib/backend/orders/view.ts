import type { Money } from '#lib/contract/fields.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Language } from '#lib/locale/locale.ts';
import { lineItem } from '../cart/line.ts';
import type { Db, Trx } from '../db/database.ts';
import { readPaymentDetails } from '../payment/ledger.ts';
import type { Recipient } from './address.ts';
import { type OrderRow, readOrderLines } from './queries.ts';

/** An order as the wire has it. */
export async function orderOf(db: Db | Trx, row: OrderRow, language: Language): Promise<Order> {
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  const lines = await readOrderLines(db, row.id);
  return {
    id: row.id,
    orderNumber: row.order_number,
    cartId: row.cart_id,
    status: row.status,
    currencyCode: row.currency,
    country: row.country,
    items: lines.map((line) => lineItem({ ...line, isAvailable: true }, row.currency, language)),
    subtotal: money(row.subtotal),
    discountTotal: money(row.discount_total),
    shippingSubTotal: money(row.shipping_subtotal),
    shippingTotal: money(row.shipping_total),
    total: money(row.total),
    taxTotal: money(row.tax_total),
    taxRate: row.tax_rate,
    couponCodes: [],
    couponCodeValue: money(0),
    employeeDiscount: { impact: money(0) },
    fulfillmentMethod: 'Ship',
    fulfillmentInfo: { fulfillmentContact: recipientOf(row.fulfillment) },
    billingInfo: recipientOf(row.billing),
    paymentDetails: await readPaymentDetails(db, row.id),
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
  };
}

function recipientOf(json: string | null): Recipient | null {
  return json === null ? null : (JSON.parse(json) as Recipient);
}
