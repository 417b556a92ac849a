import type { Insertable } from 'kysely';
import type { Db } from '#lib/backend/db/database.ts';
import type { Tables } from '#lib/backend/db/schema.ts';

/** Inserts a user row with values derived from the id, in columns that every version of the table has. */
export async function insertUser(db: Db, id: string, facts: { verified?: 0 | 1; language?: 'ar' } = {}) {
  const row = {
    id,
    customer_account_id: `account-${id}`,
    contact_id: `contact-${id}`,
    name: `Name of ${id}`,
    email: `${id}@binaa.example`,
    email_verified: facts.verified ?? 1,
    mobile: null,
    image: null,
    gender: null,
    language: facts.language ?? null,
    country: null,
    wallet_id: null,
    created_at: 1,
    updated_at: 1,
    deleted_at: null,
  };
  await db
    .insertInto('users')
    .values(row as Insertable<Tables['users']>)
    .execute();
  return id;
}
