import type { APIRoute } from 'astro';
import { startCheckout } from '#lib/api/checkout/start-checkout.server.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, cookies }) => {
  const { requestSession, locale, flashMessage } = locals;
  return redirectSeeOther(await startCheckout({ requestSession, locale, cookies, flashMessage }));
};

// HEAD requests of link checkers and previews must not create an order.
export const HEAD: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'GET' } });
