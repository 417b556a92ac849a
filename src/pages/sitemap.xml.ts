import type { APIRoute } from 'astro';
import { createPublicClient } from '#lib/commerce.server.ts';
import { loadSitemapIndex } from '#lib/loaders/sitemap.ts';
import { LOCALES } from '#lib/locale/locale.ts';
import { answerXml } from '#lib/seo/answer.ts';

export const prerender = false;

// Written by the build, one a locale: the pages that do not wait for a request.
const BUILT = LOCALES.map(({ tag }) => `/sitemap-built-${tag}-0.xml`);

export const GET: APIRoute = async ({ locals }) =>
  answerXml(await loadSitemapIndex(locals, (locale) => createPublicClient(locale), BUILT));
