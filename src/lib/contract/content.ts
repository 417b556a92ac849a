import * as z from 'zod/mini';
import { FooterSchema, HeaderSchema, HomeSchema } from '#content/schemas/index.ts';
import { defineEndpoint } from './endpoint.ts';

const base = '/web/experience/landing/guest/v1';

/** The home page's words and rails. */
export const homepage = defineEndpoint({
  name: 'homepage',
  method: 'GET',
  path: `${base}/homepage`,
  scope: 'none',
  reply: HomeSchema,
});

/** The words of the header and the footer. */
export const headerFooter = defineEndpoint({
  name: 'headerFooter',
  method: 'GET',
  path: `${base}/header-footer`,
  scope: 'none',
  reply: z.object({ header: HeaderSchema, footer: FooterSchema }),
});
