import * as z from 'zod/mini';
import { CountrySchema, EmailSchema, IdSchema, NameSchema, PhoneSchema } from '../fields.ts';

// What an account is made of: shared by the calls of identity and by the forms that lead to them.

/** At least 8 characters and a digit of any script; its upper bound keeps hashing cheap. */
export const PasswordSchema = z.string().check(z.minLength(8), z.maxLength(200), z.regex(/\p{Nd}/u));

/** What somebody signs in by: an email address or a mobile number. */
export const IdentifierSchema = z.union([PhoneSchema, EmailSchema]);

/** Six digits. */
export const OneTimeCodeSchema = z.string().check(z.regex(/^\d{6}$/));

/** How the shop may write to somebody who did not ask for anything. */
export const NewsletterConsentSchema = z.strictObject({ email: z.boolean(), whatsapp: z.boolean() });

export const GenderSchema = z.enum(['male', 'female', 'other']);

/** A customer, as he sees himself (the specification's User). */
export const ProfileSchema = z.object({
  /** The customer's id: the `userId` of his carts and orders. */
  userId: IdSchema,
  /** Of the customer account, in the paths of addresses. */
  accountId: IdSchema,
  /** Of his contact record, in the path of PUT and DELETE of addresses. */
  contactId: IdSchema,
  name: z.string(),
  email: z.string(),
  /** E.164; null until one is given. */
  mobile: z.nullable(z.string()),
  gender: z.nullable(GenderSchema),
  newsletter: NewsletterConsentSchema,
  /** Gets the employee discount. */
  isEmployee: z.boolean(),
  /** The address at work that made him one; null for others. */
  employeeEmailId: z.nullable(z.string()),
  /** Preferred, as the switch was last set; null until then. */
  language: z.nullable(z.enum(['en', 'ar'])),
  country: z.nullable(CountrySchema),
  /** Name, email and mobile are there. */
  isComplete: z.boolean(),
  /** Has a password; somebody who came by a hosted provider may have none here. */
  hasPassword: z.boolean(),
  /** The loyalty wallet, `BW-7K2M-Q4XD`; found by a mobile number that was proven. Null when none was opened yet. */
  walletId: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type Profile = z.output<typeof ProfileSchema>;

/** A browser or telephone that is signed in. */
export const DeviceSchema = z.object({
  id: IdSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** `Chrome · Windows`, of what it said of itself; empty when it said nothing known. */
  name: z.string(),
  /** Epoch milliseconds. */
  signedInAt: z.int(),
  seenAt: z.int(),
});
export type Device = z.output<typeof DeviceSchema>;

/** Somebody to be: what sign-up asks for. */
export const SignUpSchema = z.strictObject({
  name: NameSchema,
  email: EmailSchema,
  /** E.164, of the call's country. */
  mobile: PhoneSchema,
  password: PasswordSchema,
  newsletter: NewsletterConsentSchema,
});
export type SignUp = z.output<typeof SignUpSchema>;
