import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the cancellations of single order lines. */
export const orderLines: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'order_cancellations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('refund_amount', big, (c) => c.notNull())
      .addColumn('wallet_amount', big, (c) => c.notNull())
      .addColumn('at', big, (c) => c.notNull())
      .addUniqueConstraint('order_cancellations_of', ['order_id', 'place'])
      .execute();
    await createTable(db, 'cancelled_order_lines')
      .addColumn('cancellation_id', text, (c) => c.notNull().references('order_cancellations.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('line_id', text, (c) => c.notNull())
      .addColumn('parent_id', text)
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('list_amount', big, (c) => c.notNull())
      .addColumn('sale_amount', big)
      .addColumn('discount', big, (c) => c.notNull())
      .addColumn('snapshot', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('cancelled_order_lines_once', ['cancellation_id', 'line_id'])
      .execute();
  },
};
