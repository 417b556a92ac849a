import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { createParagraphsSchema, createTextSchema, EmailSchema, NameSchema, PhoneSchema } from '../fields.ts';

/** Maximum length of a bulk enquiry. */
export const MAX_ENQUIRY_LENGTH = 1500;

/** A request for a quotation of large quantities. */
export const BulkEnquirySchema = z.strictObject({
  /** Products, quantities, place and date. */
  enquiry: createParagraphsSchema(MAX_ENQUIRY_LENGTH),
  companyName: createTextSchema(120),
  name: NameSchema,
  emailAddress: EmailSchema,
  /** Mobile number in E.164, of the request's country. */
  phone: PhoneSchema,
});
export type BulkEnquiry = z.output<typeof BulkEnquirySchema>;

/** Such as `BE26-7K3M9QXA`, without letters and digits that are easily confused. */
export const EnquiryNumberSchema = z.string().check(z.regex(/^BE\d{2}-[2-9A-HJ-NP-Z]{8}$/));

/**
 * Sends a bulk enquiry. The same enquiry sent twice on one day is stored once and returns the same number.
 */
export const sendBulkEnquiry = defineEndpoint({
  name: 'sendBulkEnquiry',
  method: 'POST',
  path: '/experience/account/guest/v1/bulk-enquiry',
  scope: 'none',
  body: BulkEnquirySchema,
  reply: z.object({ enquiryNumber: EnquiryNumberSchema }),
});

// Runs these checks even when other fields are invalid, so that all issues are reported together.
const isObjectInput = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A newsletter subscription: an email address or a mobile number, by its channel. */
export const NewsletterSubscriptionSchema = z
  .strictObject({
    channel: z.enum(['email', 'whatsapp']),
    emailAddress: z.optional(EmailSchema),
    /** Mobile number in E.164, of the request's country. */
    phone: z.optional(PhoneSchema),
    /**
     * Consent to the text in the footer in the request's language; that text is stored with the subscription.
     */
    consent: z.literal(true),
  })
  .check(
    z.refine(({ channel, emailAddress }) => (channel === 'email') === (emailAddress !== undefined), {
      path: ['emailAddress'],
      when: isObjectInput,
    }),
    z.refine(({ channel, phone }) => (channel === 'whatsapp') === (phone !== undefined), {
      path: ['phone'],
      when: isObjectInput,
    }),
  );
export type NewsletterSubscription = z.output<typeof NewsletterSubscriptionSchema>;

/** Subscribes to the newsletter. Subscribing again has no effect and returns the same reply. */
export const subscribeNewsletter = defineEndpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/experience/binaa/v1/newsletter',
  scope: 'none',
  body: NewsletterSubscriptionSchema,
  reply: z.object({ channel: z.enum(['email', 'whatsapp']) }),
});
