import type { APIRoute } from 'astro';
import { serveDoor } from '#lib/door/door.server.ts';

export const prerender = false;

export const ALL: APIRoute = (context) =>
  serveDoor(context.request, `/${context.params.path ?? ''}`, context);
