import type { APIRoute } from 'astro';
import { loadSizeChartCsv } from '#lib/loaders/catalog/size-charts.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) => {
  const file = await loadSizeChartCsv(locals, params.code ?? '');
  if (file.kind !== 'ok') return new Response(null, { status: file.kind === 'not-found' ? 404 : 503 });
  return new Response(file.model.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.model.name}"`,
      'cache-control': 'public, max-age=3600',
    },
  });
};
