import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema } from '../fields.ts';
import { AddressSchema } from './address.ts';

/** A field of a country's address form. */
export const AddressFieldSchema = z.object({
  /** Of `AddressSchema`, under which its value travels. */
  name: z.keyof(AddressSchema),
  /** In the call's language and the terms of the country: `Emirate`, `Governorate`. */
  label: z.string(),
  /** What to write, in the call's language; null when the label says it. */
  hint: z.nullable(z.string()),
  kind: z.enum(['text', 'select']),
  isRequired: z.boolean(),
  /** Characters; null for a select. */
  maximumLength: z.nullable(z.int()),
  /** The whole value, in Latin digits, as a JavaScript regular expression with the `u` flag; null when anything may stand there. */
  pattern: z.nullable(z.string()),
  /** Of a select, in the order shown; empty for text. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type AddressField = z.output<typeof AddressFieldSchema>;

/** Which fields an address of a country has, in the order in which they are asked for. */
export const readAddressFields = defineEndpoint({
  name: 'addressFieldData',
  method: 'POST',
  path: '/experience/mdm/guest/v1/address/field-data',
  scope: 'none',
  body: z.strictObject({
    /** The call's own country when it is missing. */
    countryCode: z.optional(CountrySchema),
  }),
  reply: z.object({ countryCode: CountrySchema, fields: z.array(AddressFieldSchema) }),
});
