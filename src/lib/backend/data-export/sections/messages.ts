import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';
import { getConfirmedContacts } from './account.ts';

/** Reads the bulk enquiries that were sent with the customer's verified email address. */
export async function exportEnquiries(db: Db, user: UserRow): Promise<ExportRecord[]> {
  if (user.email_verified !== 1) return [];
  const rows = await db
    .selectFrom('bulk_enquiries')
    .selectAll()
    .where('email', '=', user.email)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    company: row.company_name,
    email: row.email,
    mobile: row.phone,
    text: row.enquiry,
    createdAt: toIsoTime(row.created_at),
  }));
}

/** Reads the stored messages to the customer's verified contacts, without codes and texts. */
export async function exportMessages(db: Db, user: UserRow): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'created_at'])
    .where('recipient', 'in', [...getConfirmedContacts(user), ''])
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, channel, recipient, created_at }) => ({
    message: kind,
    channel,
    sentTo: recipient,
    createdAt: toIsoTime(created_at),
  }));
}
