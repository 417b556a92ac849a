import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the outbox and the attempt counters. */
export const messaging: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'outbox')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('channel', text, (c) => c.notNull().check(sql`channel in ('email', 'sms')`))
      .addColumn('via', text, (c) => c.notNull().check(sql`via in ('smtp', 'webhook', 'mailbox')`))
      .addColumn('recipient', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('facts', text)
      .addColumn('status', text, (c) => c.notNull().check(sql`status in ('waiting', 'sent', 'failed')`))
      .addColumn('tries', int, (c) => c.notNull())
      .addColumn('next_try_at', big, (c) => c.notNull())
      .addColumn('expires_at', big)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('sent_at', big)
      .addColumn('error', text)
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_try_at', 'id']).execute();
    await db.schema.createIndex('outbox_by_age').on('outbox').columns(['created_at', 'id']).execute();
    await createTable(db, 'attempts')
      .addColumn('key', text, (c) => c.primaryKey())
      .addColumn('taken', int, (c) => c.notNull())
      .addColumn('resets_at', big, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('attempts_by_end').on('attempts').column('resets_at').execute();
  },
};
