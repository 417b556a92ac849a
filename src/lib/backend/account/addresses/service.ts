import { isDeepStrictEqual } from 'node:util';
import {
  MAX_SAVED_ADDRESSES,
  type SavedAddress,
  type SavedAddressInput,
} from '#lib/contract/account/saved-addresses.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { assertSavedAddress } from './address-input.ts';
import {
  type AddressContent,
  deleteSavedAddress,
  insertSavedAddress,
  listSavedAddresses,
  replaceSavedAddress,
  setDefaultAddress,
} from './queries.ts';

// Each function returns the address book after its change. The caller has locked it.

/** Ignores an address that is already stored. Throws ADDRESS_LIMIT when the address book is full. */
export async function addSavedAddress(
  trx: Trx,
  userId: string,
  input: SavedAddressInput,
  now: number,
): Promise<SavedAddress[]> {
  assertSavedAddress(input);
  const content = toContent(input);
  const before = await listSavedAddresses(trx, userId);
  const existingAddress = before.find(({ id: _, ...saved }) => isDeepStrictEqual(toContent(saved), content));
  if (!existingAddress && before.length >= MAX_SAVED_ADDRESSES)
    throw new AppError('ADDRESS_LIMIT', { maximum: MAX_SAVED_ADDRESSES });
  const id = existingAddress?.id ?? (await insertSavedAddress(trx, userId, content, now));
  if (input.isDefault) await setDefaultAddress(trx, userId, { id, country: input.countryCode });
  return await listWithDefaults(trx, userId, [input.countryCode]);
}

/** Throws ADDRESS_NOT_FOUND. */
export async function updateSavedAddress(
  trx: Trx,
  userId: string,
  id: string,
  input: SavedAddressInput,
  now: number,
): Promise<SavedAddress[]> {
  assertSavedAddress(input);
  const before = await requireSavedAddress(trx, userId, id);
  const { countryCode: country } = input;
  await replaceSavedAddress(trx, id, toContent(input), now);
  const remainsDefault = before.isDefault && before.countryCode === country;
  if (input.isDefault || remainsDefault) await setDefaultAddress(trx, userId, { id, country });
  return await listWithDefaults(trx, userId, [before.countryCode, country]);
}

/** Throws ADDRESS_NOT_FOUND. */
export async function removeSavedAddress(trx: Trx, userId: string, id: string): Promise<SavedAddress[]> {
  const { countryCode } = await requireSavedAddress(trx, userId, id);
  await deleteSavedAddress(trx, id);
  return await listWithDefaults(trx, userId, [countryCode]);
}

/** Returns the stored part of an address; fields that may be omitted are null. */
function toContent({ isDefault: _, ...fields }: SavedAddressInput): AddressContent {
  const content = {
    ...fields,
    alternateMobile: fields.alternateMobile ?? null,
    areaCode: fields.areaCode ?? null,
  };
  return content;
}

async function requireSavedAddress(trx: Trx, userId: string, id: string): Promise<SavedAddress> {
  const address = (await listSavedAddresses(trx, userId)).find((saved) => saved.id === id);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return address;
}

/** Makes the newest address the default of each given country that has none, and lists all addresses. */
async function listWithDefaults(
  trx: Trx,
  userId: string,
  countries: readonly CountryCode[],
): Promise<SavedAddress[]> {
  const addresses = await listSavedAddresses(trx, userId);
  for (const country of new Set(countries)) {
    const [first] = addresses.filter(({ countryCode }) => countryCode === country);
    if (first && !first.isDefault) await setDefaultAddress(trx, userId, { id: first.id, country });
  }
  return await listSavedAddresses(trx, userId);
}
