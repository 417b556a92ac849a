import type { SavedAddressInput } from '#lib/contract/account/saved-addresses.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { validateAddress } from '#lib/locale/address-rules.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import { AppError, createInvalidRequestError, type FieldIssue } from '../../gateway/app-error.ts';

/**
 * Checks an address by the rules of its country. Throws INVALID_REQUEST, AREA_UNKNOWN, or, for a delivery
 * address in an area without delivery, AREA_NOT_SERVED.
 */
export function assertSavedAddress(input: SavedAddressInput): void {
  const { fullName: _, mobile, alternateMobile, addressUse, areaCode, isDefault: __, ...address } = input;
  const country = COUNTRIES[address.countryCode];
  const regionCodes = country.regions.map(({ code }) => code);
  const issues: FieldIssue[] = validateAddress(address, { country: country.code, regionCodes }).map(
    ({ field, rule }) => ({ path: `body.${field}`, rule }),
  );
  for (const [name, phone] of Object.entries({ mobile, alternateMobile })) {
    if (phone && parsePhone(phone, country) !== phone)
      issues.push({ path: `body.${name}`, rule: 'not_of_the_country' });
  }
  const prefix = `${country.code.toUpperCase()}-${address.emirate}-`;
  if (areaCode && !areaCode.startsWith(prefix)) issues.push({ path: 'body.areaCode', rule: 'other_area' });
  if (issues.length > 0) throw createInvalidRequestError(issues);
  if (!areaCode) return;
  const serviceArea = findServiceArea(country.code, areaCode);
  if (!serviceArea) throw new AppError('AREA_UNKNOWN');
  if (serviceArea.area.service === 'not-served' && addressUse !== 'Billing')
    throw new AppError('AREA_NOT_SERVED');
}
