import type { APIRoute } from 'astro';
import { serveForm } from '#lib/door/forms.server.ts';

export const prerender = false;

export const POST: APIRoute = (context) => serveForm(context.request, context.params.name ?? '', context);
