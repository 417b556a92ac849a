import { describe, expect, it } from 'vitest';
import type { Address } from '#lib/contract/checkout/address.ts';
import { formatAddressLines } from '#lib/format/address-lines.ts';
import { formatContactLines } from '#lib/format/orders/order-summary.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const withoutMarks = (lines: string[]) => lines.map((line) => line.replace(/[\u2066-\u2069]/g, ''));

const contact = {
  ...{ firstName: 'Layla', lastName: 'Haddad', emailAddress: 'layla@example.com', phone: '+971501234567' },
  alternateMobile: '+971567654321',
};

describe('The contact of an order', () => {
  it('has both mobile numbers in one line', () => {
    expect(withoutMarks(formatContactLines(contact, getLocale('en', 'ae')))[1]).toBe(
      '+971 50 123 4567, +971 56 765 4321',
    );
    expect(withoutMarks(formatContactLines(contact, getLocale('ar', 'ae')))[1]).toBe(
      '+971 50 123 4567، +971 56 765 4321',
    );
  });
});

describe('The address of an order', () => {
  const address = { deliveryAddress: '12', buildingNo: '7', area: 'X', block: '4', emirate: 'XX' };
  const format = (language: 'en' | 'ar', countryCode: 'kw' | 'bh' | 'qa', overrides: Partial<Address> = {}) =>
    withoutMarks(
      formatAddressLines(
        { ...address, addressType: 'Residential', countryCode, ...overrides },
        getLocale(language, 'ae'),
        getTranslate(language),
      ),
    );

  it.each([
    ['kw', '12, block 4', '12، قطعة 4'],
    ['bh', '12, block 4', '12، مجمّع 4'],
    ['qa', '12, zone 4', '12، منطقة 4'],
  ] as const)('of %s has the country’s name for a block', (country, english, arabic) => {
    expect([format('en', country)[1], format('ar', country)[1]]).toEqual([english, arabic]);
  });

  it('names a listed area in the language of the page, and keeps one that was typed', () => {
    const areas = (area: string) => [format('en', 'kw', { area })[2], format('ar', 'kw', { area })[2]];
    expect(areas('Salmiya')).toEqual(['Salmiya', 'السالمية']);
    expect(areas('السالمية')).toEqual(['Salmiya', 'السالمية']);
    expect(areas('Behind the mill')).toEqual(['Behind the mill', 'Behind the mill']);
  });

  it('ends with the PACI number in Kuwait', () => {
    const paciAddress = { paciNumber: '12345678' };
    expect([format('en', 'kw', paciAddress).at(-1), format('ar', 'kw', paciAddress).at(-1)]).toEqual([
      'PACI 12345678',
      'الرقم الآلي 12345678',
    ]);
  });
});
