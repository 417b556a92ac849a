import { describe, expect, it } from 'vitest';
import { AddressSchema } from '#lib/contract/checkout/address.ts';
import { listAddressFields, normalizeAddressField, validateAddress } from '#lib/locale/address-rules.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';

const base = {
  emirate: 'XX',
  area: 'Centre',
  deliveryAddress: 'Main street',
  buildingNo: '12',
  addressType: 'Residential',
};
const extras: Record<CountryCode, Record<string, string>> = {
  ae: {},
  kw: { block: '12A' },
  sa: { postalOrZipCode: '12345' },
  bh: { block: '1217' },
  qa: { block: '61' },
  om: {},
};
const validate = (country: CountryCode, change: Record<string, string> = {}) =>
  validateAddress({ ...base, ...extras[country], ...change }, { country, regionCodes: ['XX'] });

describe('The address rules of a country', () => {
  it('require a postal code in sa and offer one in om only', () => {
    const withCode = COUNTRY_CODES.filter((country) =>
      listAddressFields(country).includes('postalOrZipCode'),
    );
    expect(withCode).toEqual(['sa', 'om']);
    expect(validate('sa', { postalOrZipCode: '' })).toEqual([{ field: 'postalOrZipCode', rule: 'required' }]);
    expect(validate('om', { postalOrZipCode: '' })).toEqual([]);
  });

  it.each(COUNTRY_CODES)('of %s accept an address with the required fields', (country) => {
    expect(validate(country)).toEqual([]);
  });

  it.each([
    ['ae', { block: '4' }, 'block', 'unexpected'],
    ['ae', { emirate: 'DU' }, 'emirate', 'unknown'],
    ['kw', { block: '' }, 'block', 'required'],
    ['kw', { block: '1234' }, 'block', 'invalid_format'],
    ['kw', { paciNumber: '1234567' }, 'paciNumber', 'invalid_format'],
    ['sa', { paciNumber: '12345678' }, 'paciNumber', 'unexpected'],
    ['sa', { shortAddress: 'RRR2929' }, 'shortAddress', 'invalid_format'],
    ['bh', { block: '1317' }, 'block', 'invalid_format'],
    ['qa', { block: '61B' }, 'block', 'invalid_format'],
    ['om', { postalOrZipCode: '12345' }, 'postalOrZipCode', 'invalid_format'],
  ] as const)('of %s reject %j', (country, change, field, rule) => {
    expect(validate(country, change)).toEqual([{ field, rule }]);
  });

  it('accept a short address in lower case, with a space and in Arabic digits', () => {
    expect(normalizeAddressField('shortAddress', ' rrrd ٢٩٢٩ ')).toBe('RRRD2929');
  });

  it('accept a PACI number in Kuwait, with a space and in Arabic digits, and an address without one', () => {
    const paciNumber = normalizeAddressField('paciNumber', ' ١٢٣٤ 5678 ');
    expect(paciNumber).toBe('12345678');
    expect(validate('kw', { paciNumber })).toEqual([]);
    const address = { ...base, ...extras.kw, countryCode: 'kw' };
    expect(AddressSchema.parse({ ...address, paciNumber: '1234 5678' }).paciNumber).toBe('12345678');
    expect(AddressSchema.safeParse({ ...address, paciNumber: '1234' }).success).toBe(false);
  });

  it('are the same for an API request as for the form', () => {
    const typed = { shortAddress: 'rrrd 2929', buildingNo: '٧', deliveryAddress: 'شارع ١٢' };
    const address = AddressSchema.parse({ ...base, ...extras.sa, ...typed, countryCode: 'sa' });
    expect(address).toMatchObject({ shortAddress: 'RRRD2929', buildingNo: '7', deliveryAddress: 'شارع 12' });
  });
});
