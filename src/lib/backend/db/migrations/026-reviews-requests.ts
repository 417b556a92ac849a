import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the orders whose customer was asked for reviews. */
export const reviewRequests: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, big } = getColumnTypes(db);
    await createTable(db, 'review_requests')
      .addColumn('order_id', text, (c) => c.primaryKey().references('orders.id'))
      .addColumn('asked_at', big, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('order_events_by_status')
      .on('order_events')
      .columns(['status', 'at'])
      .execute();
  },
};
