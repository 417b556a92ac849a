import { describe, expect, it } from 'vitest';
import { type FormFields, parseCheckoutForm, toCheckoutCountry } from '#lib/format/checkout/checkout-form.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';

const extras: Record<CountryCode, FormFields> = {
  ae: {},
  kw: { block: '4' },
  sa: { postalOrZipCode: '12345', shortAddress: 'rrrd 2929' },
  bh: { block: '338' },
  qa: { block: '61' },
  om: {},
};

function fill(code: CountryCode, more: FormFields = {}): FormFields {
  return {
    firstName: 'Layla',
    lastName: 'Haddad',
    emailAddress: 'layla@example.com',
    phone: COUNTRIES[code].mobileExample,
    emirate: COUNTRIES[code].areas[0]?.code ?? '',
    area: 'Centre',
    deliveryAddress: 'Main street',
    buildingNo: '12',
    addressType: 'Residential',
    ...extras[code],
    ...more,
  };
}

const read = (code: CountryCode, more: FormFields = {}) =>
  parseCheckoutForm(fill(code, more), toCheckoutCountry(COUNTRIES[code], 'en'));

describe('The checkout form', () => {
  it.each(Object.keys(COUNTRIES) as CountryCode[])('%s: is valid with the fields of its country', (code) => {
    const { receiver, payer, invalidFields } = read(code);
    expect(invalidFields).toEqual([]);
    expect(receiver?.phone).toBe(`+${COUNTRIES[code].dialCode}${COUNTRIES[code].mobileExample}`);
    expect(receiver?.address.countryCode).toBe(code);
    expect(payer).toBe(receiver);
  });

  it('accepts a short address in any notation', () => {
    expect(read('sa').receiver?.address.shortAddress).toBe('RRRD2929');
  });

  it('leaves out fields that its country does not have', () => {
    const { receiver, invalidFields } = read('ae', { block: '4', postalOrZipCode: '12345' });
    expect(invalidFields).toEqual([]);
    expect(receiver?.address).not.toHaveProperty('block');
    expect(receiver?.address).not.toHaveProperty('postalOrZipCode');
  });

  it.each([
    ['kw', { block: '' }, ['block']],
    ['sa', { postalOrZipCode: '' }, ['postalOrZipCode']],
    ['sa', { shortAddress: 'RRR2929' }, ['shortAddress']],
    ['ae', { emirate: 'XX' }, ['emirate']],
    ['ae', { phone: '12' }, ['phone']],
    ['ae', { firstName: '<b>', emailAddress: 'nobody' }, ['firstName', 'emailAddress']],
    ['ae', { firstName: 'x'.repeat(61) }, ['firstName']],
    ['om', { area: '', deliveryAddress: '', buildingNo: '' }, ['area', 'deliveryAddress', 'buildingNo']],
  ] as const)('%s: %j has the field errors', (code, more, rejected) => {
    const form = read(code, more);
    expect(form.invalidFields).toEqual(rejected);
    expect(form.receiver).toBeUndefined();
  });

  it('requires payer fields only when the payer is another person', () => {
    expect(read('ae', { billing: 'same', 'billing.firstName': '?' }).invalidFields).toEqual([]);
    const other = read('ae', { billing: 'other', 'billing.firstName': 'Omar' });
    expect(other.payer).toBeUndefined();
    expect(other.invalidFields).toContain('billing.lastName');
    expect(other.invalidFields).not.toContain('billing.firstName');
  });
});
