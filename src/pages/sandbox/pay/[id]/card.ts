import type { APIRoute } from 'astro';
import { submitSandboxCard } from '#lib/loaders/sandbox/payment.ts';
import { setFlash } from '#lib/session/flash.server.ts';

export const prerender = false;

// Always redirects, so that going back does not prompt to resend the form.
export const POST: APIRoute = async ({ request, params, locals, cookies }) => {
  const form = new URLSearchParams(await request.text());
  const { location, flash } = await submitSandboxCard(locals.requestSession.client, params.id ?? '', form);
  if (flash) setFlash(cookies, flash);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
};
