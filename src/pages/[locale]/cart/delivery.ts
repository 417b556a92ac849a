import type { APIRoute } from 'astro';
import { loadCartDelivery } from '#lib/loaders/cart/cart-delivery.ts';
import { getAreaCookieName } from '#lib/locale/delivery/areas.ts';

export const prerender = false;

/** Returns the text with the cart's arrival date in the chosen area. */
export const GET: APIRoute = async ({ cookies, locals }) => {
  const area = cookies.get(getAreaCookieName(locals.locale.country.code))?.value;
  const text = await loadCartDelivery(locals, area);
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
};
