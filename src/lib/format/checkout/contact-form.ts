import { type Contact, ContactSchema } from '#lib/contract/checkout/contact.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { CheckoutCountry } from '../models/checkout.ts';
import { parsePhone } from '../phone.ts';
import { getPhoneRules } from './checkout-country.ts';
import { type FormFields, listIssueFields, type ParsedForm, readNonEmpty } from './form-fields.ts';

/** Contact fields in form order. */
export const CONTACT_FIELDS = ['emailAddress', 'phone', 'firstName', 'lastName'] as const;

/** Checkbox for SMS about the order. */
export const SMS_FIELD = 'smsUpdates';

/** Field with the email address that the customer kept although another one was suggested. */
export const CONFIRMED_EMAIL_FIELD = 'keptEmail';

/** Name of the button that sends the form with the suggested email address. */
export const USE_EMAIL_FIELD = 'useEmail';

/** Parses contact fields, in the browser and on the server. */
export function parseContactForm(
  fields: FormFields,
  country: CheckoutCountry,
  prefix = '',
): ParsedForm<Contact> {
  const enteredFields = readNonEmpty(CONTACT_FIELDS, (name) =>
    toLatinDigits(fields[prefix + name] ?? '').trim(),
  );
  const phone = parsePhone(enteredFields.phone ?? '', getPhoneRules(country)) ?? '';
  const contact = ContactSchema.safeParse({ ...enteredFields, phone });
  const invalid = listIssueFields(contact.error);
  return {
    value: contact.data,
    invalidFields: CONTACT_FIELDS.filter((name) => invalid.has(name)).map((name) => prefix + name),
  };
}
