import type { APIRoute } from 'astro';
import { fetchMedia } from '#lib/images/fetch-media.server.ts';

export const prerender = false;

export const GET: APIRoute = ({ request, params }) => fetchMedia(request, `/media/${params.path ?? ''}`);
