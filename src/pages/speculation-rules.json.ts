import type { APIRoute } from 'astro';
import { createSpeculationRules } from '#lib/cache/speculation-rules.ts';

export const prerender = false;

export const GET: APIRoute = () =>
  new Response(JSON.stringify(createSpeculationRules()), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    },
  });
