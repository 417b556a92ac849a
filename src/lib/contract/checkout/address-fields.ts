import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema } from '../fields.ts';
import { AddressSchema } from './address.ts';

/** A field of a country's address form. */
export const AddressFieldSchema = z.object({
  /** Key of its value in `AddressSchema`. */
  name: z.keyof(AddressSchema),
  /** Label in the request's language and the country's terms: `Emirate`, `Governorate`. */
  label: z.string(),
  /** Input hint in the request's language; null when the label is enough. */
  hint: z.nullable(z.string()),
  kind: z.enum(['text', 'select']),
  isRequired: z.boolean(),
  /** Maximum number of characters; null for a select. */
  maximumLength: z.nullable(z.int()),
  /**
   * JavaScript regular expression (`u` flag) for the whole value in Latin digits; null when any text is
   * valid.
   */
  pattern: z.nullable(z.string()),
  /** Options of a select in display order; empty for text. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type AddressField = z.output<typeof AddressFieldSchema>;

/** Returns the address fields of a country, in form order. */
export const readAddressFields = defineEndpoint({
  name: 'addressFieldData',
  method: 'POST',
  path: '/experience/mdm/guest/v1/address/field-data',
  scope: 'none',
  body: z.strictObject({
    /** Defaults to the request's country. */
    countryCode: z.optional(CountrySchema),
  }),
  reply: z.object({ countryCode: CountrySchema, fields: z.array(AddressFieldSchema) }),
});
