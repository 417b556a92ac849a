import type { Address } from '#lib/contract/checkout/address.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { validateAddress } from '#lib/locale/address-rules.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { createInvalidRequestError, type FieldIssue } from '../gateway/app-error.ts';

/** Contact and address for delivery or billing. */
export type OrderContact = Contact & { address: Address; alternateMobile?: string | undefined };

/** Checks a contact without an address: its phone number must be of the country. */
export function validateContact(
  { phone }: Pick<Contact, 'phone'>,
  path: string,
  country: CountryCode,
): FieldIssue[] {
  if (parsePhone(phone, COUNTRIES[country]) === phone) return [];
  return [{ path: `${path}.phone`, rule: 'not_of_the_country' }];
}

/**
 * Checks a contact by the rules of its address's country, which must be `deliveryCountry` if that is given.
 */
export function validateOrderContact(
  recipient: OrderContact,
  path: string,
  deliveryCountry?: CountryCode,
): FieldIssue[] {
  const { address } = recipient;
  const country = COUNTRIES[address.countryCode];
  const issues: FieldIssue[] = [];
  const addIssue = (field: string, rule: string) => issues.push({ path: `${path}.${field}`, rule });
  if (deliveryCountry !== undefined && address.countryCode !== deliveryCountry) {
    addIssue('address.countryCode', 'other_country');
  }
  issues.push(...validateContact(recipient, path, country.code));
  const { alternateMobile } = recipient;
  if (alternateMobile !== undefined && parsePhone(alternateMobile, country) !== alternateMobile) {
    addIssue('alternateMobile', 'not_of_the_country');
  }
  const regionCodes = country.regions.map(({ code }) => code);
  for (const { field, rule } of validateAddress(address, { country: country.code, regionCodes })) {
    addIssue(`address.${field}`, rule);
  }
  return issues;
}

/** Throws INVALID_REQUEST with the issues, if there are any. */
export function assertValid(issues: FieldIssue[]): void {
  if (issues.length > 0) throw createInvalidRequestError(issues);
}
