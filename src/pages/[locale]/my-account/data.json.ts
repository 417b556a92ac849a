import type { APIRoute } from 'astro';
import { getExportHeaders, loadDataExport } from '#lib/loaders/account/data-export.ts';
import { toResponse } from '#lib/loaders/context.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => {
  const page = await loadDataExport(locals);
  if (page.kind !== 'ok') return toResponse(page);
  const { createdAt, sections } = page.model;
  const content = {
    createdAt: new Date(createdAt).toISOString(),
    amounts: 'minor units of the currency',
    ...Object.fromEntries(sections.map(({ name, records }) => [name, records])),
  };
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: getExportHeaders(createdAt, 'json'),
  });
};
