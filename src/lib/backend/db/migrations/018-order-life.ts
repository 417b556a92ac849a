import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds delivery or collection, note, payment method and status history of orders. */
export const orderLife: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    const { schema } = db;
    await schema
      .alterTable('orders')
      .addColumn('fulfillment_method', text, (c) => c.notNull().defaultTo('Ship'))
      .execute();
    for (const column of [
      'collection_store',
      'collection_contact',
      'delivery_note',
      'delivery_area',
      'slot_date',
      'slot_id',
      'payment_method',
    ]) {
      await schema.alterTable('orders').addColumn(column, text).execute();
    }
    await schema
      .alterTable('orders')
      .addColumn('payment_fee', big, (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`alter table orders drop constraint orders_add_up`.execute(db);
    await sql`alter table orders add constraint orders_add_up
      check (total = subtotal - discount_total + shipping_total + payment_fee)`.execute(db);
    // A draft may be cancelled before it has a number.
    await sql`alter table orders drop constraint orders_numbered`.execute(db);
    await sql`alter table orders add constraint orders_numbered
      check (status in ('Pending', 'Cancelled') or order_number is not null)`.execute(db);
    await createTable(db, 'order_events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('cause', text, (c) => c.notNull())
      .addColumn('at', big, (c) => c.notNull())
      .addUniqueConstraint('order_events_of', ['order_id', 'place'])
      .execute();
    await addHistory(db);
  },
};

// The known times of earlier orders: created, submitted, and the last change of a later status.
async function addHistory(db: Kysely<unknown>): Promise<void> {
  await sql`insert into order_events (id, order_id, place, status, cause, at)
    select id || '-1', id, 1, 'Pending', 'customer', created_at from orders`.execute(db);
  await sql`insert into order_events (id, order_id, place, status, cause, at)
    select id || '-2', id, 2, 'Accepted', 'customer', submitted_at from orders
    where submitted_at is not null`.execute(db);
  await sql`insert into order_events (id, order_id, place, status, cause, at)
    select id || '-3', id, 3, status, 'shop', updated_at from orders
    where status not in ('Pending', 'Accepted')`.execute(db);
}
