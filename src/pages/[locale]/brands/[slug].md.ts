import type { APIRoute } from 'astro';
import { loadBrandTwin } from '#lib/loaders/twins/article.ts';
import { createMarkdownResponse } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadBrandTwin(locals, params.slug ?? ''));
