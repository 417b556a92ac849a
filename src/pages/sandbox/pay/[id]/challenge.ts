import type { APIRoute } from 'astro';
import { submitSandboxChallenge } from '#lib/loaders/sandbox/payment.ts';
import { seeOther } from '#lib/session/see-other.ts';

export const prerender = false;

export const POST: APIRoute = async ({ request, params, locals }) => {
  const form = new URLSearchParams(await request.text());
  return seeOther(await submitSandboxChallenge(locals.client, params.id ?? '', form));
};
