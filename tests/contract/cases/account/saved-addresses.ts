import { describe, expect, it } from 'vitest';
import * as addressesContract from '#lib/contract/account/saved-addresses.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { type ContractClient, callEndpoint, type Market } from '../../harness/client.ts';

const ENGLISH: Market = { country: 'ae', language: 'en' };
const ARABIC: Market = { country: 'ae', language: 'ar' };

const account = { accountId: 'somebody' };
const contact = { ...account, contactId: 'someone' };
const body: addressesContract.SavedAddressInput = {
  fullName: 'Huda Al Ali',
  mobile: '+971501234567',
  addressUse: 'Both',
  countryCode: 'ae',
  emirate: 'DU',
  area: 'Al Barsha',
  deliveryAddress: 'Street 12',
  buildingNo: '7',
  addressType: 'Residential',
  isDefault: false,
};

/**
 * Tests that guests have no address book; those of customers are tested in the backend and in the browser
 * API.
 */
export function describeSavedAddresses(getClient: () => ContractClient) {
  const CALLS: [AnyEndpoint, object, string, RegExp][] = [
    [
      addressesContract.readAddresses,
      { params: account, query: { contactId: 'someone' } },
      'Please sign in to do this.',
      /الدخول/,
    ],
    [
      addressesContract.addAddress,
      { params: account, query: { contactId: 'someone' }, body },
      'User must be logged in to add an address.',
      /لتضيف عنوانًا/,
    ],
    [
      addressesContract.updateAddress,
      { params: contact, query: { addressId: 'one' }, body },
      'User must be logged in to update an address.',
      /لتعدّل عنوانًا/,
    ],
    [
      addressesContract.removeAddress,
      { params: contact, query: { addressId: 'one' } },
      'User must be logged in to remove an address.',
      /لتحذف عنوانًا/,
    ],
  ];

  describe('an address book', () => {
    it.each(CALLS)(
      'is denied to a guest with its own text: $name',
      async (endpoint, input, english, arabic) => {
        const visitor = getClient().visitor();
        const denied = await callEndpoint(visitor, endpoint, input, ENGLISH);
        expect([denied.status, denied.error?.code, denied.error?.message]).toEqual([
          403,
          'FORBIDDEN',
          english,
        ]);
        expect((await callEndpoint(visitor, endpoint, input, ARABIC)).error?.message).toMatch(arabic);
      },
    );

    it('has the paths of the specification', () => {
      const path = '/experience/account/private/v1/my-account/accounts/{accountId}/contacts/address';
      expect(CALLS.map(([endpoint]) => `${endpoint.method} ${endpoint.path}`)).toEqual([
        `GET ${path}`,
        `POST ${path}`,
        `PUT ${path}/{contactId}`,
        `DELETE ${path}/{contactId}`,
      ]);
    });
  });
}
