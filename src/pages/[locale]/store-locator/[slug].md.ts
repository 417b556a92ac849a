import type { APIRoute } from 'astro';
import { loadStoreMarkdown } from '#lib/loaders/markdown/store-locator.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadStoreMarkdown(locals, params.slug ?? ''));
