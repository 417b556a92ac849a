import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema } from '../fields.ts';
import { IdentifierSchema } from './account-fields.ts';

const guest = '/experience/onboarding/guest/v1';

/** Whether an account is known by an identifier: before code sign-in and sign-up, and limited as they are. */
export const lookUpAccount = defineEndpoint({
  name: 'viewAccountIdentifier',
  method: 'POST',
  path: `${guest}/view-account-identifier`,
  body: z.strictObject({
    /** The guest UUID that asks. */
    id: IdSchema,
    identifier: IdentifierSchema,
  }),
  reply: z.object({
    /** 0: there is one. 403047: there is none. */
    errorCode: z.int(),
    /** Of this question, to be named in support; success has one. */
    callId: z.nullable(z.string()),
  }),
});

/** Whether the caller works here, by his proven email address and the configured lists of domains. */
export const checkEmployeeEmail = defineEndpoint({
  name: 'employeeEmailIdentifier',
  method: 'GET',
  path: `${guest}/employee-email-identifier`,
  reply: z.object({
    isEmployee: z.boolean(),
    /** The address that makes him one; null for others, and for guests. */
    employeeEmailId: z.nullable(z.string()),
  }),
});

/** Keeps what a customer consents to. What is not named stays as it is. */
export const setConsent = defineEndpoint({
  name: 'consent',
  method: 'POST',
  path: '/experience/onboarding/private/v1/consent',
  scope: 'private',
  body: z.strictObject({
    customer_ids: z.strictObject({
      /** The customer's own address. */
      email_id: EmailSchema,
    }),
    attributes: z
      .array(
        z.strictObject({
          type: z.literal('consent'),
          category: z.enum(['newsletter_email', 'newsletter_whatsapp']),
          /** `invalid` takes a consent back. */
          mode: z.enum(['valid', 'invalid']),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
  reply: z.object({ errorCode: z.int() }),
});
