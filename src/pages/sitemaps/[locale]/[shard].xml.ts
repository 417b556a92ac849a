import type { APIRoute } from 'astro';
import { loadSitemap } from '#lib/loaders/seo/sitemap.ts';
import { createXmlResponse } from '#lib/seo/xml-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createXmlResponse(await loadSitemap(locals, params.shard ?? ''));
