import type { APIRoute } from 'astro';
import { renderInvoice } from '#lib/invoice/render-invoice.server.ts';
import { toResponse } from '#lib/loaders/context.ts';
import { loadInvoice } from '#lib/loaders/orders/invoice.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params, url }) => {
  const { requestSession, locale, t } = locals;
  const { orderNumber = '' } = params;
  const request = { orderNumber, token: url.searchParams.get('token') };
  const invoice = await loadInvoice(requestSession, request, locale, t);
  if (invoice.kind !== 'ok') return toResponse(invoice);
  return new Response(await renderInvoice(invoice.model), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.model.number}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    },
  });
};
