import type { Kysely, Migration } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/** Adds wallets, users, credentials, sessions, signing keys and challenges. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'wallets')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('mobile', text, (c) => c.notNull().unique())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('balance', big, (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'users')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('customer_account_id', text, (c) => c.notNull().unique())
      .addColumn('contact_id', text, (c) => c.notNull().unique())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull().unique())
      .addColumn('email_verified', int, (c) => c.notNull().check(createFlagCheck('email_verified')))
      .addColumn('mobile', text, (c) => c.unique())
      .addColumn('mobile_verified', int, (c) =>
        c.notNull().defaultTo(0).check(createFlagCheck('mobile_verified')),
      )
      .addColumn('image', text)
      .addColumn('gender', text)
      .addColumn('language', text)
      .addColumn('country', text)
      .addColumn('newsletter_email', int, (c) =>
        c.notNull().defaultTo(0).check(createFlagCheck('newsletter_email')),
      )
      .addColumn('newsletter_whatsapp', int, (c) =>
        c.notNull().defaultTo(0).check(createFlagCheck('newsletter_whatsapp')),
      )
      .addColumn('newsletter_at', big)
      .addColumn('wallet_id', text, (c) => c.references('wallets.id'))
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addColumn('deleted_at', big)
      .execute();
    await createTable(db, 'credentials')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('provider_id', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('password', text)
      .addColumn('must_reset', int, (c) => c.notNull().defaultTo(0).check(createFlagCheck('must_reset')))
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addUniqueConstraint('credentials_once', ['provider_id', 'subject'])
      .execute();
    await createTable(db, 'password_history')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('password', text, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'sessions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('previous_until', big)
      .addColumn('rotated_at', big, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('seen_at', big, (c) => c.notNull())
      .addColumn('idle_expires_at', big, (c) => c.notNull())
      .addColumn('absolute_expires_at', big, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'jwks')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('public_key', text, (c) => c.notNull())
      .addColumn('private_key', text, (c) => c.notNull())
      .addColumn('alg', text)
      .addColumn('crv', text)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('expires_at', big)
      .execute();
    await createTable(db, 'challenges')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('session_id', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('code_hash', text)
      .addColumn('tries_left', int, (c) => c.notNull())
      .addColumn('is_migrated', int, (c) => c.notNull().defaultTo(0).check(createFlagCheck('is_migrated')))
      .addColumn('pending', text)
      .addColumn('sends_left', int, (c) => c.notNull())
      .addColumn('resend_at', big, (c) => c.notNull())
      .addColumn('expires_at', big, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'code_sends')
      .addColumn('address_hash', text, (c) => c.primaryKey())
      .addColumn('first_at', big, (c) => c.notNull())
      .addColumn('second_at', big, (c) => c.notNull())
      .addColumn('third_at', big, (c) => c.notNull())
      .addColumn('fourth_at', big, (c) => c.notNull())
      .addColumn('fifth_at', big, (c) => c.notNull())
      .execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('credentials_of', 'credentials', ['user_id']);
    await index('password_history_of', 'password_history', ['user_id', 'created_at']);
    await index('sessions_of', 'sessions', ['user_id', 'seen_at']);
    await index('sessions_by_end', 'sessions', ['absolute_expires_at']);
    await index('challenges_of', 'challenges', ['user_id']);
    await index('challenges_by_end', 'challenges', ['expires_at']);
    await index('code_sends_by_age', 'code_sends', ['first_at']);
  },
};
