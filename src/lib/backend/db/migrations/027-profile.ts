import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { getColumnTypes } from './columns.ts';

/** Adds birthday, a time for each newsletter consent, and when a session was last confirmed by a code. */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, big } = getColumnTypes(db);
    await db.schema.alterTable('users').addColumn('birthday', text).execute();
    await db.schema.alterTable('users').renameColumn('newsletter_at', 'newsletter_email_at').execute();
    await db.schema.alterTable('users').addColumn('newsletter_whatsapp_at', big).execute();
    await sql`update users set newsletter_whatsapp_at = newsletter_email_at`.execute(db);
    await db.schema.alterTable('sessions').addColumn('confirmed_at', big).execute();
  },
};
