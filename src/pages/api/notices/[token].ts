import type { APIRoute } from 'astro';
import { stopNotices } from '#lib/contract/notices.ts';

export const prerender = false;

/** One-click unsubscribing by a mail program (RFC 8058). */
export const POST: APIRoute = async ({ params, locals }) => {
  const result = await locals.client.call(stopNotices, { body: { token: params.token ?? '' } });
  return new Response(null, { status: result.ok ? 200 : result.error.status });
};
