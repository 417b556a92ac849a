import { readPhoto, uploadPhoto } from '#lib/contract/photos.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import { storePhoto } from './service.ts';
import { findPhoto } from './stored-photos.ts';

/** Endpoints of photos; uploads are rate limited per network address. */
export function photoRoutes(db: Db, rateLimit: RateLimit): Route[] {
  const upload = defineRoute(uploadPhoto, ({ body }, context) =>
    storePhoto(db, {
      ownerId: requireCallerId(context),
      bytes: Buffer.from(body.content, 'base64'),
      now: context.now,
    }),
  );
  const read = defineRoute(readPhoto, async ({ params }, context) => {
    const photo = await findPhoto(db, params.photoId);
    if (photo?.ownerId !== requireCallerId(context)) throw new AppError('PHOTO_NOT_FOUND');
    const { photoId, width, height, content } = photo;
    return { photoId, width, height, content: Buffer.from(content).toString('base64') };
  });
  return [{ ...upload, rateLimit }, read];
}
