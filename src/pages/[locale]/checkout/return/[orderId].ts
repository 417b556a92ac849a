import type { APIRoute } from 'astro';
import { completePayment } from '#lib/api/payment/complete-payment.server.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';

export const prerender = false;

export const GET: APIRoute = async ({ params, locals, cookies, url }) => {
  const returned = {
    orderId: params.orderId ?? '',
    sessionId: url.searchParams.get('sessionId') ?? undefined,
    sessionResult: url.searchParams.get('sessionResult') ?? undefined,
  };
  return redirectSeeOther(await completePayment(returned, locals.requestSession, locals.locale, cookies));
};

// HEAD requests of link checkers and previews must not place the order.
export const HEAD: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'GET' } });
