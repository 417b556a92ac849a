import { type Kysely, type Migration, sql } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/** Adds the notices about stock and prices. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'notices')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('stock', 'price')`))
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.references('users.id'))
      .addColumn('email', text)
      .addColumn('recipient', text, (c) => c.notNull())
      .addColumn('base_amount', big)
      .addColumn('is_confirmed', int, (c) => c.notNull().check(createFlagCheck('is_confirmed')))
      .addColumn('check_at', big, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('expires_at', big, (c) => c.notNull())
      .addUniqueConstraint('notices_once', ['recipient', 'kind', 'country', 'product_code'])
      .execute();
    await db.schema
      .createIndex('notices_due')
      .on('notices')
      .columns(['is_confirmed', 'check_at', 'id'])
      .execute();
    await db.schema.createIndex('notices_by_end').on('notices').column('expires_at').execute();
  },
};
