import type { Photo } from '#lib/contract/photos.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db, Trx } from '../db/database.ts';
import type { PhotoSubject } from '../db/tables/photos.ts';

/** A photo with its owner and the subject that it belongs to. */
export interface StoredPhoto extends Photo {
  ownerId: string;
  subject: PhotoSubject | null;
  subjectId: string | null;
  /** WebP. */
  content: Uint8Array;
}

/** Finds a photo regardless of its owner: the caller decides who may see it. */
export async function findPhoto(db: Db | Trx, photoId: string): Promise<StoredPhoto | undefined> {
  const row = await db.selectFrom('photos').selectAll().where('id', '=', photoId).executeTakeFirst();
  if (!row) return undefined;
  const { id, owner_id, subject, subject_id, width, height, content } = row;
  return { photoId: id, ownerId: owner_id, subject, subjectId: subject_id, width, height, content };
}

/** Lists the photos of subjects of one kind, without their content, by the id of their subject. */
export async function listPhotos(
  db: Db | Trx,
  subject: PhotoSubject,
  subjectIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>(subjectIds.map((id) => [id, []]));
  if (subjectIds.length === 0) return photos;
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'subject_id', 'width', 'height'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .orderBy('place')
    .execute();
  for (const { id, subject_id, width, height } of rows)
    photos.get(subject_id as string)?.push({ photoId: id, width, height });
  return photos;
}

/** Deletes photos that were uploaded more than a day ago and belong to no subject. */
export async function deleteUnclaimedPhotos(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('subject', 'is', null)
    .where('created_at', '<', now - DAY_MS)
    .execute();
}
