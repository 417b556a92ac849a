import type { APIRoute } from 'astro';

export const prerender = false;

// Pages that must not be indexed have a noindex tag; blocking them here would keep crawlers from reading it.
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${locals.siteUrl}/sitemap.xml\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
