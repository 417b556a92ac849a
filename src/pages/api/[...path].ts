import type { APIRoute } from 'astro';
import { handleApiRequest } from '#lib/api/handle-request.server.ts';

export const prerender = false;

export const ALL: APIRoute = (context) =>
  handleApiRequest(context.request, `/${context.params.path ?? ''}`, context);
