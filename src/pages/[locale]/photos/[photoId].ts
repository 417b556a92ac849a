import type { APIRoute } from 'astro';
import { readPhoto } from '#lib/contract/photos.ts';

export const prerender = false;

/** Returns a photo of the visitor; another person's photo is not found. */
export const GET: APIRoute = async ({ locals, params }) => {
  const { photoId = '' } = params;
  const photo = await locals.requestSession.client.call(readPhoto, { params: { photoId } });
  const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'" };
  if (!photo.ok) return new Response(null, { status: photo.error.status >= 500 ? 503 : 404, headers });
  return new Response(new Uint8Array(Buffer.from(photo.data.content, 'base64')), {
    headers: {
      ...headers,
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
    },
  });
};
