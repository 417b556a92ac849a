import { describe, expect, it } from 'vitest';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { parseDeliveryForm } from '#lib/format/checkout/delivery-form.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { DeliveryAreaOption, FormDeliveryMethod } from '#lib/format/models/checkout.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';

const countryFields: Record<CountryCode, FormFields> = {
  ae: {},
  kw: { block: '4' },
  sa: { postalOrZipCode: '12345', shortAddress: 'rrrd 2929' },
  bh: { block: '338' },
  qa: { block: '61' },
  om: {},
};

/** A listed area, the rest of its region, and a place that is not served. */
function listAreas(code: CountryCode): DeliveryAreaOption[] {
  const region = COUNTRIES[code].regions[0]?.code ?? '';
  const prefix = `${code.toUpperCase()}-${region}`;
  const area = { region, isRestOfRegion: false, isServed: true };
  return [
    { ...area, value: `${prefix}-CENTRE`, label: 'Centre' },
    { ...area, value: `${prefix}-OTHER`, label: 'Elsewhere', isRestOfRegion: true },
    { ...area, value: `${prefix}-ISLAND`, label: 'Island', isServed: false },
  ];
}

const savedAddresses = [
  { id: 'home', area: 'AE-DU-BARSHA', isForBilling: true },
  { id: 'remote', area: null, isForBilling: false },
];

function parse(
  code: CountryCode,
  overrides: FormFields = {},
  methods: readonly FormDeliveryMethod[] = ['home', 'collect'],
) {
  const areas = listAreas(code);
  const fields = {
    deliveryMethod: 'home',
    deliveryArea: areas[0]?.value ?? '',
    deliveryAddress: 'Main street',
    buildingNo: '12',
    addressType: 'Residential',
    slot: '2026-11-25/09-12',
    ...countryFields[code],
    ...overrides,
  };
  return parseDeliveryForm(fields, {
    country: toCheckoutCountry(COUNTRIES[code], 'en'),
    methods,
    areas,
    savedAddresses,
  });
}

const getOther = (code: CountryCode) => listAreas(code)[1]?.value ?? '';
const getUnserved = (code: CountryCode) => listAreas(code)[2]?.value ?? '';

describe('The delivery form', () => {
  it.each(Object.keys(COUNTRIES) as CountryCode[])('%s: is valid with the fields of its country', (code) => {
    const { value, invalidFields } = parse(code);
    expect(invalidFields).toEqual([]);
    expect(value).toMatchObject({
      choice: {
        method: 'home',
        address: { countryCode: code, area: 'Centre', emirate: COUNTRIES[code].regions[0]?.code },
        slot: { date: '2026-11-25', slotId: '09-12' },
      },
      payer: null,
      note: '',
    });
  });

  it('refuses a method that the shop does not offer', () => {
    expect(parse('ae', {}, ['collect']).invalidFields).toEqual(['deliveryMethod']);
    expect(parse('ae', { deliveryMethod: 'collect', store: 'AE-01' }, ['home']).invalidFields).toEqual([
      'deliveryMethod',
    ]);
    expect(parse('ae', { deliveryMethod: 'collect', store: 'AE-01' }, ['collect']).invalidFields).toEqual([]);
  });

  it('takes the name of a listed area from the list, and that of any other place from its field', () => {
    expect(parse('ae', { area: 'Typed' }).value?.choice).toMatchObject({ address: { area: 'Centre' } });
    const other = { deliveryArea: getOther('ae') };
    expect(parse('ae', { ...other, area: 'Hatta' }).value?.choice).toMatchObject({
      area: getOther('ae'),
      address: { area: 'Hatta' },
    });
    expect(parse('ae', other).invalidFields).toEqual(['area']);
  });

  it('rejects an area without delivery before anything else, and requires no time slot there', () => {
    expect(parse('ae', { deliveryArea: getUnserved('ae'), slot: '' }).invalidFields).toEqual([
      'deliveryArea',
    ]);
  });

  it('accepts a short address in any notation', () => {
    expect(parse('sa').value?.choice).toMatchObject({ address: { shortAddress: 'RRRD2929' } });
  });

  it('leaves out fields that its country does not have', () => {
    const { value, invalidFields } = parse('ae', { block: '4', postalOrZipCode: '12345' });
    expect(invalidFields).toEqual([]);
    expect(value?.choice).not.toHaveProperty('address.block');
    expect(value?.choice).not.toHaveProperty('address.postalOrZipCode');
  });

  it.each([
    ['kw', { block: '' }, ['block']],
    ['kw', { paciNumber: '123' }, ['paciNumber']],
    ['sa', { postalOrZipCode: '' }, ['postalOrZipCode']],
    ['sa', { shortAddress: 'RRR2929' }, ['shortAddress']],
    ['ae', { deliveryArea: 'AE-XX-NOWHERE', slot: '' }, ['deliveryArea']],
    ['ae', { deliveryArea: '' }, ['deliveryArea']],
    ['ae', { slot: '' }, ['slot']],
    ['ae', { slot: '2026-11-25' }, ['slot']],
    ['ae', { note: 'x'.repeat(201) }, ['note']],
    ['om', { deliveryAddress: '', buildingNo: '' }, ['deliveryAddress', 'buildingNo']],
  ] as const)('%s: %j has the field errors', (code, overrides, invalidFields) => {
    const form = parse(code, overrides);
    expect(form.invalidFields).toEqual(invalidFields);
    expect(form.value).toBeUndefined();
  });

  it('needs only the store for a collection', () => {
    const collection = { deliveryMethod: 'collect', deliveryArea: '', buildingNo: '', slot: '' };
    expect(parse('ae', { ...collection, store: 'AE-01' }).value?.choice).toEqual({
      method: 'collect',
      storeCode: 'AE-01',
    });
    expect(parse('ae', collection).invalidFields).toEqual(['store']);
    const withNote = parse('ae', { ...collection, store: 'AE-01', note: 'Ring twice' });
    expect(withNote.value?.note, 'a note is for the driver').toBe('');
  });

  it('requires billing fields only when the billing address is another one', () => {
    expect(parse('ae', { billing: 'same', 'billing.firstName': '?' }).invalidFields).toEqual([]);
    const other = parse('ae', { billing: 'other', 'billing.firstName': 'Omar' });
    expect(other.value).toBeUndefined();
    expect(other.invalidFields).toContain('billing.lastName');
    expect(other.invalidFields).toContain('billing.emirate');
    expect(other.invalidFields).not.toContain('billing.firstName');
  });

  it('takes area and address from a saved address', () => {
    const { value } = parse('ae', { savedAddress: 'home', deliveryArea: '', deliveryAddress: '' });
    expect(value?.choice).toMatchObject({ area: 'AE-DU-BARSHA', savedAddressId: 'home' });
    expect(parse('ae', { savedAddress: 'new', saveAddress: '1' }).value?.choice).toMatchObject({
      shouldSaveAddress: true,
    });
    expect(parse('ae', { billing: 'saved:home' }).value?.payer).toEqual({ savedAddressId: 'home' });
  });

  it.each([
    [{ savedAddress: 'remote' }, 'savedAddress'],
    [{ savedAddress: 'of another customer' }, 'savedAddress'],
    [{ savedAddress: 'home', slot: '' }, 'slot'],
    [{ billing: 'saved:remote' }, 'billing'],
  ])('rejects a saved address that is not offered: %j', (fields, invalid) => {
    const { value, invalidFields } = parse('ae', fields as FormFields);
    expect([value, invalidFields]).toEqual([undefined, [invalid]]);
  });
});
