import type { APIRoute } from 'astro';
import { loadFeed } from '#lib/loaders/feed.ts';
import { pathInLocales } from '#lib/loaders/paths.ts';
import { answerXml } from '#lib/seo/answer.ts';

export const prerender = true;
export const getStaticPaths = () => pathInLocales();

export const GET: APIRoute = async ({ locals }) => answerXml(await loadFeed(locals), 'application/rss+xml');
