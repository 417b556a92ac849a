import type { APIRoute } from 'astro';
import { loadProductTwin } from '#lib/loaders/twins/product.ts';
import { answerTwin } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, params }) =>
  answerTwin(await loadProductTwin(locals, params.slug ?? ''));
