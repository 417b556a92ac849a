import type { Photo } from '#lib/contract/photos.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db, Trx } from '../db/database.ts';
import type { PhotoParentType } from '../db/tables/photos.ts';

/** A photo with its owner and the parent that it belongs to. */
export interface StoredPhoto extends Photo {
  ownerId: string;
  parentType: PhotoParentType | null;
  parentId: string | null;
  /** WebP. */
  content: Uint8Array;
}

/** Finds a photo regardless of its owner: the caller decides who may see it. */
export async function findPhoto(db: Db | Trx, photoId: string): Promise<StoredPhoto | undefined> {
  const row = await db.selectFrom('photos').selectAll().where('id', '=', photoId).executeTakeFirst();
  if (!row) return undefined;
  const { id, owner_id, subject, subject_id, width, height, content } = row;
  return {
    photoId: id,
    ownerId: owner_id,
    parentType: subject,
    parentId: subject_id,
    width,
    height,
    content,
  };
}

/** Lists the photos of parents of one type, without their content, by the id of their parent. */
export async function listPhotos(
  db: Db | Trx,
  parentType: PhotoParentType,
  parentIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>(parentIds.map((id) => [id, []]));
  if (parentIds.length === 0) return photos;
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'subject_id', 'width', 'height'])
    .where('subject', '=', parentType)
    .where('subject_id', 'in', parentIds)
    .orderBy('place')
    .execute();
  for (const { id, subject_id, width, height } of rows)
    photos.get(subject_id as string)?.push({ photoId: id, width, height });
  return photos;
}

/** Deletes photos that were uploaded more than a day ago and belong to no parent. */
export async function deleteUnclaimedPhotos(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('subject', 'is', null)
    .where('created_at', '<', now - DAY_MS)
    .execute();
}
