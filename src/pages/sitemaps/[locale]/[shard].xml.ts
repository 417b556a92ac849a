import type { APIRoute } from 'astro';
import { loadSitemap } from '#lib/loaders/sitemap.ts';
import { answerXml } from '#lib/seo/answer.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  answerXml(await loadSitemap(locals, params.shard ?? ''));
