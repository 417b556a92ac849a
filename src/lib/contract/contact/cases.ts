import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { createParagraphsSchema, EmailSchema, IdSchema } from '../fields.ts';
import { OrderLinkTokenSchema } from '../orders/order-link.ts';
import { MAX_PHOTOS, PhotoSchema } from '../photos.ts';

// Cases: messages of customers to the shop, about a product of an order, an order, or any other subject. A
// case, order or photo of another person is rejected like one that does not exist.

const base = '/experience/binaa/v1/cases';

/** `product`: an issue with a delivered product, which can be reported until a certain date. */
export const CaseKindSchema = z.enum(['product', 'order', 'general']);
export type CaseKind = z.output<typeof CaseKindSchema>;

/** `open`: waiting for the shop's answer. A new message reopens the case. */
export const CaseStatusSchema = z.enum(['open', 'answered', 'solved']);
export type CaseStatus = z.output<typeof CaseStatusSchema>;

/** What is wrong with a product. */
export const CASE_REASONS = ['damaged', 'faulty', 'incomplete', 'wrong', 'other'] as const;
export const CaseReasonSchema = z.enum(CASE_REASONS);
export type CaseReason = z.output<typeof CaseReasonSchema>;

/** A case number, such as `CS26-7K2MQ4XD`. */
export const CaseNumberSchema = z.string().check(z.regex(/^CS\d\d-[2-9A-Z]{8}$/));

/** Characters of a message. */
export const CASE_MESSAGE_LENGTH = { minimum: 10, maximum: 1200 };

const MessageTextSchema = createParagraphsSchema(CASE_MESSAGE_LENGTH.maximum, CASE_MESSAGE_LENGTH.minimum);
const PhotoIdsSchema = z.optional(z.array(IdSchema).check(z.maxLength(MAX_PHOTOS)));

const CaseMessageSchema = z.object({
  author: z.enum(['customer', 'shop']),
  /** Plain text with line breaks. */
  text: z.string(),
  /** Number of its photos. */
  photoCount: z.int(),
  /** The photos sent by the reader. */
  photos: z.array(PhotoSchema),
  /** Epoch milliseconds. */
  at: z.int(),
});

const ListedCaseSchema = z.object({
  caseNumber: CaseNumberSchema,
  kind: CaseKindSchema,
  status: CaseStatusSchema,
  /** What is wrong with the product; null unless `kind` is `product`. */
  reason: z.nullable(CaseReasonSchema),
  orderNumber: z.nullable(z.string()),
  /** Product of an issue, in the language of the request. */
  productName: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type ListedCase = z.output<typeof ListedCaseSchema>;

/** A case with its messages, the oldest first. */
export const CaseSchema = z.extend(ListedCaseSchema, { messages: z.array(CaseMessageSchema) });
export type Case = z.output<typeof CaseSchema>;

/**
 * Opens a case. An order must be the caller's own, or be proved by the `token` of its link or the `email` of
 * its customer. Sending the same case again on the same day opens no second one.
 */
export const openCase = defineEndpoint({
  name: 'openCase',
  method: 'POST',
  path: base,
  body: z.strictObject({
    message: MessageTextSchema,
    photoIds: PhotoIdsSchema,
    orderNumber: z.optional(IdSchema),
    /** A delivered line: this makes it a product issue, which needs a reason. */
    lineId: z.optional(IdSchema),
    reason: z.optional(CaseReasonSchema),
    token: z.optional(OrderLinkTokenSchema),
    /** Required for a guest's case that is not about an order: the answer is sent there. */
    email: z.optional(EmailSchema),
  }),
  reply: z.object({ caseNumber: CaseNumberSchema }),
  errors: ['ORDER_NOT_FOUND', 'ISSUE_NOT_DELIVERED', 'ISSUE_TOO_LATE', 'PHOTO_NOT_FOUND', 'PHOTO_LIMIT'],
});

/**
 * Lists the cases of the signed-in customer, including those of claimed guest orders; most recently changed
 * first.
 */
export const listCases = defineEndpoint({
  name: 'listCases',
  method: 'GET',
  path: base,
  scope: 'private',
  query: z.strictObject({ orderNumber: z.optional(IdSchema) }),
  reply: z.object({ cases: z.array(ListedCaseSchema) }),
});

// Any text, so that a malformed number is rejected like one that does not exist.
const params = z.strictObject({ caseNumber: IdSchema });

/** Returns a case of the signed-in customer with its messages. */
export const readCase = defineEndpoint({
  name: 'readCase',
  method: 'GET',
  path: `${base}/{caseNumber}`,
  scope: 'private',
  params,
  reply: CaseSchema,
  errors: ['CASE_NOT_FOUND'],
});

/** Returns a guest's case by the token of the link in its emails. */
export const readLinkedCase = defineEndpoint({
  name: 'readLinkedCase',
  method: 'POST',
  path: '/experience/binaa/v1/linked-case',
  scope: 'none',
  body: z.strictObject({ caseNumber: CaseNumberSchema, token: OrderLinkTokenSchema }),
  reply: CaseSchema,
  errors: ['CASE_NOT_FOUND'],
});

/** Adds a message, which reopens the case. The same message sent twice is added once. */
export const replyToCase = defineEndpoint({
  name: 'replyToCase',
  method: 'POST',
  path: `${base}/{caseNumber}/messages`,
  params,
  body: z.strictObject({
    message: MessageTextSchema,
    photoIds: PhotoIdsSchema,
    /** Token of the link in the emails of a guest's case. */
    token: z.optional(OrderLinkTokenSchema),
  }),
  reply: CaseSchema,
  errors: ['CASE_NOT_FOUND', 'PHOTO_NOT_FOUND', 'PHOTO_LIMIT'],
});

/** Marks a case as solved. */
export const solveCase = defineEndpoint({
  name: 'solveCase',
  method: 'POST',
  path: `${base}/{caseNumber}/solve`,
  params,
  body: z.strictObject({ token: z.optional(OrderLinkTokenSchema) }),
  reply: CaseSchema,
  errors: ['CASE_NOT_FOUND'],
});
