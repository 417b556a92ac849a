import { MAX_PHOTOS } from '#lib/contract/photos.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { claimPhotos } from '../photos/service.ts';
import { findPhoto, listPhotos, type StoredPhoto } from '../photos/stored-photos.ts';

/**
 * Sets the photos of a review; its other photos are deleted. Returns whether something changed. Throws
 * PHOTO_LIMIT, and PHOTO_NOT_FOUND for a photo of another person.
 */
export async function setReviewPhotos(
  trx: Trx,
  { reviewId, authorId, photoIds }: { reviewId: string; authorId: string; photoIds: readonly string[] },
): Promise<boolean> {
  const before = (await listPhotos(trx, 'review', [reviewId])).get(reviewId) ?? [];
  const removed = before.map(({ photoId }) => photoId).filter((id) => !photoIds.includes(id));
  await deletePhotos(trx, removed);
  const added = photoIds.filter((id) => !before.some(({ photoId }) => photoId === id));
  const claim = { photoIds: added, ownerId: authorId, parentId: reviewId, limit: MAX_PHOTOS };
  await claimPhotos(trx, { ...claim, parentType: 'review' });
  return removed.length + added.length > 0;
}

async function deletePhotos(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('photos').where('id', 'in', ids).execute();
}

export async function deleteReviewPhotos(trx: Trx, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await trx
    .deleteFrom('photos')
    .where('subject', '=', 'review')
    .where('subject_id', 'in', reviewIds)
    .execute();
}

/** Finds a public photo. Throws PHOTO_NOT_FOUND unless it belongs to an approved review. */
export async function findPublicPhoto(db: Db, photoId: string): Promise<StoredPhoto> {
  const photo = await findPhoto(db, photoId);
  const review =
    photo?.parentType === 'review'
      ? await db
          .selectFrom('reviews')
          .select('status')
          .where('id', '=', photo.parentId ?? '')
          .executeTakeFirst()
      : undefined;
  if (!photo || review?.status !== 'approved') throw new AppError('PHOTO_NOT_FOUND');
  return photo;
}
