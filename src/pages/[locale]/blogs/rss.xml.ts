import type { APIRoute } from 'astro';
import { loadBlogFeed } from '#lib/loaders/feed.ts';
import { getLocalePaths } from '#lib/loaders/paths.ts';
import { createXmlResponse } from '#lib/seo/answer.ts';

export const prerender = true;
export const getStaticPaths = () => getLocalePaths();

export const GET: APIRoute = async ({ locals }) =>
  createXmlResponse(await loadBlogFeed(locals), 'application/rss+xml');
