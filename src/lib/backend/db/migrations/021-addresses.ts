import type { Kysely, Migration } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/** Adds the address books of customers. */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'saved_addresses')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('content', text, (c) => c.notNull())
      .addColumn('is_default', int, (c) => c.notNull().check(createFlagCheck('is_default')))
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('saved_addresses_of').on('saved_addresses').columns(['user_id']).execute();
  },
};
