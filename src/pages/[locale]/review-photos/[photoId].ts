import type { APIRoute } from 'astro';
import { readReviewPhoto } from '#lib/contract/reviews/reviews.ts';

export const prerender = false;

// A photo never changes; when its review is rejected later, the photo is unavailable within the hour.
const PUBLIC = 'public, max-age=3600';

/** Returns a photo of an approved review; any other photo is not found. */
export const GET: APIRoute = async ({ locals, params }) => {
  const { photoId = '' } = params;
  const photo = await locals.client.call(readReviewPhoto, { params: { photoId } });
  const policy = { 'content-security-policy': "default-src 'none'" };
  if (!photo.ok) {
    const status = photo.error.status >= 500 ? 503 : 404;
    return new Response(null, { status, headers: { ...policy, 'cache-control': 'no-store' } });
  }
  return new Response(new Uint8Array(Buffer.from(photo.data.content, 'base64')), {
    headers: {
      ...policy,
      'cache-control': PUBLIC,
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="review.webp"',
    },
  });
};
