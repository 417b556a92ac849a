import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds add-on services: warranty and assembly. */
export const services: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = getColumnTypes(db);
    await createTable(db, 'services')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('body', text, (c) => c.notNull())
      .execute();
  },
};
