import type { APIRoute } from 'astro';
import { submitSavedCard } from '#lib/api/forms/sandbox/sandbox-payment.server.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';

export const prerender = false;

export const POST: APIRoute = async ({ request, params, locals }) => {
  const form = new URLSearchParams(await request.text());
  return redirectSeeOther(await submitSavedCard(locals.client, params.id ?? '', form));
};
