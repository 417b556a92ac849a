import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds ratings, search queries and search events. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big, real } = getColumnTypes(db);
    await db.schema.alterTable('products').addColumn('rating', real).execute();
    await db.schema
      .alterTable('products')
      .addColumn('rating_count', int, (c) => c.notNull().defaultTo(0))
      .execute();
    await createTable(db, 'search_queries')
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('times', int, (c) => c.notNull())
      .addColumn('hits', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('search_queries_key', ['day', 'language', 'country', 'words'])
      .execute();
    await createTable(db, 'search_events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', big, (c) => c.notNull())
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('index_name', text, (c) => c.notNull())
      .addColumn('query_id', text)
      .addColumn('user_token', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('search_events_by_age').on('search_events').columns(['at', 'id']).execute();
  },
};
