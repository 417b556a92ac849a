import { describe, expect, it } from 'vitest';
import { formatDiscounts } from '#lib/format/cart/cart.ts';
import { formatDate, formatProseDate } from '#lib/format/date.ts';
import { getDiscountCappedText } from '#lib/format/format-options.ts';
import { formatList } from '#lib/format/list.ts';
import { computeIncludedVat, formatAmount, formatMoney, formatRoundMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import { formatPhone, parsePhone, toNationalNumber } from '#lib/format/phone.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { formatDecimalAmount, parseAmount } from '#lib/locale/currency.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocale, LOCALES } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

describe('Money', () => {
  it.each([
    [123450, 'AED', '1,234.50'],
    [5, 'AED', '0.05'],
    [0, 'KWD', '0.000'],
    [5250, 'KWD', '5.250'],
    [1234567, 'BHD', '1,234.567'],
    [-500, 'OMR', '-0.500'],
    [100000000, 'SAR', '1,000,000.00'],
  ] as const)('writes %d minor units of %s as %s', (amount, currency, text) => {
    expect(formatAmount({ amount, currency })).toBe(text);
    expect(formatDecimalAmount(amount, currency)).toBe(text.replaceAll(',', ''));
  });

  it.each([
    ['12', 'AED', 1200],
    [' 12.5 ', 'AED', 1250],
    ['12,5', 'AED', 1250],
    ['1,234.50', 'AED', 123450],
    ['1,234', 'AED', 123400],
    ['١٬٢٣٤٫٥', 'SAR', 123450],
    ['1.25', 'KWD', 1250],
    ['0', 'BHD', 0],
    ['1.255', 'AED', undefined],
    ['1.2505', 'OMR', undefined],
    ['-1', 'AED', undefined],
    ['1e3', 'AED', undefined],
    ['1.2.3', 'AED', undefined],
    ['12,34,5', 'AED', undefined],
    ['', 'AED', undefined],
    ['9999999999', 'AED', undefined],
  ] as const)('reads "%s" of %s as %s minor units', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it('has the currency where the language places it', () => {
    expect(formatMoney({ amount: 4900, currency: 'AED' }, 'en')).toBe('AED\u00A049.00');
    expect(formatMoney({ amount: 5250, currency: 'KWD' }, 'ar')).toBe('5.250\u00A0د.ك');
  });

  it.each([
    [10500, 500, 500],
    [11500, 1500, 1500],
    [11000, 1000, 1000],
    [9999, 0, 0],
    [4900, 500, 233],
  ])('finds the VAT inside %d at %d basis points', (gross, rate, vat) => {
    expect(computeIncludedVat(gross, rate)).toBe(vat);
  });
});

describe('Numbers and dates', () => {
  it.each(LOCALES.map((locale) => [locale.tag, locale] as const))('%s writes Latin digits', (_, locale) => {
    expect(formatNumber(1234567, locale)).toMatch(/^[\d,]+$/);
    expect(formatDate(Date.UTC(2026, 10, 3, 22), locale)).toBe('04/11/2026');
  });

  it('names the month in prose', () => {
    const time = Date.UTC(2026, 10, 22, 8);
    expect(formatProseDate(time, getLocale('en', 'ae'))).toBe('22 November 2026');
    expect(formatProseDate(time, getLocale('ar', 'kw'))).toBe('22 نوفمبر 2026');
  });

  it('writes whole amounts without decimals where they are a threshold', () => {
    const money = { amount: 20_000, currency: 'AED' as const };
    expect(formatRoundMoney(money, 'ar').replaceAll('\u00a0', ' ')).toBe('200 د.إ');
    expect(formatRoundMoney({ ...money, amount: 20_050 }, 'ar').replaceAll('\u00a0', ' ')).toBe('200.50 د.إ');
  });

  it('parses Arabic and Persian digits', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 7')).toBe('0123456789 0123456789 7');
  });
});

describe('Phone numbers', () => {
  it.each([
    ['ae', '0501234567', '+971501234567'],
    ['ae', '+971 50 123 4567', '+971501234567'],
    ['ae', '00971501234567', '+971501234567'],
    ['ae', '971501234567', '+971501234567'],
    ['ae', '+9710501234567', '+971501234567'],
    ['ae', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['sa', '05 1234 5678', '+966512345678'],
    ['kw', '50012345', '+96550012345'],
    ['kw', '96550012345', '+96550012345'],
    ['om', '92123456', '+96892123456'],
    ['bh', '36001234', '+97336001234'],
    ['qa', '97433123456', '+97433123456'],
  ] as const)('%s: %s is %s', (code, typed, e164) => {
    expect(parsePhone(typed, COUNTRIES[code])).toBe(e164);
  });

  it.each([
    ['ae', '050123456'],
    ['ae', '05012345678'],
    ['ae', '0401234567'],
    ['kw', '10012345'],
    ['sa', ''],
    ['qa', 'call me'],
  ] as const)('%s rejects %j', (code, typed) => {
    expect(parsePhone(typed, COUNTRIES[code])).toBeUndefined();
  });

  it('keep a national number that begins like the country code', () => {
    expect(toNationalNumber('97312345', COUNTRIES.bh)).toBe('97312345');
    expect(formatPhone('+971501234567', COUNTRIES.ae)).toBe('+971 50 123 4567');
    expect(formatPhone('+96550012345', getLocale('ar', 'kw').country)).toBe('+965 5001 2345');
  });

  it.each(Object.values(COUNTRIES).map((country) => [country.code, country] as const))(
    '%s accepts its own example',
    (_, country) => {
      expect(parsePhone(country.mobileExample, country)).toBe(`+${country.dialCode}${country.mobileExample}`);
    },
  );
});

describe('Discounts', () => {
  it('have the minus sign left of the digits in both languages', () => {
    const discounts = [
      {
        kind: 'coupon' as const,
        code: 'EID25',
        name: 'Eid',
        amount: { amount: 2500, currency: 'AED' as const },
        percent: null,
        cap: null,
      },
    ];
    expect(formatDiscounts(discounts, 'en', '')[0]?.amount).toBe('−AED\u00a025.00');
    expect(formatDiscounts(discounts, 'ar', '')[0]?.amount).toBe('\u2066−25.00\u2069\u00a0د.إ');
  });

  it('state their cap, if they have one', () => {
    const money = (amount: number) => ({ amount, currency: 'AED' as const });
    const name = { kind: 'coupon' as const, code: 'WELCOME10', name: 'Welcome', amount: money(5000) };
    const getNote = (percent: number | null, cap: number | null, language: 'en' | 'ar') => {
      const text = getDiscountCappedText(getTranslate(language));
      const discount = { ...name, percent, cap: cap === null ? null : money(cap) };
      return formatDiscounts([discount], language, text)[0]?.note;
    };
    expect(getNote(10, 5000, 'en')).toBe('10% off, at most AED\u00a050.00');
    expect(getNote(10, 5000, 'ar')).toBe('خصم \u206610%\u2069، بحد أقصى 50.00\u00a0د.إ');
    expect(getNote(15, null, 'en')).toBeUndefined();
    expect(getNote(null, null, 'en')).toBeUndefined();
  });
});

describe('Lists', () => {
  it.each([
    ['en', 'Dubai, Sharjah, and Ajman'],
    ['ar', 'Dubai وSharjah وAjman'],
  ] as const)('are joined as %s joins them', (language, text) => {
    expect(formatList(['Dubai', 'Sharjah', 'Ajman'], language)).toBe(text);
    expect(formatList([], language)).toBe('');
  });
});
