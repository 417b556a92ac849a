import type { APIRoute } from 'astro';
import { handleFormPost } from '#lib/api/forms/handle-form.server.ts';

export const prerender = false;

export const POST: APIRoute = (context) =>
  handleFormPost(context.request, context.params.name ?? '', context);
