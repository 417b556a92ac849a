import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds shipments with their lines, and when the fulfilment job next processes an order. */
export const shipments: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await db.schema.alterTable('orders').addColumn('next_step_at', big).execute();
    await createTable(db, 'shipments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('carrier', text, (c) => c.notNull())
      .addColumn('tracking_number', text)
      .addColumn('arrival_date', text, (c) => c.notNull())
      .addColumn('arrival_from', text)
      .addColumn('arrival_to', text)
      .addColumn('dispatch_due', big, (c) => c.notNull())
      .addColumn('out_due', big, (c) => c.notNull())
      .addColumn('delivery_due', big, (c) => c.notNull())
      .addColumn('packed_at', big, (c) => c.notNull())
      .addColumn('dispatched_at', big)
      .addColumn('out_at', big)
      .addColumn('delivered_at', big)
      .addUniqueConstraint('shipments_of', ['order_id', 'place'])
      .execute();
    await createTable(db, 'shipment_lines')
      .addColumn('shipment_id', text, (c) => c.notNull().references('shipments.id'))
      .addColumn('order_line_id', text, (c) => c.notNull().references('order_lines.id'))
      .addColumn('quantity', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('shipment_lines_once', ['shipment_id', 'order_line_id'])
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('orders').columns(columns).execute();
    await index('orders_by_next_step', ['status', 'next_step_at']);
    await index('orders_of_owner', ['owner_id', 'submitted_at']);
  },
};
