import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { getColumnTypes } from './columns.ts';

export const sweep: Migration = {
  async up(db: Kysely<unknown>) {
    const { int, big } = getColumnTypes(db);
    await db.schema
      .alterTable('payments')
      .addColumn('tries', int, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('payments').addColumn('next_try', big).execute();
    await sql`create index carts_by_age on carts (updated_at, id)`.execute(db);
    await sql`create index orders_stale on orders (updated_at) where status = 'Pending'`.execute(db);
  },
};
