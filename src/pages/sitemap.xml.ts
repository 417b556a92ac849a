import type { APIRoute } from 'astro';
import { loadSitemapIndex } from '#lib/loaders/sitemap.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { answerXml } from '#lib/seo/answer.ts';
import { BUILT_SITEMAPS } from '#lib/seo/built-sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  answerXml(await loadSitemapIndex(locals, (locale) => createPublicClient(locale), BUILT_SITEMAPS));
