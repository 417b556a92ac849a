import type { APIRoute } from 'astro';
import { loadDeliverySlots } from '#lib/loaders/checkout/delivery-slots.ts';
import { toResponse } from '#lib/loaders/context.ts';

export const prerender = false;

export const GET: APIRoute = async ({ url, locals }) => {
  const result = await loadDeliverySlots(url.searchParams.get('area') ?? '', locals);
  const headers = { 'cache-control': 'private, no-store' };
  return result.kind === 'ok' ? Response.json(result.model, { headers }) : toResponse(result);
};
