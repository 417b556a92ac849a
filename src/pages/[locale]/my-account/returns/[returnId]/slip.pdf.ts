import type { APIRoute } from 'astro';
import { formatReturnSlip } from '#lib/format/orders/returns/return-slip.ts';
import { renderReturnSlip } from '#lib/invoice/render-return-slip.server.ts';
import { toResponse } from '#lib/loaders/context.ts';
import { loadReturn } from '#lib/loaders/orders/returns/return-details.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) => {
  const { locale, t } = locals;
  const page = await loadReturn(locals, params.returnId ?? '');
  if (page.kind !== 'ok') return toResponse(page);
  const slip = formatReturnSlip(page.model.details, locale, t);
  return new Response(await renderReturnSlip(slip), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slip.number}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    },
  });
};
