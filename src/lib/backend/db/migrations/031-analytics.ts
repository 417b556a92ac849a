import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds analytics events. */
export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'analytics_events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', big, (c) => c.notNull())
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('page_type', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('visitor', text, (c) => c.notNull())
      .addColumn('is_employee', int, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('analytics_events_by_age')
      .on('analytics_events')
      .columns(['at', 'id'])
      .execute();
  },
};
