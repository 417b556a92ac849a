import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestAccountDeletion } from '#lib/contract/account/account.ts';
import * as addressesContract from '#lib/contract/account/saved-addresses.ts';
import { verifyCode } from '#lib/contract/auth/auth.ts';
import {
  type AuthHarness,
  getChallenge,
  openAuthHarness,
  signUp,
  type TestAccount,
} from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

const HOME: addressesContract.SavedAddressInput = {
  fullName: 'Huda Al Ali',
  mobile: '+971501234567',
  alternateMobile: '+971551234567',
  addressUse: 'Both',
  areaCode: 'AE-DU-BARSHA',
  countryCode: 'ae',
  emirate: 'DU',
  area: 'Al Barsha',
  deliveryAddress: 'Street 12',
  buildingNo: '7',
  addressType: 'Residential',
  isDefault: false,
};
const OFFICE: addressesContract.SavedAddressInput = {
  ...HOME,
  buildingNo: 'Tower 2',
  addressType: 'Commercial',
};
const KUWAIT: addressesContract.SavedAddressInput = {
  ...HOME,
  mobile: '+96550012345',
  alternateMobile: null,
  areaCode: null,
  countryCode: 'kw',
  emirate: 'KU',
  area: 'Sharq',
  block: '4',
};

describe.each(testDatabases)('An address book, on $name', (database) => {
  let harness: AuthHarness;
  let huda: TestAccount & { contactId: string };
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  async function createCustomer(): Promise<TestAccount & { contactId: string }> {
    const account = await signUp(harness);
    const { contactId } = await harness.accounts.readProfile(account.userId);
    return { ...account, contactId };
  }
  const read = ({ accountId, contactId, caller } = huda) =>
    harness.call(addressesContract.readAddresses, { params: { accountId }, query: { contactId } }, caller);
  const add = (body: addressesContract.SavedAddressInput, { accountId, contactId, caller } = huda) =>
    harness.call(addressesContract.addAddress, { params: { accountId }, query: { contactId }, body }, caller);
  const update = (
    addressId: string,
    body: addressesContract.SavedAddressInput,
    { accountId, contactId, caller } = huda,
  ) =>
    harness.call(
      addressesContract.updateAddress,
      { params: { accountId, contactId }, query: { addressId }, body },
      caller,
    );
  const remove = (addressId: string, { accountId, contactId, caller } = huda) =>
    harness.call(
      addressesContract.removeAddress,
      { params: { accountId, contactId }, query: { addressId } },
      caller,
    );
  const summarise = ({ data }: Awaited<ReturnType<typeof read>>) =>
    data.addresses.map(({ buildingNo, countryCode, isDefault }) =>
      [countryCode, buildingNo, ...(isDefault ? ['default'] : [])].join(' '),
    );

  it('makes the first address of each country its default, and moves the default', async () => {
    huda = await createCustomer();
    expect((await read()).data).toEqual({ addresses: [] });
    expect(summarise(await add(HOME))).toEqual(['ae 7 default']);
    expect(summarise(await add(OFFICE))).toEqual(['ae 7 default', 'ae Tower 2']);
    expect(summarise(await add(KUWAIT))).toEqual(['ae 7 default', 'ae Tower 2', 'kw 7 default']);
    const [home, office] = (await read()).data.addresses;
    expect(home).toMatchObject({ alternateMobile: '+971551234567', areaCode: 'AE-DU-BARSHA' });
    const moved = await update(office?.id ?? '', { ...OFFICE, isDefault: true });
    expect(summarise(moved)).toEqual(['ae Tower 2 default', 'ae 7', 'kw 7 default']);
    // The default changes only when another address is made the default.
    expect(summarise(await update(office?.id ?? '', OFFICE))[0]).toBe('ae Tower 2 default');
    expect(summarise(await remove(office?.id ?? ''))).toEqual(['ae 7 default', 'kw 7 default']);
  });

  it('stores an address once when it is added twice at the same time', async () => {
    huda = await createCustomer();
    await Promise.all([add(HOME), add(HOME), add(HOME)]);
    expect(summarise(await read())).toEqual(['ae 7 default']);
  });

  it('is full at its limit', async () => {
    huda = await createCustomer();
    for (let index = 0; index < addressesContract.MAX_SAVED_ADDRESSES; index += 1)
      expect((await add({ ...HOME, buildingNo: String(index) })).error).toBeUndefined();
    const rejected = await add({ ...HOME, buildingNo: 'one more' });
    expect([rejected.error, rejected.details]).toEqual(['ADDRESS_LIMIT', { maximum: 20 }]);
    expect((await add({ ...HOME, buildingNo: '3' })).error).toBeUndefined();
  });

  it('belongs to its customer: others do not find it', async () => {
    huda = await createCustomer();
    const other = await createCustomer();
    const [home] = (await add(HOME)).data.addresses;
    const id = home?.id ?? '';
    const rejectedResults = [
      await read({ ...huda, caller: other.caller }),
      await read({ ...huda, contactId: other.contactId }),
      await add(OFFICE, { ...huda, caller: other.caller }),
      await update(id, OFFICE, other),
      await update(id, OFFICE, { ...huda, caller: other.caller }),
      await remove(id, other),
      await remove(id, { ...huda, caller: other.caller }),
      await remove('unknown'),
    ];
    expect(new Set(rejectedResults.map(({ error }) => error))).toEqual(new Set(['ADDRESS_NOT_FOUND']));
    expect(summarise(await read())).toEqual(['ae 7 default']);
  });

  it('accepts what the rules of its country accept', async () => {
    huda = await createCustomer();
    const listPaths = async (changes: object) => {
      const { details } = await add({ ...KUWAIT, ...changes });
      return (details?.fields as { path: string }[] | undefined)?.map(({ path }) => path);
    };
    expect(await listPaths({ block: undefined })).toEqual(['body.block']);
    expect(await listPaths({ emirate: 'DU' })).toEqual(['body.emirate']);
    expect(await listPaths({ mobile: '+971501234567', alternateMobile: '+971501234567' })).toEqual([
      'body.mobile',
      'body.alternateMobile',
    ]);
    expect(await listPaths({ areaCode: 'AE-DU-BARSHA' })).toEqual(['body.areaCode']);
    expect((await add({ ...HOME, areaCode: 'AE-DU-NOWHERE' })).error).toBe('AREA_UNKNOWN');
  });

  it('has no address for delivery where nothing is delivered, but one for billing', async () => {
    huda = await createCustomer();
    const remote = { ...HOME, emirate: 'AZ', area: 'Delma Island', areaCode: 'AE-AZ-DELMA' };
    expect((await add(remote)).error).toBe('AREA_NOT_SERVED');
    expect((await add({ ...remote, addressUse: 'Billing' })).error).toBeUndefined();
  });

  it('is deleted with its account', async () => {
    const [deletedCustomer, remainingCustomer] = [await createCustomer(), await createCustomer()];
    await add(HOME, deletedCustomer);
    await add(HOME, remainingCustomer);
    const step = await harness.call(requestAccountDeletion, {}, deletedCustomer.caller);
    const input = {
      params: { challengeId: getChallenge(step).id },
      body: { code: harness.readSentCode(deletedCustomer.person.email) },
    };
    expect((await harness.call(verifyCode, input, deletedCustomer.caller)).data).toEqual({ kind: 'deleted' });
    const rows = await harness.db.selectFrom('saved_addresses').select('user_id').execute();
    const owners = rows.map(({ user_id }) => user_id);
    expect([owners.includes(deletedCustomer.userId), owners.includes(remainingCustomer.userId)]).toEqual([
      false,
      true,
    ]);
  });
});
