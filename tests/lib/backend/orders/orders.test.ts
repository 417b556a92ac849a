import { describe, expect, it } from 'vitest';
import { type DraftOrder, isSameDraftOrder } from '#lib/backend/orders/draft-order.ts';
import { validateOrderContact } from '#lib/backend/orders/order-contact.ts';
import { formatOrderNumber, isOrderNumber } from '#lib/backend/orders/order-number.ts';
import { AddressSchema } from '#lib/contract/checkout/address.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { createRecipient } from '../../../contract/harness/purchase-steps.ts';

describe('Order numbers', () => {
  it('carry country, year, number and a check digit', () => {
    const number = formatOrderNumber(COUNTRIES.ae, 123, Date.UTC(2026, 10, 20));
    expect(number).toMatch(/^AE26-000123-\d$/);
    expect(isOrderNumber(number)).toBe(true);
    // The year begins at midnight in the country.
    expect(formatOrderNumber(COUNTRIES.ae, 1, Date.UTC(2026, 11, 31, 20))).toMatch(/^AE27-000001-/);
    expect(formatOrderNumber(COUNTRIES.kw, 1_234_567, Date.UTC(2026, 1, 1))).toMatch(/^KW26-1234567-\d$/);
  });

  it('are rejected with one wrong digit or two swapped neighbours', () => {
    const number = formatOrderNumber(COUNTRIES.sa, 204_817, Date.UTC(2026, 10, 20));
    for (let at = 5; at < 11; at += 1) {
      const digit = Number(number[at]);
      const wrong = `${number.slice(0, at)}${(digit + 1) % 10}${number.slice(at + 1)}`;
      expect([wrong, isOrderNumber(wrong)]).toEqual([wrong, false]);
      if (at === 10) continue;
      const swapped = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`;
      expect([swapped, isOrderNumber(swapped)]).toEqual([swapped, false]);
    }
    expect(isOrderNumber('nonsense')).toBe(false);
  });
});

describe('Delivery addresses', () => {
  const errors = (country: (typeof COUNTRY_CODES)[number], change: object = {}, phone?: string) => {
    const validRecipient = createRecipient({ country, language: 'en' });
    const checkoutInput = {
      ...validRecipient,
      ...(phone && { phone }),
      address: { ...validRecipient.address, ...change },
    };
    return validateOrderContact(checkoutInput, 'body', country).map((error) => `${error.path} ${error.rule}`);
  };

  it.each(COUNTRY_CODES)('of %s are accepted when they are complete', (country) => {
    expect(errors(country)).toEqual([]);
  });

  it('are rejected by the rules of their country', () => {
    expect(errors('ae', { postalOrZipCode: '12345' })).toEqual(['body.address.postalOrZipCode unexpected']);
    expect(errors('ae', { emirate: 'XX' })).toEqual(['body.address.emirate unknown']);
    expect(errors('sa', { postalOrZipCode: undefined })).toEqual(['body.address.postalOrZipCode required']);
    expect(errors('sa', { postalOrZipCode: '1234' })).toEqual([
      'body.address.postalOrZipCode invalid_format',
    ]);
    expect(errors('bh', { block: '9' })).toEqual(['body.address.block invalid_format']);
    expect(errors('om', { postalOrZipCode: '112' })).toEqual([]);
    expect(errors('kw', {}, '+97150012345')).toEqual(['body.phone not_of_the_country']);
    expect(errors('qa', { countryCode: 'ae', block: undefined, emirate: 'DU' }, '+971501234567')).toEqual([
      'body.address.countryCode other_country',
    ]);
  });

  it('may contain Arabic digits', () => {
    const validRecipient = createRecipient({ country: 'sa', language: 'ar' });
    const typed = { ...validRecipient.address, postalOrZipCode: '١٢٣٤٥', buildingNo: '٧' };
    expect(AddressSchema.parse(typed)).toEqual(validRecipient.address);
  });
});

describe('A draft order', () => {
  const subject = {
    slug: 's',
    name: { en: 'A', ar: 'أ' },
    brand: { en: 'B', ar: 'ب' },
    isPaint: true,
    maxQuantity: 9,
  };
  const shade = { code: 'S1', hex: '#fff', name: { en: 'W', ar: 'و' } };
  const draft = (change: object = {}, total = 100, paymentFee = 0): DraftOrder => ({
    lines: [
      {
        cartLineId: 'l',
        parentId: null,
        productCode: 'P',
        quantity: 1,
        price: { list: 100, sale: null },
        discount: 0,
        product: { ...subject, tint: shade },
        ...change,
      },
    ],
    discounts: [],
    totals: {
      subtotal: total,
      discountTotal: 0,
      shippingSubTotal: 0,
      shippingTotal: 0,
      paymentFee,
      total,
      taxRate: 0,
      taxTotal: 0,
    },
  });

  it('differs when products, quantity, shade or amounts differ', () => {
    expect(
      isSameDraftOrder(
        draft(),
        draft({ product: { ...subject, tint: shade, name: { en: 'New', ar: 'ج' } } }),
      ),
    ).toBe(true);
    expect(isSameDraftOrder(draft(), draft({ quantity: 2 }))).toBe(false);
    expect(isSameDraftOrder(draft(), draft({ price: { list: 110, sale: 100 } }))).toBe(false);
    expect(
      isSameDraftOrder(draft(), draft({ product: { ...subject, tint: { ...shade, code: 'S2' } } })),
    ).toBe(false);
    expect(isSameDraftOrder(draft(), draft({}, 120))).toBe(false);
    expect(isSameDraftOrder(draft(), draft({}, 100, 10))).toBe(false);
  });
});
