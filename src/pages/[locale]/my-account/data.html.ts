import type { APIRoute } from 'astro';
import { renderExportHtml } from '#lib/format/account/export-html.ts';
import { getExportHeaders, loadDataExport } from '#lib/loaders/account/data-export.ts';
import { toResponse } from '#lib/loaders/context.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => {
  const page = await loadDataExport(locals);
  if (page.kind !== 'ok') return toResponse(page);
  return new Response(renderExportHtml(page.model, locals.locale, locals.t), {
    headers: getExportHeaders(page.model.createdAt, 'html'),
  });
};
