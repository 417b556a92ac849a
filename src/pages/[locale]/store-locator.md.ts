import type { APIRoute } from 'astro';
import { loadStoreLocatorMarkdown } from '#lib/loaders/twins/stores.ts';
import { createMarkdownResponse } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  createMarkdownResponse(await loadStoreLocatorMarkdown(locals));
