import type { APIRoute } from 'astro';
import { loadProductMarkdown } from '#lib/loaders/twins/product.ts';
import { createMarkdownResponse } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadProductMarkdown(locals, params.slug ?? ''));
