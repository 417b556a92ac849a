import * as z from 'zod/mini';
import {
  ADDRESS_FIELD_LENGTHS,
  normalizeAddressField,
  PACI_PATTERN,
  SHORT_ADDRESS_PATTERN,
} from '#lib/locale/address-rules.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { CountrySchema, createTextSchema } from '../fields.ts';

function addressText(name: keyof typeof ADDRESS_FIELD_LENGTHS) {
  return createTextSchema(ADDRESS_FIELD_LENGTHS[name]).check(z.overwrite(toLatinDigits));
}

/**
 * Delivery address; digits are stored as Latin digits. The country determines its fields and their format:
 * `locale/address-rules`.
 */
export const AddressSchema = z.strictObject({
  countryCode: CountrySchema,
  /**
   * First-level delivery area: a code of the country's table (emirate, governorate, region, municipality).
   */
  emirate: z.string().check(z.regex(/^[A-Z0-9]{2,3}$/)),
  /** City, district or wilayat. */
  area: addressText('area'),
  /** Block, zone or road, in countries that use one. */
  block: z.optional(addressText('block')),
  /** Street and further directions. */
  deliveryAddress: addressText('deliveryAddress'),
  /** Building, house or villa number. */
  buildingNo: addressText('buildingNo'),
  /** Flat or office number. */
  flatNo: z.optional(addressText('flatNo')),
  /** Postal code; required in Saudi Arabia only. */
  postalOrZipCode: z.optional(addressText('postalOrZipCode')),
  /**
   * National short address of Saudi Arabia: four letters, four digits. Lower case and spaces are accepted.
   */
  shortAddress: z.optional(
    z.string().check(
      z.overwrite((text) => normalizeAddressField('shortAddress', text)),
      z.regex(SHORT_ADDRESS_PATTERN),
    ),
  ),
  /** Number that Kuwait's Public Authority for Civil Information gives a building: eight digits. */
  paciNumber: z.optional(
    z.string().check(
      z.overwrite((text) => normalizeAddressField('paciNumber', text)),
      z.regex(PACI_PATTERN),
    ),
  ),
  /** Kind of building. */
  addressType: z.enum(['Residential', 'Commercial']),
});
export type Address = z.output<typeof AddressSchema>;
