import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema } from '../fields.ts';
import { IdentifierSchema } from './account-fields.ts';

const guest = '/experience/onboarding/guest/v1';

/**
 * Checks whether an account exists for an identifier, before code sign-in and sign-up, and with the same rate
 * limit.
 */
export const lookUpAccount = defineEndpoint({
  name: 'viewAccountIdentifier',
  method: 'POST',
  path: `${guest}/view-account-identifier`,
  body: z.strictObject({
    /** Guest UUID of the caller. */
    id: IdSchema,
    identifier: IdentifierSchema,
  }),
  reply: z.object({
    /** 0: the account exists. 403047: it does not. */
    errorCode: z.int(),
    /** Reference of this request for support; set on success. */
    callId: z.nullable(z.string()),
  }),
});

/** Checks whether the caller is an employee, by their verified email address and the configured domains. */
export const checkEmployeeEmail = defineEndpoint({
  name: 'employeeEmailIdentifier',
  method: 'GET',
  path: `${guest}/employee-email-identifier`,
  reply: z.object({
    isEmployee: z.boolean(),
    /** The work email address; null for other customers and guests. */
    employeeEmailId: z.nullable(z.string()),
  }),
});

/** Stores newsletter consents. Categories that are not listed are unchanged. */
export const setConsent = defineEndpoint({
  name: 'consent',
  method: 'POST',
  path: '/experience/onboarding/private/v1/consent',
  scope: 'private',
  body: z.strictObject({
    customer_ids: z.strictObject({
      /** The customer's own email address. */
      email_id: EmailSchema,
    }),
    attributes: z
      .array(
        z.strictObject({
          type: z.literal('consent'),
          /** Newsletter channel of the consent. */
          category: z.enum(['newsletter_email', 'newsletter_whatsapp']),
          /** `invalid` withdraws the consent. */
          mode: z.enum(['valid', 'invalid']),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
  reply: z.object({ errorCode: z.int() }),
});
