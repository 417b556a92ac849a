import type { APIRoute } from 'astro';
import { describeCustomer } from '#lib/api/analytics/describe-customer.server.ts';

export const prerender = false;

const headers = { 'cache-control': 'private, no-store' };

/** Describes the signed-in customer to analytics, after consent. */
export const GET: APIRoute = ({ cookies, locals }) => {
  const customer = describeCustomer(cookies, locals.requestSession);
  return customer ? Response.json(customer, { headers }) : new Response(null, { status: 204, headers });
};
