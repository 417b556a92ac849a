import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { CountrySchema, IdSchema } from './fields.ts';

/** Kinds of messages that the shop sends. */
export const MESSAGE_KINDS = [
  'code',
  'welcome',
  'password-changed',
  'new-device',
  'contact-changed',
  'account-deleted',
] as const;

/** A message delivered to the sandbox mailbox of the embedded backend only. */
export const MailboxMessageSchema = z.object({
  id: IdSchema,
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(['email', 'sms']),
  /** Full email address or phone number of the recipient. */
  to: z.string(),
  language: z.enum(['en', 'ar']),
  country: CountrySchema,
  /** Epoch milliseconds. */
  sentAt: z.int(),
  /** Null for an SMS and for a message whose code is no longer valid. */
  subject: z.nullable(z.string()),
  /** Null for a message whose code is no longer valid. */
  text: z.nullable(z.string()),
  /** Null like `subject`. */
  html: z.nullable(z.string()),
});
export type MailboxMessage = z.output<typeof MailboxMessageSchema>;

/** Lists the newest 50 messages of the sandbox mailbox. Not available where messages are really sent. */
export const readMailbox = defineEndpoint({
  name: 'readMailbox',
  method: 'POST',
  path: '/experience/binaa/v1/sandbox/mailbox',
  scope: 'none',
  body: z.strictObject({
    /** Mailbox key, generated at the first start; a wrong key is answered as an unknown endpoint. */
    key: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ messages: z.array(MailboxMessageSchema) }),
});
