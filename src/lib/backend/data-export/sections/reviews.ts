import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';
import { listPhotos } from '../../photos/stored-photos.ts';

/** Reads the reviews that the customer wrote, in any status. */
export async function exportReviews(
  db: Db,
  { id, language }: Pick<UserRow, 'id' | 'language'>,
): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('product_texts', (join) =>
      join
        .onRef('product_texts.product_code', '=', 'reviews.product_code')
        .on('product_texts.language', '=', language ?? 'en'),
    )
    .selectAll('reviews')
    .select('product_texts.name')
    .where('author_id', '=', id)
    .orderBy('created_at')
    .execute();
  const ids = rows.map((row) => row.id);
  const photos = await listPhotos(db, 'review', ids);
  return rows.map((row) => ({
    product: row.name,
    productCode: row.product_code,
    author: row.author_name,
    stars: row.stars,
    title: row.title,
    text: row.body,
    reviewStatus: row.status,
    reviewReason: row.reason,
    helpfulVotes: row.helpful_base + row.vote_count,
    photoCount: photos.get(row.id)?.length ?? 0,
    country: row.country,
    createdAt: toIsoTime(Number(row.created_at)),
  }));
}
