import type { APIRoute } from 'astro';
import { loadCollectionMarkdown } from '#lib/loaders/markdown/landings.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadCollectionMarkdown(locals, params.slug ?? ''));
