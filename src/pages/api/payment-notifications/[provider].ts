import type { APIRoute } from 'astro';
import { forwardPaymentNotification } from '#lib/api/payment/forward-notification.server.ts';

export const prerender = false;

export const POST: APIRoute = ({ request, params, locals, clientAddress }) =>
  forwardPaymentNotification(request, params.provider ?? '', locals.locale, clientAddress);
