import type { APIRoute } from 'astro';
import { loadLlms } from '#lib/loaders/twins/llms.ts';
import { answerTwin } from '#lib/seo/twin.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => answerTwin(await loadLlms(locals), 'text/plain');
