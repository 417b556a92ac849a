import type { APIRoute } from 'astro';
import { tryCard } from '#lib/loaders/sandbox.ts';
import { setFlash } from '#lib/session/flash.server.ts';

export const prerender = false;

// The answer is always another page, so that going back asks nobody to send a card again.
export const POST: APIRoute = async ({ request, params, locals, cookies }) => {
  const form = new URLSearchParams(await request.text());
  const { location, said } = await tryCard(locals.shopper.client, params.id ?? '', form);
  if (said) setFlash(cookies, said);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
};
