import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { EmailSchema, IdSchema, ProductCodeSchema } from './fields.ts';

// A notice subscribes an email address to one email: that a product is in stock again, or that it costs less.
// The email is sent once; the notice is then deleted.
// A guest's email address is used only after the guest has confirmed it by the link of an email.

const base = '/experience/binaa/v1/notices';

/** Maximum number of notices of a recipient. */
export const MAX_NOTICES = 50;

/** Days for which a notice is kept while its event has not happened. */
export const NOTICE_DAYS = 180;

/** Hours that a guest has to confirm a notice. */
export const NOTICE_CONFIRMATION_HOURS = 48;

/** Event of a notice: the product is in stock again, or its price is lower than at the request. */
export const NoticeKindSchema = z.enum(['stock', 'price']);
export type NoticeKind = z.output<typeof NoticeKindSchema>;

const NoticeProductSchema = z.object({
  productCode: z.string(),
  productName: z.string(),
  slug: z.string(),
});

export const NoticeSchema = z.object({
  id: IdSchema,
  kind: NoticeKindSchema,
  product: NoticeProductSchema,
  /** Country of the shop whose stock or price is watched. */
  country: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.int(),
});
export type Notice = z.output<typeof NoticeSchema>;

const requestFields = { kind: NoticeKindSchema, productCode: ProductCodeSchema };
const errors = ['PRODUCT_NOT_FOUND', 'NOT_SOLD_HERE', 'NOTICE_NOT_NEEDED', 'NOTICE_LIMIT'] as const;
const token = z.string().check(z.regex(/^[\w.-]{1,500}$/));
const tokenBody = z.strictObject({ token });

/** Sends an email by which a guest confirms a notice. The reply is the same for every email address. */
export const requestNotice = defineEndpoint({
  name: 'requestNotice',
  method: 'POST',
  path: `${base}/requests`,
  scope: 'none',
  body: z.strictObject({ ...requestFields, emailAddress: EmailSchema }),
  reply: z.object({}),
  errors,
});

/**
 * Subscribes the customer's own email address to a stock or price notice; an existing subscription is kept.
 */
export const createNotice = defineEndpoint({
  name: 'createNotice',
  method: 'POST',
  path: base,
  scope: 'private',
  body: z.strictObject(requestFields),
  reply: z.object({}),
  errors,
});

/** Returns the customer's notices, newest first. */
export const readNotices = defineEndpoint({
  name: 'readNotices',
  method: 'GET',
  path: base,
  scope: 'private',
  reply: z.object({ notices: z.array(NoticeSchema) }),
});

/** Ends a notice of the customer; another customer's is NOTICE_NOT_FOUND, like an unknown one. */
export const endNotice = defineEndpoint({
  name: 'endNotice',
  method: 'DELETE',
  path: `${base}/{noticeId}`,
  scope: 'private',
  params: z.strictObject({ noticeId: IdSchema }),
  reply: z.object({}),
  errors: ['NOTICE_NOT_FOUND'],
});

/** Returns the action of an email's link; NOTICE_NOT_FOUND for a link that is expired, used or forged. */
export const readNoticeLink = defineEndpoint({
  name: 'readNoticeLink',
  method: 'POST',
  path: `${base}/links`,
  scope: 'none',
  body: tokenBody,
  reply: z.object({
    purpose: z.enum(['confirm', 'stop']),
    /** For a link that confirms a notice. */
    notice: z.nullable(z.object({ kind: NoticeKindSchema, product: NoticeProductSchema })),
  }),
  errors: ['NOTICE_NOT_FOUND'],
});

/** Confirms a guest's notice by the link of the email; confirming again has no effect. */
export const confirmNotice = defineEndpoint({
  name: 'confirmNotice',
  method: 'POST',
  path: `${base}/confirmations`,
  scope: 'none',
  body: tokenBody,
  reply: z.object({}),
  errors: ['NOTICE_NOT_FOUND'],
});

/** Ends all notices of the recipient of an email, by its link; ending them again has no effect. */
export const stopNotices = defineEndpoint({
  name: 'stopNotices',
  method: 'POST',
  path: `${base}/stops`,
  scope: 'none',
  body: tokenBody,
  reply: z.object({}),
  errors: ['NOTICE_NOT_FOUND'],
});
