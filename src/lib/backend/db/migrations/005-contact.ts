import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds bulk enquiries and newsletter consents. */
export const contact: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, big } = getColumnTypes(db);
    await createTable(db, 'bulk_enquiries')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('fingerprint', text, (c) => c.notNull().unique())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('company_name', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('phone', text, (c) => c.notNull())
      .addColumn('enquiry', text, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'newsletter_consents')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('consent', text, (c) => c.notNull())
      .addColumn('consented_at', big, (c) => c.notNull())
      .addUniqueConstraint('newsletter_consents_once', ['channel', 'address', 'consent'])
      .execute();
    await db.schema
      .createIndex('bulk_enquiries_by_age')
      .on('bulk_enquiries')
      .columns(['created_at', 'id'])
      .execute();
  },
};
