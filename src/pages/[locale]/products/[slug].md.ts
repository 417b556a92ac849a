import type { APIRoute } from 'astro';
import { loadProductMarkdown } from '#lib/loaders/markdown/product.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadProductMarkdown(locals, params.slug ?? ''));
