import type { Kysely, Migration } from 'kysely';
import { getColumnTypes } from './columns.ts';

/** Adds what stores offer: services, drop-off of returns, hours in Ramadan and of the collection counter. */
export const storeDetails: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = getColumnTypes(db);
    await db.schema
      .alterTable('stores')
      .addColumn('details', text, (c) => c.notNull().defaultTo('{}'))
      .execute();
  },
};
