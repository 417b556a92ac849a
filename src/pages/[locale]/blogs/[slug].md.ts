import type { APIRoute } from 'astro';
import { loadBlogMarkdown } from '#lib/loaders/markdown/articles.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadBlogMarkdown(locals, params.slug ?? ''));
