import type { APIRoute } from 'astro';
import { submitSandboxCard } from '#lib/loaders/sandbox/payment.ts';
import { seeOther } from '#lib/session/see-other.ts';

export const prerender = false;

// Always redirects, so that going back does not prompt to resend the form.
export const POST: APIRoute = async ({ request, params, locals }) => {
  const form = new URLSearchParams(await request.text());
  return seeOther(await submitSandboxCard(locals.client, params.id ?? '', form));
};
