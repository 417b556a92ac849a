import type { SavedAddress, SavedAddressInput } from '#lib/contract/account/saved-addresses.ts';
import type { Address } from '#lib/contract/checkout/address.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import type { ContactWithAddress } from './delivery-form.ts';

/** Returns whether two addresses are identical in all fields. */
export function isSameAddress(first: Address, second: Address): boolean {
  const names = ['countryCode', ...ADDRESS_FIELD_NAMES] as const;
  return names.every((name) => (first[name] ?? '') === (second[name] ?? ''));
}

/**
 * Converts a saved address to the recipient of an order; the email address is that of the order's contact.
 */
export function toSavedContact(
  savedAddress: SavedAddress,
  { emailAddress, lastName }: Contact,
): ContactWithAddress {
  const {
    id: _id,
    fullName,
    mobile,
    alternateMobile,
    addressUse: _use,
    areaCode: _area,
    isDefault: _default,
    ...address
  } = savedAddress;
  const [firstName = fullName, ...others] = fullName.split(' ');
  // An order needs both names: a recipient with a single name gets the last name of the order's contact. A
  // last name starts with a letter.
  const otherNames = others.join(' ').replace(/^[^\p{L}\p{M}]+/u, '');
  return {
    firstName,
    lastName: otherNames || lastName,
    emailAddress,
    phone: mobile,
    ...(alternateMobile && { alternateMobile }),
    address,
  };
}

/** Returns the entry of the address book for the address of an order. */
export function toSavedAddressInput(
  { firstName, lastName, phone }: Contact,
  address: Address,
  areaCode: string,
): SavedAddressInput {
  // The address book accepts names of at most 60 characters.
  const fullName = `${firstName} ${lastName}`.slice(0, 60).trim();
  return { ...address, fullName, mobile: phone, addressUse: 'Both', areaCode, isDefault: false };
}

/** Returns the saved address that an order's recipient was taken from. */
export function findSavedContact(
  addresses: readonly SavedAddress[],
  recipient: ContactWithAddress | null,
): SavedAddress | undefined {
  if (!recipient) return undefined;
  return addresses.find((savedAddress) => {
    const { firstName, lastName, phone, address } = toSavedContact(savedAddress, recipient);
    const isSamePerson =
      firstName === recipient.firstName && lastName === recipient.lastName && phone === recipient.phone;
    return isSamePerson && isSameAddress(address, recipient.address);
  });
}
