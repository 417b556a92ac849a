import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { createParagraphsSchema, createTextSchema, EmailSchema, NameSchema, PhoneSchema } from './fields.ts';

/** What somebody who buys by the pallet writes. */
export const BulkEnquirySchema = z.strictObject({
  /** What, how much, where and by when. */
  enquiry: createParagraphsSchema(1500),
  companyName: createTextSchema(120),
  name: NameSchema,
  emailAddress: EmailSchema,
  /** Mobile, E.164, of the call's country. */
  phone: PhoneSchema,
});
export type BulkEnquiry = z.output<typeof BulkEnquirySchema>;

/** `BE26-7K3M9QXA`: letters and digits that are not taken for one another. */
export const EnquiryNumberSchema = z.string().check(z.regex(/^BE\d{2}-[2-9A-HJ-NP-Z]{8}$/));

/** Sends an enquiry. The same one sent twice on a day is kept once and answered with the same number. */
export const sendBulkEnquiry = defineEndpoint({
  name: 'sendBulkEnquiry',
  method: 'POST',
  path: '/experience/account/guest/v1/bulk-enquiry',
  scope: 'none',
  body: BulkEnquirySchema,
  reply: z.object({ enquiryNumber: EnquiryNumberSchema }),
});

// Told together with whatever else is wrong.
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** An address for the shop's letter: that of the channel, and no other. */
export const SubscriptionSchema = z
  .strictObject({
    channel: z.enum(['email', 'whatsapp']),
    emailAddress: z.optional(EmailSchema),
    /** Mobile, E.164, of the call's country. */
    phone: z.optional(PhoneSchema),
    /** Given, to the words that the footer shows in the call's language; they are kept with the address. */
    consent: z.literal(true),
  })
  .check(
    z.refine(({ channel, emailAddress }) => (channel === 'email') === (emailAddress !== undefined), {
      path: ['emailAddress'],
      when,
    }),
    z.refine(({ channel, phone }) => (channel === 'whatsapp') === (phone !== undefined), {
      path: ['phone'],
      when,
    }),
  );
export type Subscription = z.output<typeof SubscriptionSchema>;

/** Asks for the shop's letter. Asking again is harmless, and answered alike. */
export const subscribeNewsletter = defineEndpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/experience/binaa/v1/newsletter',
  scope: 'none',
  body: SubscriptionSchema,
  reply: z.object({ channel: z.enum(['email', 'whatsapp']) }),
});
