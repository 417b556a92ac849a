import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { IdSchema } from './fields.ts';

/** Maximum size of a file, in bytes. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Maximum number of photos of one return, review or message of a case. */
export const MAX_PHOTOS = 4;

/** Reference to a stored photo. */
export const PhotoSchema = z.object({
  photoId: IdSchema,
  /** Pixels of the stored photo. */
  width: z.int(),
  height: z.int(),
});
export type Photo = z.output<typeof PhotoSchema>;

/**
 * Stores a photo of the caller. It is encoded again, without its metadata, and deleted after a day unless a
 * return, a case or a review refers to it.
 */
export const uploadPhoto = defineEndpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/experience/binaa/v1/photos',
  body: z.strictObject({
    /** The file in base64: JPEG, PNG, WebP or AVIF. Its name is not sent. */
    content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(MAX_PHOTO_BYTES / 3) * 4)),
  }),
  reply: PhotoSchema,
  errors: ['PHOTO_INVALID', 'PHOTO_ANIMATED', 'PHOTO_TOO_LARGE', 'PHOTO_LIMIT'],
});

/** Returns a photo of the caller. Another person's photo is PHOTO_NOT_FOUND. */
export const readPhoto = defineEndpoint({
  name: 'readPhoto',
  method: 'GET',
  path: '/experience/binaa/v1/photos/{photoId}',
  params: z.strictObject({ photoId: IdSchema }),
  reply: z.extend(PhotoSchema, {
    /** WebP in base64. */
    content: z.string(),
  }),
  errors: ['PHOTO_NOT_FOUND'],
});
