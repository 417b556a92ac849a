import type { APIRoute } from 'astro';
import { loadBlogFeed } from '#lib/loaders/content/blog-feed.ts';
import { getLocalePaths } from '#lib/loaders/content/static-paths.ts';
import { createXmlResponse } from '#lib/seo/xml-response.ts';

export const prerender = true;
export const getStaticPaths = () => getLocalePaths();

export const GET: APIRoute = async ({ locals }) =>
  createXmlResponse(await loadBlogFeed(locals), 'application/rss+xml');
