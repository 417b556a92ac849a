import * as z from 'zod/mini';
import { CountrySchema, EmailSchema, NameSchema, PhoneSchema, textField } from './fields.ts';

/** Who receives an order. */
export const ContactSchema = z.strictObject({
  firstName: NameSchema,
  lastName: NameSchema,
  emailAddress: EmailSchema,
  /** Mobile, E.164, of the address's country. */
  phone: PhoneSchema,
});
export type Contact = z.output<typeof ContactSchema>;

/** Where an order goes. Labels of the fields differ by country; see `ADDRESS_FIELDS`. */
export const AddressSchema = z.strictObject({
  countryCode: CountrySchema,
  /** First-level area: a code of the country's table (emirate, governorate, region, municipality). */
  emirate: z.string().check(z.regex(/^[A-Z0-9]{2,3}$/)),
  /** City, district or wilayat. */
  area: textField(80),
  /** Block, zone or road: where the country has one. */
  block: z.optional(textField(20)),
  /** Street and what else finds the door. */
  deliveryAddress: textField(160),
  /** Building, house or villa number. */
  buildingNo: textField(30),
  flatNo: z.optional(textField(30)),
  /** Postal code: required in sa alone. */
  postalOrZipCode: z.optional(textField(12)),
  /** National short address of sa: four letters, four digits. */
  shortAddress: z.optional(z.string().check(z.regex(/^[A-Z]{4}\d{4}$/))),
  addressType: z.enum(['Residential', 'Commercial']),
});
export type Address = z.output<typeof AddressSchema>;

type Pattern = Partial<Record<'block' | 'postalOrZipCode', RegExp>>;

/** What a country's numbers look like in Latin digits: postal codes of sa and om; block, zone or road elsewhere. */
export const ADDRESS_PATTERNS: Record<Address['countryCode'], Pattern> = {
  ae: {},
  kw: { block: /^\d{1,3}[A-Za-z]?$/ },
  sa: { postalOrZipCode: /^\d{5}$/ },
  bh: { block: /^(\d|1[0-2])\d{2}$/ },
  qa: { block: /^\d{1,3}$/ },
  om: { postalOrZipCode: /^\d{3}$/ },
};

/** Which optional fields a country's form shows and which of them it demands. */
export const ADDRESS_FIELDS = {
  ae: { block: 'hidden', postalOrZipCode: 'hidden', shortAddress: 'hidden' },
  kw: { block: 'required', postalOrZipCode: 'hidden', shortAddress: 'hidden' },
  sa: { block: 'hidden', postalOrZipCode: 'required', shortAddress: 'optional' },
  bh: { block: 'required', postalOrZipCode: 'hidden', shortAddress: 'hidden' },
  qa: { block: 'required', postalOrZipCode: 'hidden', shortAddress: 'hidden' },
  om: { block: 'hidden', postalOrZipCode: 'optional', shortAddress: 'hidden' },
} as const;
