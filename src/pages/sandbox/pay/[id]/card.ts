import type { APIRoute } from 'astro';
import { submitSandboxCard } from '#lib/api/forms/sandbox/sandbox-payment.server.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';

export const prerender = false;

// Always redirects, so that going back does not prompt to resend the form.
export const POST: APIRoute = async ({ request, params, locals }) => {
  const form = new URLSearchParams(await request.text());
  return redirectSeeOther(await submitSandboxCard(locals.client, params.id ?? '', form));
};
