import type { APIRoute } from 'astro';
import { loadMasterclassTwin } from '#lib/loaders/markdown/articles.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadMasterclassTwin(locals, params.slug ?? ''));
