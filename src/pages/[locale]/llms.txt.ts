import type { APIRoute } from 'astro';
import { loadLlmsTxt } from '#lib/loaders/twins/llms.ts';
import { createMarkdownResponse } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  createMarkdownResponse(await loadLlmsTxt(locals), 'text/plain');
