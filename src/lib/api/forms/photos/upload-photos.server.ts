import type { ApiError } from '#lib/contract/errors.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, uploadPhoto } from '#lib/contract/photos.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createApiError } from '../../results.ts';
import type { FormContext } from '../form-context.ts';

/** Stored photos of a form, and why a further one was rejected. */
export interface UploadedPhotos {
  photoIds: string[];
  error?: ApiError;
}

/**
 * Uploads the files of the field `photos`; a visitor without a session becomes a guest. The result starts
 * with the ids of photos that were uploaded before, from the fields `photoIds`. File names are ignored.
 */
export async function uploadPhotos(
  requestSession: RequestSession,
  { fields, photos }: Pick<FormContext, 'fields' | 'photos'>,
  maximum: number = MAX_PHOTOS,
): Promise<UploadedPhotos> {
  const photoIds = fields.getAll('photoIds').filter((id) => IdSchema.safeParse(id).success);
  if (photoIds.length + photos.length > maximum)
    return { photoIds: photoIds.slice(0, maximum), error: createApiError('PHOTO_LIMIT', { maximum }) };
  if (photos.length > 0) requestSession.getOrCreateOwnerId();
  let error: ApiError | undefined;
  for (const photo of photos) {
    const result = await uploadFile(requestSession, photo);
    if (typeof result === 'string') photoIds.push(result);
    else error ??= result;
  }
  return error ? { photoIds, error } : { photoIds };
}

async function uploadFile({ client }: RequestSession, photo: File): Promise<string | ApiError> {
  if (photo.size > MAX_PHOTO_BYTES)
    return createApiError('PHOTO_TOO_LARGE', { megabytes: MAX_PHOTO_BYTES / 1024 / 1024 });
  if (photo.size === 0) return createApiError('PHOTO_INVALID');
  const content = Buffer.from(await photo.arrayBuffer()).toString('base64');
  const result = await client.call(uploadPhoto, { body: { content } });
  return result.ok ? result.data.photoId : result.error;
}
