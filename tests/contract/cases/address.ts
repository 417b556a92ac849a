import { describe, expect, it } from 'vitest';
import { AddressSchema } from '#lib/contract/checkout/address.ts';
import { type AddressField, readAddressFields } from '#lib/contract/checkout/address-fields.ts';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Values that match each country's patterns. */
const FORMS: Partial<Record<AddressField['name'], Partial<Record<CountryCode, string>>>> = {
  block: { kw: '12A', bh: '317', qa: '55' },
  postalOrZipCode: { sa: '12345', om: '133' },
  shortAddress: { sa: 'RRRD2929' },
  paciNumber: { kw: '12345678' },
};

function getValidValue({ name, kind, options }: AddressField, country: CountryCode): string {
  if (kind === 'select') return options[0]?.value ?? '';
  return FORMS[name]?.[country] ?? 'x';
}

/** Tests the endpoint of a country's address fields. */
export function describeAddressFields(getClient: () => ContractClient) {
  describe('address fields', () => {
    it.each(COUNTRY_CODES)('of %s describe an address that the contract accepts', async (country) => {
      const english: Market = { country, language: 'en' };
      const { status, data } = await callEndpoint(
        getClient().visitor(),
        readAddressFields,
        { body: {} },
        english,
      );
      expect([status, data.countryCode]).toEqual([200, country]);
      const fill = (fields: AddressField[]) =>
        Object.fromEntries(fields.map((field) => [field.name, getValidValue(field, country)]));
      const accepts = (values: object) =>
        AddressSchema.safeParse({ ...values, countryCode: country }).success;
      expect(accepts(fill(data.fields))).toBe(true);
      expect(accepts(fill(data.fields.filter(({ isRequired }) => isRequired)))).toBe(true);
      for (const field of data.fields) {
        const { name, pattern, maximumLength } = field;
        if (pattern) expect(getValidValue(field, country), name).toMatch(new RegExp(pattern, 'u'));
        if (maximumLength === null || name === 'shortAddress' || name === 'paciNumber') continue;
        const typed = (length: number) => ({ ...fill(data.fields), [name]: 'x'.repeat(length) });
        expect([name, accepts(typed(maximumLength)), accepts(typed(maximumLength + 1))]).toEqual([
          name,
          true,
          false,
        ]);
      }
    });

    it('have the labels of the country in the language of the request', async () => {
      const visitor = getClient().visitor();
      const read = async (country: CountryCode, language: 'en' | 'ar') => {
        const { data } = await callEndpoint(visitor, readAddressFields, { body: {} }, { country, language });
        return new Map(data.fields.map((field) => [field.name, field]));
      };
      const [emirates, saudiArabia] = [await read('ae', 'en'), await read('sa', 'ar')];
      expect([emirates.get('emirate')?.label, saudiArabia.get('emirate')?.label]).toEqual([
        'Emirate',
        'المنطقة',
      ]);
      expect([emirates.has('postalOrZipCode'), saudiArabia.get('postalOrZipCode')?.isRequired]).toEqual([
        false,
        true,
      ]);
      expect(saudiArabia.get('emirate')?.options).toHaveLength(COUNTRIES.sa.regions.length);
      for (const { label, options } of saudiArabia.values()) {
        for (const words of [label, ...options.map((option) => option.label)]) expect(words).toMatch(ARABIC);
      }
    });

    it('can be requested for another country, but not for one without delivery', async () => {
      const visitor = getClient().visitor();
      const { data } = await callEndpoint(
        visitor,
        readAddressFields,
        { body: { countryCode: 'kw' } },
        EMIRATES,
      );
      expect(data.countryCode).toBe('kw');
      expect(data.fields.find(({ name }) => name === 'block')?.isRequired).toBe(true);
      const body = { countryCode: 'fr' as 'ae' };
      const rejected = await callEndpoint(visitor, readAddressFields, { body });
      expect([rejected.status, rejected.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });
  });
}
