import type { APIRoute } from 'astro';
import { finishPayment } from '#lib/door/payment.server.ts';

export const prerender = false;

export const GET: APIRoute = async ({ params, locals, cookies }) => {
  const location = await finishPayment(params.orderId ?? '', locals.shopper, locals.locale, cookies);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
};

// Whoever only looks (a link checker, a preview) must not place the order.
export const HEAD: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'GET' } });
