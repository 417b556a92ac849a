import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { createTextSchema, SlugSchema } from '../fields.ts';

/** Lists at most 8 related searches; none when the query has no results. */
export const relatedSearches = defineEndpoint({
  name: 'relatedSearches',
  method: 'GET',
  path: '/experience/binaa/v1/related-searches',
  scope: 'none',
  query: z.strictObject({
    /** Search text. */
    q: createTextSchema(256),
  }),
  reply: z.object({
    searches: z.array(
      z.object({
        /** Search text in the request's language. */
        words: z.string(),
        /** Slug of the category it leads to; null when none. */
        category: z.nullable(SlugSchema),
        /** Slug of the brand it leads to; null when none. */
        brand: z.nullable(SlugSchema),
      }),
    ),
  }),
  errors: ['UNAVAILABLE'],
});
