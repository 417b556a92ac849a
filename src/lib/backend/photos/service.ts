import type { Photo } from '#lib/contract/photos.ts';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { PhotoParentType } from '../db/tables/photos.ts';
import { AppError } from '../gateway/app-error.ts';
import { encodePhoto } from './encode-photo.ts';

/** Maximum number of photos per person that are not used yet. */
const MAX_UNCLAIMED = 20;

interface PhotoUpload {
  ownerId: string;
  /** The file; its format is read from its bytes. */
  bytes: Buffer;
  now: number;
}

interface PhotoClaim {
  photoIds: readonly string[];
  ownerId: string;
  parentType: PhotoParentType;
  parentId: string;
  /** Maximum number of photos of the parent. */
  limit: number;
}

/** Stores a photo. Throws PHOTO_INVALID, PHOTO_ANIMATED, PHOTO_TOO_LARGE, or PHOTO_LIMIT. */
export async function storePhoto(db: Db, { ownerId, bytes, now }: PhotoUpload): Promise<Photo> {
  const { count } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('subject', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_UNCLAIMED) throw new AppError('PHOTO_LIMIT', { maximum: MAX_UNCLAIMED });
  const { content, width, height } = await encodePhoto(bytes);
  const id = createId(now);
  await db
    .insertInto('photos')
    .values({
      id,
      owner_id: ownerId,
      subject: null,
      subject_id: null,
      place: 0,
      width,
      height,
      content,
      created_at: now,
    })
    .execute();
  return { photoId: id, width, height };
}

/**
 * Attaches photos of one person to a parent; repeating it changes nothing. Throws PHOTO_LIMIT, and
 * PHOTO_NOT_FOUND for a photo of another person or parent. The caller must have locked the parent.
 */
export async function claimPhotos(trx: Trx, claim: PhotoClaim): Promise<void> {
  const { ownerId, parentType, parentId, limit } = claim;
  const photoIds = [...new Set(claim.photoIds)];
  if (photoIds.length === 0) return;
  const rows = await trx
    .selectFrom('photos')
    .select(['id', 'subject', 'subject_id'])
    .where('id', 'in', photoIds)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .execute();
  const isOwn = rows.every(
    (row) => row.subject === null || (row.subject === parentType && row.subject_id === parentId),
  );
  if (rows.length < photoIds.length || !isOwn) throw new AppError('PHOTO_NOT_FOUND');
  const claimed = await trx
    .selectFrom('photos')
    .select('id')
    .where('subject', '=', parentType)
    .where('subject_id', '=', parentId)
    .execute();
  const added = photoIds.filter((id) => !claimed.some((row) => row.id === id));
  if (claimed.length + added.length > limit) throw new AppError('PHOTO_LIMIT', { maximum: limit });
  for (const [index, id] of added.entries()) {
    await trx
      .updateTable('photos')
      .set({ subject: parentType, subject_id: parentId, place: claimed.length + index + 1 })
      .where('id', '=', id)
      .execute();
  }
}
