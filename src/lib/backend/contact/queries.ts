import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Inserts an enquiry unless one with its fingerprint exists; returns the stored number. */
export async function insertEnquiry(db: Db, row: Insertable<Tables['bulk_enquiries']>): Promise<string> {
  await db
    .insertInto('bulk_enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
  const stored = await db
    .selectFrom('bulk_enquiries')
    .select('number')
    .where('fingerprint', '=', row.fingerprint)
    .executeTakeFirstOrThrow();
  return stored.number;
}

/** Inserts a consent; an existing consent to the same text stays unchanged. */
export async function insertNewsletterConsent(
  db: Db,
  row: Insertable<Tables['newsletter_consents']>,
): Promise<void> {
  await db
    .insertInto('newsletter_consents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel', 'address', 'consent']).doNothing())
    .execute();
}
