import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';
import { getConfirmedContacts } from './account.ts';

/** Reads the notices of the account, and those requested with its verified email address. */
export async function exportNotices(db: Db, user: UserRow): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('product_texts', (join) =>
      join
        .onRef('product_texts.product_code', '=', 'notices.product_code')
        .on('product_texts.language', '=', user.language ?? 'en'),
    )
    .selectAll('notices')
    .select('product_texts.name')
    .where((eb) =>
      eb.or([eb('user_id', '=', user.id), eb('email', 'in', [...getConfirmedContacts(user), ''])]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    noticeKind: row.kind,
    product: row.name,
    productCode: row.product_code,
    country: row.country,
    sentTo: row.email ?? user.email,
    isConfirmed: row.is_confirmed === 1,
    createdAt: toIsoTime(row.created_at),
    expiresAt: toIsoTime(row.expires_at),
  }));
}
