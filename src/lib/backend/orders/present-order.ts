import type { Contact } from '#lib/contract/checkout/contact.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Language } from '#lib/locale/locale.ts';
import { type LineDiscount, presentDiscount, presentLineItem } from '../cart/present-line.ts';
import type { Db, Trx } from '../db/database.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { readPaymentDetails } from '../payment/payments.ts';
import { readOrderRefunds } from '../payment/refund-queries.ts';
import { sumDiscounts } from '../pricing/discounts.ts';
import { calculateCouponValue } from '../pricing/order-totals.ts';
import { getWalletAmount } from '../wallet/order-payments.ts';
import { isCancellable } from './cancellation/cancellable.ts';
import { readCancellations, type StoredCancellation } from './cancellation/queries.ts';
import { presentShipments } from './fulfillment/present-shipments.ts';
import {
  hasAccountOwner,
  type OrderRow,
  parseOrderDiscounts,
  readOrderEvents,
  readOrderLines,
} from './queries.ts';

/** Presents an order on the wire. */
export async function presentOrder(
  db: Db | Trx,
  row: OrderRow,
  language: Language,
  now: number,
): Promise<Order> {
  const discounts = parseOrderDiscounts(row);
  const cancellations = await readCancellations(db, row.id);
  return {
    id: row.id,
    orderNumber: row.order_number,
    cartId: row.cart_id,
    status: row.status,
    history: await readOrderEvents(db, row.id),
    currencyCode: row.currency,
    country: row.country,
    items: presentItems(row, await readOrderLines(db, row.id), discounts[0], language),
    ...presentAmounts(row),
    walletAmount: await presentWalletAmount(db, row, cancellations, now),
    ...presentDiscounts(row, discounts, language),
    ...presentFulfillment(row),
    isGuestOrder: !(await hasAccountOwner(db, row)),
    guestCustomer: parseJson(row.guest),
    billingInfo: parseJson(row.billing),
    paymentMethod: row.payment_method,
    paymentDetails: await readPaymentDetails(db, row.id),
    shipments: await presentShipments(db, row.id),
    refund: await presentRefund(db, row),
    ...(cancellations.length > 0 && {
      cancellations: cancellations.map((cancellation) => presentCancellation(cancellation, row, language)),
    }),
    isCancellable: isCancellable(row),
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
  };
}

type OrderDiscounts = ReturnType<typeof parseOrderDiscounts>;

function presentItems(
  { currency }: OrderRow,
  lines: Awaited<ReturnType<typeof readOrderLines>>,
  discount: OrderDiscounts[number] | undefined,
  language: Language,
): Order['items'] {
  const presentLineDiscount = (amount: number): LineDiscount | null =>
    discount && amount > 0 ? { id: discount.code ?? discount.kind, name: discount.name, amount } : null;
  return lines.map((line) =>
    presentLineItem(
      { ...line, discount: presentLineDiscount(line.discount), isAvailable: true },
      currency,
      language,
    ),
  );
}

function presentAmounts(row: OrderRow) {
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  return {
    subtotal: money(row.subtotal),
    discountTotal: money(row.discount_total),
    shippingSubTotal: money(row.shipping_subtotal),
    shippingTotal: money(row.shipping_total),
    paymentFee: money(row.payment_fee),
    total: money(row.total),
    taxTotal: money(row.tax_total),
    taxRate: row.tax_rate,
  };
}

/** Returns the amount that the wallet pays of the order, minus the refunds of cancelled lines. */
async function presentWalletAmount(
  db: Db | Trx,
  row: OrderRow,
  cancellations: readonly StoredCancellation[],
  now: number,
): Promise<Money> {
  const refundedToWallet = cancellations.reduce((sum, { wallet_amount }) => sum + wallet_amount, 0);
  const walletAmount = (await getWalletAmount(db, row.id, now)) - refundedToWallet;
  return { amount: Math.min(row.total, walletAmount), currency: row.currency };
}

function presentDiscounts(row: OrderRow, discounts: OrderDiscounts, language: Language) {
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  const coupons = discounts.filter(({ kind }) => kind === 'coupon');
  const couponValue = calculateCouponValue({
    discountTotal: sumDiscounts(coupons),
    shippingTotal: row.shipping_total,
    isAboveThreshold: row.subtotal - row.discount_total >= DELIVERY_FEES[row.country].freeFrom,
    method: row.fulfillment_method,
  });
  return {
    couponCodes: coupons.flatMap(({ code }) => code ?? []),
    discounts: discounts.map((discount) => presentDiscount(discount, row.currency, language)),
    couponCodeValue: money(couponValue),
    employeeDiscount: {
      impact: money(sumDiscounts(discounts.filter(({ kind }) => kind === 'employee'))),
    },
  };
}

function presentFulfillment(
  row: OrderRow,
): Pick<Order, 'fulfillmentMethod' | 'fulfillmentInfo' | 'deliveryNote'> {
  return {
    fulfillmentMethod: row.fulfillment_method,
    fulfillmentInfo: {
      fulfillmentContact: parseJson(row.fulfillment),
      collectionStore: row.collection_store,
      collectionContact: parseJson<Contact>(row.collection_contact),
      area: row.delivery_area,
      slot: presentSlot(row),
    },
    deliveryNote: row.delivery_note,
  };
}

function presentCancellation(
  { at, lines, refund_amount, wallet_amount }: StoredCancellation,
  { currency }: OrderRow,
  language: Language,
): NonNullable<Order['cancellations']>[number] {
  return {
    at,
    items: lines.map((line) =>
      presentLineItem({ ...line, discount: null, isAvailable: true }, currency, language),
    ),
    refund: { amount: refund_amount, currency },
    walletRefund: { amount: wallet_amount, currency },
  };
}

const REFUND_STATUSES = ['Failed', 'Waiting', 'Requested', 'Done'] as const;

/** Sums up the refunds; their status is `Failed` if one failed, otherwise that of the least advanced one. */
async function presentRefund(db: Db | Trx, { id, currency, status }: OrderRow): Promise<Order['refund']> {
  // A draft's refunds return payments that did not lead to an order, and are not shown.
  if (status === 'Pending') return null;
  const refunds = await readOrderRefunds(db, id);
  if (refunds.length === 0) return null;
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const leastAdvanced = REFUND_STATUSES.find((candidate) =>
    refunds.some((refund) => refund.status === candidate),
  );
  return { amount: { amount, currency }, status: leastAdvanced ?? 'Done' };
}

function presentSlot({ slot_date, slot_id }: OrderRow): Order['fulfillmentInfo']['slot'] {
  if (slot_date === null || slot_id === null) return null;
  const [from, to] = slot_id.split('-');
  return { date: slot_date, slotId: slot_id, from: `${from}:00`, to: `${to}:00` };
}

function parseJson<Value>(json: string | null): Value | null {
  return json === null ? null : (JSON.parse(json) as Value);
}
