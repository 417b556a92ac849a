import type { APIRoute } from 'astro';
import { loadStoreLocatorMarkdown } from '#lib/loaders/markdown/store-locator.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  createMarkdownResponse(await loadStoreLocatorMarkdown(locals));
