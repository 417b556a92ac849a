import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import type { Address } from '#lib/contract/checkout/address.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import { toIsoTime, toIsoTimeOrNull } from '#lib/format/iso-time.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { readCancellations } from '../cancellation/queries.ts';
import { findOrder, type OrderLine, type OrderRow, readLinesOfOrders, readOrderEvents } from '../queries.ts';

type StoredContact = Partial<Contact> & { address?: Address | null };

/** Returns name, email address, mobile number and address of a stored contact. */
export function exportContact(json: string | null): ExportRecord | null {
  if (json === null) return null;
  const contact = JSON.parse(json) as StoredContact;
  const { firstName, lastName, emailAddress, phone, address } = contact;
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email: emailAddress ?? null,
    mobile: phone ?? null,
    ...address,
  };
}

async function exportPayments(db: Db, { id, currency }: OrderRow): Promise<ExportRecord[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'status', 'amount', 'last4', 'created_at'])
    .where('order_id', '=', id)
    .orderBy('created_at')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.status', 'refunds.created_at', 'payments.method', 'payments.last4'])
    .where('payments.order_id', '=', id)
    .orderBy('refunds.created_at')
    .execute();
  const presentPayment = (row: (typeof payments | typeof refunds)[number], sign: 1 | -1) => ({
    at: toIsoTime(row.created_at),
    paymentMethod: row.method,
    cardEnding: row.last4,
    amount: { amount: sign * row.amount, currency },
    paymentStatus: row.status,
  });
  return [...payments.map((row) => presentPayment(row, 1)), ...refunds.map((row) => presentPayment(row, -1))];
}

async function exportShipments(db: Db, { id }: OrderRow): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('shipments')
    .select(['carrier', 'tracking_number', 'status', 'delivered_at'])
    .where('order_id', '=', id)
    .orderBy('place')
    .execute();
  return rows.map(({ carrier, tracking_number, status, delivered_at }) => ({
    carrier,
    trackingNumber: tracking_number,
    status,
    deliveredAt: toIsoTimeOrNull(delivered_at),
  }));
}

type ExportedLine = Omit<OrderLine, 'cartLineId'>;

function exportLine({ product, productCode, quantity, price, discount }: ExportedLine, terms: LineFormat) {
  const { currency, language } = terms;
  return {
    product: product.name[language],
    productCode,
    quantity,
    unitPrice: { amount: price.sale ?? price.list, currency },
    discount: { amount: discount, currency },
  };
}

interface LineFormat {
  currency: Currency;
  language: Language;
}

/** Cancelled lines of an order that is otherwise fulfilled. */
async function exportCancellations(db: Db, orderId: string, terms: LineFormat): Promise<ExportRecord[]> {
  return (await readCancellations(db, orderId)).map(({ at, refund_amount, lines }) => ({
    at: toIsoTime(at),
    refund: { amount: refund_amount, currency: terms.currency },
    lines: lines.map((line) => exportLine(line, terms)),
  }));
}

/** Orders of the customer, drafts included, with their lines, contacts, payments and shipments. */
export async function exportOrders(
  db: Db,
  { id, language }: { id: string; language: Language | null },
): Promise<ExportRecord[]> {
  const ids = await db
    .selectFrom('orders')
    .select('id')
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .execute();
  const records: ExportRecord[] = [];
  for (const { id: orderId } of ids) {
    const order = await findOrder(db, orderId);
    if (!order) continue;
    const { currency } = order;
    const terms = { currency, language: language ?? 'en' };
    const events = await readOrderEvents(db, orderId);
    records.push({
      orderNumber: order.order_number,
      status: order.status,
      country: order.country,
      placedAt: toIsoTimeOrNull(order.submitted_at),
      total: { amount: order.total, currency },
      tax: { amount: order.tax_total, currency },
      delivery: { amount: order.shipping_total, currency },
      discount: { amount: order.discount_total, currency },
      paymentMethod: order.payment_method,
      recipient: exportContact(order.fulfillment),
      collectedBy: exportContact(order.collection_contact),
      billing: exportContact(order.billing),
      orderedBy: exportContact(order.guest),
      deliveryNote: order.delivery_note,
      lines: (await readLinesOfOrders(db, [orderId])).map((line) => exportLine(line, terms)),
      cancelled: await exportCancellations(db, orderId, terms),
      payments: await exportPayments(db, order),
      shipments: await exportShipments(db, order),
      history: events.map(({ status, at }) => ({ at: toIsoTime(at), status })),
    });
  }
  return records;
}
