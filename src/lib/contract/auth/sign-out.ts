import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Ends this session, or all sessions of the account. */
export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: '/experience/binaa/v1/identity/sign-out',
  scope: 'private',
  /** `everywhere` ends the sessions of all devices. */
  body: z.strictObject({ everywhere: z.optional(z.boolean()) }),
  reply: z.object({
    /** 0: signed out. */
    errorCode: z.int(),
  }),
});
