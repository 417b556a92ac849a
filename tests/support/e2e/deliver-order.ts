import path from 'node:path';
import Database from 'better-sqlite3';

/** Sets an order to delivered directly in the database, as the fulfilment job does days later. */
export function deliverOrder(orderNumber: string): void {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  const db = new Database(path.join(folder, 'binaa.db'));
  try {
    const order = db.prepare('select id from orders where order_number = ?').get(orderNumber) as {
      id: string;
    };
    db.prepare("update orders set status = 'Delivered', next_step_at = null where id = ?").run(order.id);
    db.prepare(
      `insert into order_events (id, order_id, place, status, cause, at)
       values (?, ?, 99, 'Delivered', 'fulfillment', ?)`,
    ).run(`delivered-${order.id}`, order.id, Date.now());
  } finally {
    db.close();
  }
}
