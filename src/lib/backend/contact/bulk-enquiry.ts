import { createHash } from 'node:crypto';
import type { BulkEnquiry } from '#lib/contract/contact/contact.ts';
import type { Country } from '#lib/locale/countries.ts';
import { createRandomCode } from '../crypto/random-code.ts';

const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns a random number such as `BE26-7K2MQ4XD`, which does not reveal how many enquiries there are. */
export function createEnquiryNumber(country: Country, now: number): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, year: '2-digit' }).format(now);
  return `BE${year}-${createRandomCode(CODE_ALPHABET, LENGTH)}`;
}

/** Hash of an enquiry and its UTC day, so that a double submit is stored once. Ignores the email's case. */
export function hashEnquiry(enquiry: BulkEnquiry, country: Country, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const { emailAddress, ...fields } = enquiry;
  const hashedValues = [day, country.code, emailAddress.toLowerCase(), ...Object.entries(fields).sort()];
  return createHash('sha256').update(JSON.stringify(hashedValues)).digest('base64url');
}
