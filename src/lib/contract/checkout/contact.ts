import * as z from 'zod/mini';
import { EmailSchema, NameSchema, PhoneSchema } from '../fields.ts';

/** Recipient of an order. */
export const ContactSchema = z.strictObject({
  firstName: NameSchema,
  lastName: NameSchema,
  emailAddress: EmailSchema,
  /** Mobile number in E.164, of the address's country. */
  phone: PhoneSchema,
});
export type Contact = z.output<typeof ContactSchema>;
