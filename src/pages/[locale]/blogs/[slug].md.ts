import type { APIRoute } from 'astro';
import { loadBlogTwin } from '#lib/loaders/twins/article.ts';
import { createMarkdownResponse } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadBlogTwin(locals, params.slug ?? ''));
