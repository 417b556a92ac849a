import * as z from 'zod/mini';
import { CountrySchema, EmailSchema, IdSchema, NameSchema, PhoneSchema } from '../fields.ts';

// Account fields shared by the identity endpoints and the forms that call them.

/** 8 to 200 characters with at least one digit of any script. The upper bound keeps hashing cheap. */
export const PasswordSchema = z.string().check(z.minLength(8), z.maxLength(200), z.regex(/\p{Nd}/u));

/** Email address or mobile number (E.164) that identifies an account at sign-in. */
export const IdentifierSchema = z.union([PhoneSchema, EmailSchema]);

/** Six digits. */
export const OneTimeCodeSchema = z.string().check(z.regex(/^\d{6}$/));

/** Channels on which the customer agreed to receive the newsletter. */
export const NewsletterConsentSchema = z.strictObject({ email: z.boolean(), whatsapp: z.boolean() });

/** When a newsletter consent was last given or withdrawn, in epoch milliseconds; null when it never was. */
const ConsentTimesSchema = z.object({ email: z.nullable(z.int()), whatsapp: z.nullable(z.int()) });

export const GenderSchema = z.enum(['male', 'female', 'other']);

/** `1990-02-28`. */
export const BirthdaySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** The signed-in customer's own profile (the specification's User). */
export const ProfileSchema = z.object({
  /** Id of the customer; equals `userId` of their carts and orders. */
  userId: IdSchema,
  /** Id of the customer account, used in the paths of addresses. */
  accountId: IdSchema,
  /** Id of the contact record, used in the path of PUT and DELETE of addresses. */
  contactId: IdSchema,
  /** Full name; empty while unknown. */
  name: z.string(),
  /** Empty while unknown. */
  email: z.string(),
  /** E.164; null while unknown. */
  mobile: z.nullable(z.string()),
  /** Whether a code has confirmed the mobile number. */
  isMobileVerified: z.boolean(),
  gender: z.nullable(GenderSchema),
  /** `1990-02-28`; null while unknown. */
  birthday: z.nullable(z.string()),
  newsletter: NewsletterConsentSchema,
  newsletterTimes: ConsentTimesSchema,
  /** Whether the customer gets the employee discount. */
  isEmployee: z.boolean(),
  /** The work email address that qualifies for the employee discount; null for other customers. */
  employeeEmailId: z.nullable(z.string()),
  /** Preferred language, last set in the language switch; null until then. */
  language: z.nullable(z.enum(['en', 'ar'])),
  /** Preferred country; null until the customer chose one. */
  country: z.nullable(CountrySchema),
  /** Whether name, email and mobile are set. */
  isComplete: z.boolean(),
  /** False for a customer who signs in through a hosted provider only. */
  hasPassword: z.boolean(),
  /**
   * Loyalty wallet number such as `BW-7K2M-Q4XD`, found by the verified mobile number; null without a wallet.
   */
  walletId: z.nullable(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type Profile = z.output<typeof ProfileSchema>;

/** A browser or phone with an active session. */
export const DeviceSchema = z.object({
  id: IdSchema,
  /** Whether it is the device of this request. */
  isCurrent: z.boolean(),
  /** Browser and system from the user agent, such as `Chrome · Windows`; empty when unknown. */
  name: z.string(),
  /** Epoch milliseconds. */
  signedInAt: z.int(),
  /** Time of the last request, epoch milliseconds. */
  seenAt: z.int(),
});
export type Device = z.output<typeof DeviceSchema>;

/** Details of a new account. */
export const SignUpSchema = z.strictObject({
  name: NameSchema,
  email: EmailSchema,
  /** E.164, of the request's country. */
  mobile: PhoneSchema,
  password: PasswordSchema,
  newsletter: NewsletterConsentSchema,
  /**
   * A guest's order that was placed with this email address: it belongs to the account once the email address
   * is confirmed. A mobile number that another account has verified is then left out, as it was typed for the
   * delivery.
   */
  orderNumber: z.optional(IdSchema),
});
export type SignUp = z.output<typeof SignUpSchema>;
