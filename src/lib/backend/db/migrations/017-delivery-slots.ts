import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the reservations of time slots by orders, and one row per slot that is locked while they are counted. */
export const deliverySlots: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, big } = getColumnTypes(db);
    await createTable(db, 'delivery_slots')
      .addColumn('zone', text, (c) => c.notNull())
      .addColumn('date', text, (c) => c.notNull())
      .addColumn('slot_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('delivery_slots_key', ['zone', 'date', 'slot_id'])
      .execute();
    await createTable(db, 'delivery_slot_holds')
      .addColumn('order_id', text, (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('zone', text, (c) => c.notNull())
      .addColumn('date', text, (c) => c.notNull())
      .addColumn('slot_id', text, (c) => c.notNull())
      .addColumn('expires_at', big)
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('delivery_slot_holds').columns(columns).execute();
    await index('delivery_slot_holds_by_slot', ['zone', 'date', 'slot_id']);
    await index('delivery_slot_holds_by_end', ['expires_at']);
  },
};
