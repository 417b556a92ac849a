import type { SentPhotoModel } from '#lib/format/models/contact/cases.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import { createLinkBuilder, type SessionContext } from '../context.ts';

/** Lists the photos of a rejected form that are already stored; the form submits their ids again. */
export function listStoredPhotos({ values }: FormModel, { locale }: SessionContext): SentPhotoModel[] {
  const link = createLinkBuilder(locale);
  const ids = (values.photoIds ?? '').split(',').filter(Boolean);
  return ids.map((id) => ({ id, href: link(`/photos/${id}`) }));
}
