import type { APIRoute } from 'astro';
import { handleSearchRequest } from '#lib/api/search.server.ts';

export const prerender = false;

export const ALL: APIRoute = (context) => {
  // The raw path: `*` and escaped slashes of an index name must not be decoded.
  const path = new URL(context.request.url).pathname.replace(/^\/api\/search\/?/, '');
  return handleSearchRequest(context, path);
};
