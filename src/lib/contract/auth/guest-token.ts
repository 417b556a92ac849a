import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema } from '../fields.ts';

/**
 * Creates an access token for a guest. The client credentials are sent in `client-id` and `client-secret`.
 */
export const createGuestToken = defineEndpoint({
  name: 'createToken',
  method: 'POST',
  path: '/token/oauth',
  scope: 'none',
  body: z.strictObject({
    /** Guest UUID created by the shop. */
    guestId: IdSchema,
  }),
  reply: z.object({
    /** Sent as `authorization: Bearer …`; never readable by browser scripts. */
    accessToken: z.string(),
    /** Seconds until it expires. */
    expiresIn: z.int(),
  }),
  errors: ['UNAUTHORIZED'],
});
