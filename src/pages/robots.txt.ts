import type { APIRoute } from 'astro';

export const prerender = false;

// Pages that must not be indexed say so themselves: what is blocked here is never read, and its noindex neither.
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${locals.site}/sitemap.xml\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
