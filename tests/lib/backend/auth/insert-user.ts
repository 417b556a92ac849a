import type { Db } from '#lib/backend/db/database.ts';

/** Inserts a user row whose name is the id. */
export async function insertUser(db: Db, id: string, facts: { verified?: 0 | 1; language?: 'ar' } = {}) {
  await db
    .insertInto('users')
    .values({
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
      newsletter_email_at: null,
      wallet_id: null,
      created_at: 1,
      updated_at: 1,
      deleted_at: null,
    })
    .execute();
  return id;
}
