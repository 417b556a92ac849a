import type { ListedOrder, OrderPeriod } from '#lib/contract/orders/order-history.ts';
import type { Language } from '#lib/locale/locale.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { presentLineItem } from '../../cart/present-line.ts';
import type { Db } from '../../db/database.ts';
import { readShipments } from '../fulfillment/shipment-queries.ts';
import { type OrderRow, readLastEvents, readLinesOfOrders } from '../queries.ts';

/** Filter and page of the list. */
export interface OrderListRequest {
  ownerId: string;
  period: OrderPeriod;
  search: string;
  startIndex: number;
  pageSize: number;
  language: Language;
  now: number;
}

const PERIOD_MONTHS: Record<Exclude<OrderPeriod, 'start'>, number> = {
  '1-month': 1,
  '3-months': 3,
  '6-months': 6,
  '1-year': 12,
};

/**
 * Returns the start of a period that ends now: the same day of an earlier month, or the last day of that
 * month if it is shorter; 0 for the period since the first order.
 */
export function getPeriodStart(period: OrderPeriod, now: number): number {
  if (period === 'start') return 0;
  const start = new Date(now);
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() - PERIOD_MONTHS[period]);
  // Six months before 31 August is the last day of February, not a day in March.
  if (start.getUTCDate() !== day) start.setUTCDate(0);
  return start.getTime();
}

/** Lists the submitted orders of an owner, newest first. */
export async function listOwnOrders(
  db: Db,
  request: OrderListRequest,
): Promise<{ items: ListedOrder[]; totalCount: number; hasOrders: boolean }> {
  const { ownerId, period, search, startIndex, pageSize, language, now } = request;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'submitted_at'])
    .where('owner_id', '=', ownerId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const start = getPeriodStart(period, now);
  const ordersInPeriod = orders.filter(({ submitted_at: at }) => (at ?? 0) >= start);
  const matchingOrders = search ? await filterOrders(db, ordersInPeriod, search) : ordersInPeriod;
  const ids = matchingOrders.slice(startIndex, startIndex + pageSize).map(({ id }) => id);
  return {
    items: await presentListedOrders(db, ids, language),
    totalCount: matchingOrders.length,
    hasOrders: orders.length > 0,
  };
}

type OrderKey = Pick<OrderRow, 'id' | 'order_number'>;

const stripNumber = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the orders whose number contains the search text, or that contain a product whose name contains all
 * words of the text.
 */
async function filterOrders<Key extends OrderKey>(db: Db, orders: Key[], search: string): Promise<Key[]> {
  const normalized = normalizeText(search);
  const number = stripNumber(normalized);
  const words = normalized.split(' ').filter(Boolean);
  const lines = await readLinesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const names = new Map<string, string[]>();
  for (const { orderId, product } of lines) {
    const text = normalizeText(`${product.name.en} ${product.name.ar}`);
    names.set(orderId, [...(names.get(orderId) ?? []), text]);
  }
  return orders.filter(({ id, order_number }) => {
    if (number.length > 0 && stripNumber(order_number ?? '').includes(number)) return true;
    return (
      words.length > 0 && (names.get(id) ?? []).some((text) => words.every((word) => text.includes(word)))
    );
  });
}

async function presentListedOrders(db: Db, ids: string[], language: Language): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const lines = await readLinesOfOrders(db, ids);
  const shipments = await readShipments(db, ids);
  const events = await readLastEvents(db, ids);
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    const lastEvent = events.get(id);
    if (!row || !lastEvent) return [];
    const arrivalDates = shipments
      .filter(({ order_id }) => order_id === id)
      .map(({ arrival_date }) => arrival_date);
    return {
      id,
      orderNumber: row.order_number ?? '',
      status: row.status,
      lastEvent,
      country: row.country,
      fulfillmentMethod: row.fulfillment_method,
      total: { amount: row.total, currency: row.currency },
      items: lines
        .filter(({ orderId }) => orderId === id)
        .map((line) =>
          presentLineItem({ ...line, discount: null, isAvailable: true }, row.currency, language),
        ),
      arrivalDate:
        (row.fulfillment_method === 'Ship' && (arrivalDates.sort().at(-1) ?? row.slot_date)) || null,
      submittedAt: row.submitted_at ?? row.created_at,
    };
  });
}
