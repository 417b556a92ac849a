import type { APIRoute } from 'astro';
import { loadSitemap } from '#lib/loaders/sitemap.ts';
import { createXmlResponse } from '#lib/seo/answer.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createXmlResponse(await loadSitemap(locals, params.shard ?? ''));
