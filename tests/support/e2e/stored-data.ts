import path from 'node:path';
import Database from 'better-sqlite3';
import type { SearchEvent } from '#lib/contract/search/events.ts';

/** An order as stored in the database of the end-to-end tests. */
export interface StoredOrder {
  status: string;
  country: string;
  subtotal: number;
  discount_total: number;
  shipping_total: number;
  total: number;
  tax_rate: number;
  tax_total: number;
  lines: { product_code: string; quantity: number; shade_code: string | null; total: number }[];
  payment: { status: string; amount: number; last4: string };
}

function openDatabase(): Database.Database {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  return new Database(path.join(folder, 'binaa.db'), { readonly: true });
}

/** Reads an order directly from the database. */
export function readOrder(orderNumber: string): StoredOrder {
  const db = openDatabase();
  try {
    const order = db
      .prepare('select * from orders where order_number = ?')
      .get(orderNumber) as StoredOrder & { id: string };
    const lines = db.prepare('select * from order_lines where order_id = ? order by place').all(order.id);
    const payment = db.prepare("select * from payments where order_id = ? and status = 'Paid'").get(order.id);
    return { ...order, lines, payment } as StoredOrder;
  } finally {
    db.close();
  }
}

/** Returns the number of submitted orders of the customer or guest who placed this order. */
export function countOrders(orderNumber: string): number {
  const db = openDatabase();
  try {
    const sql = `select count(*) as n from orders where status <> 'Pending' and owner_id =
      (select owner_id from orders where order_number = ?)`;
    return (db.prepare(sql).get(orderNumber) as { n: number }).n;
  } finally {
    db.close();
  }
}

/** Returns the search events of a visitor, in the order in which they were sent. */
export function readSearchEvents(userToken: string): { type: string; name: string; body: SearchEvent }[] {
  const db = openDatabase();
  try {
    const sql = 'select type, name, body from search_events where user_token = ? order by at, id';
    const rows = db.prepare(sql).all(userToken) as { type: string; name: string; body: string }[];
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) as SearchEvent }));
  } finally {
    db.close();
  }
}

/** An analytics event as stored. */
export interface StoredAnalyticsEvent {
  event: string;
  page_type: string;
  country: string;
  language: string;
  body: Record<string, unknown>;
}

/** Returns the analytics events of a visitor, in the order in which they happened. */
export function readAnalyticsEvents(visitor: string): StoredAnalyticsEvent[] {
  const db = openDatabase();
  try {
    const sql =
      'select event, page_type, country, language, body from analytics_events where visitor = ? order by at, id';
    const rows = db.prepare(sql).all(visitor) as (StoredAnalyticsEvent & { body: string })[];
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }));
  } finally {
    db.close();
  }
}
