import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';

/** Gives a guest's token. Client credentials travel in `client-id` and `client-secret`. */
export const createGuestToken = defineEndpoint({
  name: 'createToken',
  method: 'POST',
  path: '/token/oauth',
  scope: 'none',
  body: z.strictObject({
    /** The guest UUID that the shop made. */
    guestId: IdSchema,
  }),
  reply: z.object({
    /** Goes into `authorization: Bearer …`; never reaches script. */
    accessToken: z.string(),
    /** Seconds until it expires. */
    expiresIn: z.int(),
  }),
  errors: ['UNAUTHORIZED'],
});
