import * as z from 'zod/mini';
import { AddressSchema } from '../checkout/address.ts';
import { AreaCodeSchema } from '../delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, NameSchema, PhoneSchema } from '../fields.ts';

// A customer's address book. The account and contact id are the caller's own (`readAccount`); others are
// ADDRESS_NOT_FOUND, as are the addresses of another customer.

const path = '/experience/account/private/v1/my-account/accounts/{accountId}/contacts/address';

/** Maximum number of addresses in an address book. */
export const MAX_SAVED_ADDRESSES = 20;

/** Purposes for which an address can be chosen at checkout. */
export const AddressUseSchema = z.enum(['Both', 'Delivery', 'Billing']);
export type AddressUse = z.output<typeof AddressUseSchema>;

/** An address as the customer enters it. The rules of its country apply to all fields. */
export const SavedAddressInputSchema = z.extend(AddressSchema, {
  /** Recipient, or payer of an address for billing. */
  fullName: NameSchema,
  /** Mobile number in E.164, of the address's country. */
  mobile: PhoneSchema,
  /** Second mobile number, in the same format. */
  alternateMobile: z.optional(z.nullable(PhoneSchema)),
  addressUse: AddressUseSchema,
  /**
   * Delivery area; it lies in the address's first-level area. Without it the checkout cannot offer the
   * address for delivery.
   */
  areaCode: z.optional(z.nullable(AreaCodeSchema)),
  /**
   * Whether it becomes the default of its country. The first address of a country is the default in any case,
   * and `false` changes nothing: another address has to become the default.
   */
  isDefault: z.boolean(),
});
export type SavedAddressInput = z.output<typeof SavedAddressInputSchema>;

/** An address of the address book. */
export const SavedAddressSchema = z.extend(SavedAddressInputSchema, {
  id: IdSchema,
  alternateMobile: z.nullable(PhoneSchema),
  areaCode: z.nullable(AreaCodeSchema),
});
export type SavedAddress = z.output<typeof SavedAddressSchema>;

const params = z.strictObject({ accountId: IdSchema });
const contactParams = z.strictObject({ accountId: IdSchema, contactId: IdSchema });
const contactQuery = z.strictObject({ contactId: IdSchema });
const addressQuery = z.strictObject({
  /** In the query, because the specification's path has only the contact's id. */
  addressId: IdSchema,
});

/** All addresses, grouped by country in the shop's order; the default first, then the newest. */
const reply = z.object({ addresses: z.array(SavedAddressSchema) });

/** Returns the address book. */
export const readAddresses = defineEndpoint({
  name: 'readAddresses',
  method: 'GET',
  path,
  scope: 'private',
  params,
  query: contactQuery,
  reply,
  errors: ['ADDRESS_NOT_FOUND'],
});

/** Adds an address; an address that is in the address book already is not added again. */
export const addAddress = defineEndpoint({
  name: 'addAddress',
  method: 'POST',
  path,
  scope: 'private',
  params,
  query: contactQuery,
  body: SavedAddressInputSchema,
  reply,
  errors: ['ADDRESS_NOT_FOUND', 'ADDRESS_LIMIT', 'AREA_UNKNOWN', 'AREA_NOT_SERVED'],
});

/** Replaces an address. */
export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  method: 'PUT',
  path: `${path}/{contactId}`,
  scope: 'private',
  params: contactParams,
  query: addressQuery,
  body: SavedAddressInputSchema,
  reply,
  errors: ['ADDRESS_NOT_FOUND', 'AREA_UNKNOWN', 'AREA_NOT_SERVED'],
});

/** Removes an address. If it was the default, the newest other address of its country becomes the default. */
export const removeAddress = defineEndpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: `${path}/{contactId}`,
  scope: 'private',
  params: contactParams,
  query: addressQuery,
  reply,
  errors: ['ADDRESS_NOT_FOUND'],
});
