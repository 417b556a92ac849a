import type { APIRoute } from 'astro';
import { loadSizeChartCsv } from '#lib/loaders/catalog/size-charts.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) => {
  const file = await loadSizeChartCsv(locals, params.code ?? '');
  if (file.kind !== 'file') return new Response(null, { status: file.kind === 'missing' ? 404 : 503 });
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'public, max-age=3600',
    },
  });
};
