import type { APIRoute } from 'astro';
import { handleSearchRequest } from '#lib/api/search.server.ts';

export const prerender = false;

export const ALL: APIRoute = (context) => {
  // As it was written: `*` and escaped slashes of an index's name stay what they are.
  const path = new URL(context.request.url).pathname.replace(/^\/api\/search\/?/, '');
  return handleSearchRequest(context, path);
};
