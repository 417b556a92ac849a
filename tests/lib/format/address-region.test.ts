import { expect, it } from 'vitest';
import { formatStoreAddressLines } from '#lib/format/stores/find-stores.ts';
import { getAddressRegion } from '#lib/locale/address-region.ts';

it.each([
  ['مكة المكرمة', 'sa', 'منطقة مكة المكرمة'],
  ['المنطقة الشرقية', 'sa', 'المنطقة الشرقية'],
  ['العاصمة', 'kw', 'محافظة العاصمة'],
  ['دبي', 'ae', 'دبي'],
  ['Makkah', 'sa', 'Makkah'],
] as const)('the region %s of %s is written %s in an address', (name, country, text) => {
  expect(getAddressRegion(name, country)).toBe(text);
});

it('an address names the region after its city, unless both have one name', () => {
  const address = {
    address1: 'طريق الملك',
    cityOrTown: 'جدة',
    stateOrProvince: 'مكة المكرمة',
    countryCode: 'SA',
  };
  expect(formatStoreAddressLines({ address })).toEqual(['طريق الملك', 'جدة، منطقة مكة المكرمة']);
  const capital = { ...address, cityOrTown: 'الرياض', stateOrProvince: 'الرياض' };
  expect(formatStoreAddressLines({ address: capital })).toEqual(['طريق الملك', 'الرياض']);
});
