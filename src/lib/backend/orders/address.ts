import { ADDRESS_FIELDS, ADDRESS_PATTERNS, type Address, type Contact } from '#lib/contract/address.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { FieldFault } from '../gateway/fault.ts';

/** Who and where, as billing and delivery take it. */
export type Recipient = Contact & { address: Address };

type Optional = keyof (typeof ADDRESS_FIELDS)['ae'];
type Patterned = 'block' | 'postalOrZipCode';

/** The same with Latin digits in the numbers that have a pattern. */
export function tidyRecipient(recipient: Recipient): Recipient {
  const { address } = recipient;
  const { block, postalOrZipCode } = address;
  return {
    ...recipient,
    address: {
      ...address,
      ...(block !== undefined && { block: toLatinDigits(block) }),
      ...(postalOrZipCode !== undefined && { postalOrZipCode: toLatinDigits(postalOrZipCode) }),
    },
  };
}

/** What a country's rules refuse in an address; `delivery` is the country that the order goes to. */
export function recipientFaults(recipient: Recipient, path: string, delivery?: CountryCode): FieldFault[] {
  const { address, phone } = recipient;
  const country = COUNTRIES[address.countryCode];
  const faults: FieldFault[] = [];
  const fault = (field: string, rule: string) => faults.push({ path: `${path}.${field}`, rule });
  if (delivery !== undefined && address.countryCode !== delivery)
    fault('address.countryCode', 'other_country');
  if (!country.areas.some((area) => area.code === address.emirate)) fault('address.emirate', 'unknown');
  if (parsePhone(phone, country) !== phone) fault('phone', 'not_of_the_country');
  for (const [field, use] of Object.entries(ADDRESS_FIELDS[country.code]) as [Optional, string][]) {
    const value = address[field];
    if (value === undefined) {
      if (use === 'required') fault(`address.${field}`, 'required');
    } else if (use === 'hidden') {
      fault(`address.${field}`, 'unexpected');
    } else if (ADDRESS_PATTERNS[country.code][field as Patterned]?.test(value) === false) {
      fault(`address.${field}`, 'invalid_format');
    }
  }
  return faults;
}
