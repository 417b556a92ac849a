import type { APIRoute } from 'astro';
import { submitSavedCard } from '#lib/loaders/sandbox/payment.ts';
import { seeOther } from '#lib/session/see-other.ts';

export const prerender = false;

export const POST: APIRoute = async ({ request, params, locals }) => {
  const form = new URLSearchParams(await request.text());
  return seeOther(await submitSavedCard(locals.client, params.id ?? '', form));
};
