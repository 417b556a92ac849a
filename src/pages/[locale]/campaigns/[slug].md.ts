import type { APIRoute } from 'astro';
import { loadCampaignMarkdown } from '#lib/loaders/markdown/landings.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  createMarkdownResponse(await loadCampaignMarkdown(locals, params.slug ?? ''));
