import type { APIRoute } from 'astro';
import { loadLlmsTxt } from '#lib/loaders/markdown/llms.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  createMarkdownResponse(await loadLlmsTxt(locals), 'text/plain');
