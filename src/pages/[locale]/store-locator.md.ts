import type { APIRoute } from 'astro';
import { loadStoresTwin } from '#lib/loaders/twins/stores.ts';
import { answerTwin } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => answerTwin(await loadStoresTwin(locals));
