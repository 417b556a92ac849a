import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds cases and their messages. */
export const cases: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'cases')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('fingerprint', text, (c) => c.notNull().unique())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('email', text)
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.references('orders.id'))
      .addColumn('order_line_id', text, (c) => c.references('order_lines.id'))
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'case_messages')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('case_id', text, (c) => c.notNull().references('cases.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('author', text, (c) => c.notNull())
      .addColumn('author_id', text)
      .addColumn('message', text, (c) => c.notNull())
      .addColumn('at', big, (c) => c.notNull())
      .addUniqueConstraint('messages_of_case', ['case_id', 'place'])
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('cases').columns(columns).execute();
    await index('cases_of_owner', ['owner_id', 'updated_at']);
    await index('cases_of_order', ['order_id']);
    await index('cases_by_status', ['status', 'updated_at']);
  },
};
