import type { APIRoute } from 'astro';
import { loadSitemapIndex } from '#lib/loaders/seo/sitemap.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { BUILD_SITEMAP_PATHS } from '#lib/seo/sitemap/build-sitemap.ts';
import { createXmlResponse } from '#lib/seo/xml-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  createXmlResponse(
    await loadSitemapIndex(locals, (locale) => createPublicClient(locale), BUILD_SITEMAP_PATHS),
  );
