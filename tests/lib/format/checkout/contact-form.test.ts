import { describe, expect, it } from 'vitest';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { parseContactForm } from '#lib/format/checkout/contact-form.ts';
import { getFieldErrorText } from '#lib/format/checkout/error-text.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';

function parse(code: CountryCode, overrides: Record<string, string> = {}) {
  const fields = {
    firstName: 'Layla',
    lastName: 'Haddad',
    emailAddress: 'layla@example.com',
    phone: COUNTRIES[code].mobileExample,
    ...overrides,
  };
  return parseContactForm(fields, toCheckoutCountry(COUNTRIES[code], 'en'));
}

describe('The contact form', () => {
  it.each(Object.keys(COUNTRIES) as CountryCode[])('%s: returns the number in E.164', (code) => {
    const { value, invalidFields } = parse(code);
    expect(invalidFields).toEqual([]);
    expect(value?.phone).toBe(`+${COUNTRIES[code].dialCode}${COUNTRIES[code].mobileExample}`);
  });

  it.each([
    [{ phone: '12' }, ['phone']],
    [{ firstName: '<b>', emailAddress: 'nobody' }, ['emailAddress', 'firstName']],
    [{ firstName: 'x'.repeat(61) }, ['firstName']],
    [{ emailAddress: '', lastName: ' ' }, ['emailAddress', 'lastName']],
  ] as const)('%j has the field errors', (overrides, invalidFields) => {
    expect(parse('ae', overrides)).toEqual({ value: undefined, invalidFields });
  });
});

describe('Error texts', () => {
  const messages = { missing: { phone: 'missing' }, invalid: { phone: 'wrong', note: 'too long' } };

  it('differ between a missing value and a wrong one', () => {
    expect(getFieldErrorText('phone', {}, messages)).toBe('missing');
    expect(getFieldErrorText('phone', { phone: ' ' }, messages)).toBe('missing');
    expect(getFieldErrorText('phone', { phone: '12' }, messages)).toBe('wrong');
    expect(getFieldErrorText('billing.phone', { phone: '12' }, messages)).toBe('missing');
    expect(getFieldErrorText('note', {}, messages)).toBe('too long');
  });
});
