import type { Address, Contact } from '#lib/contract/checkout/address.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { validateAddress } from '#lib/locale/address-rules.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import type { FieldIssue } from '../gateway/app-error.ts';

/** Contact and address for delivery or billing. */
export type OrderContact = Contact & { address: Address };

/** Checks a contact by the rules of its country; with `delivery`, the address must be in that country. */
export function validateOrderContact(
  recipient: OrderContact,
  path: string,
  deliveryCountry?: CountryCode,
): FieldIssue[] {
  const { address, phone } = recipient;
  const country = COUNTRIES[address.countryCode];
  const issues: FieldIssue[] = [];
  const addIssue = (field: string, rule: string) => issues.push({ path: `${path}.${field}`, rule });
  if (deliveryCountry !== undefined && address.countryCode !== deliveryCountry) {
    addIssue('address.countryCode', 'other_country');
  }
  if (parsePhone(phone, country) !== phone) addIssue('phone', 'not_of_the_country');
  const areaCodes = country.areas.map(({ code }) => code);
  for (const { field, rule } of validateAddress(address, { country: country.code, areaCodes })) {
    addIssue(`address.${field}`, rule);
  }
  return issues;
}
