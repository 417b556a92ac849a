import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the networks of stock reservations and the series that limit how long stock is held. */
export const reservationSeries: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, big } = getColumnTypes(db);
    const { schema } = db;
    await schema.alterTable('stock_holds').addColumn('network', text).execute();
    await schema.createIndex('stock_holds_by_network').on('stock_holds').column('network').execute();
    await createTable(db, 'reservation_series')
      .addColumn('holder', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('started_at', big, (c) => c.notNull())
      .addColumn('last_expires_at', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('reservation_series_once', ['holder', 'country', 'product_code'])
      .execute();
    await schema
      .createIndex('reservation_series_by_end')
      .on('reservation_series')
      .column('last_expires_at')
      .execute();
  },
};
