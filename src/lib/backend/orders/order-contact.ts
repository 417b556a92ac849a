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
  delivery?: CountryCode,
): FieldIssue[] {
  const { address, phone } = recipient;
  const country = COUNTRIES[address.countryCode];
  const faults: FieldIssue[] = [];
  const addFault = (field: string, rule: string) => faults.push({ path: `${path}.${field}`, rule });
  if (delivery !== undefined && address.countryCode !== delivery) {
    addFault('address.countryCode', 'other_country');
  }
  if (parsePhone(phone, country) !== phone) addFault('phone', 'not_of_the_country');
  const areaCodes = country.areas.map(({ code }) => code);
  for (const { field, rule } of validateAddress(address, { country: country.code, areaCodes })) {
    addFault(`address.${field}`, rule);
  }
  return faults;
}
