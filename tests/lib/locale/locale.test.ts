import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, getLocale, LOCALES, negotiateLocale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath, listAlternates, splitLocalePath } from '#lib/locale/locale-path.ts';

describe('The locales', () => {
  it('are twelve, without duplicates, with en-ae as the default', () => {
    expect(LOCALES).toHaveLength(12);
    expect(new Set(LOCALES.map((locale) => locale.tag)).size).toBe(12);
    expect(DEFAULT_LOCALE.tag).toBe('en-ae');
  });

  it('have direction, currency and Latin digits', () => {
    const arabic = getLocale('ar', 'kw');
    expect(arabic.direction).toBe('rtl');
    expect(arabic.country.currency).toBe('KWD');
    expect(new Intl.NumberFormat(arabic.intl).format(1234)).toBe('1,234');
  });

  it.each(['', 'en', 'en-us', 'EN-AE', 'fr-ae', 'en_ae', 'ar-kwx', '__proto__'])(
    'do not include %j',
    (tag) => {
      expect(parseLocale(tag)).toBeUndefined();
    },
  );
});

describe('The locale of a first visit', () => {
  it.each([
    [null, 'en-ae'],
    ['', 'en-ae'],
    ['ar-SA,ar;q=0.9,en;q=0.8', 'ar-sa'],
    ['ar', 'ar-ae'],
    ['en-GB,en;q=0.9', 'en-ae'],
    ['fr-FR,ar-OM;q=0.4', 'ar-om'],
    ['en;q=0.1, ar-BH;q=0.9', 'ar-bh'],
    ['de;q=0, zz', 'en-ae'],
  ])('is negotiated for %j', (header, tag) => {
    expect(negotiateLocale(header).tag).toBe(tag);
  });
});

describe('Localized paths', () => {
  it('are split and joined', () => {
    expect(splitLocalePath('/ar-kw/products/drill/')).toMatchObject({
      locale: { tag: 'ar-kw' },
      rest: '/products/drill',
    });
    expect(splitLocalePath('/en-ae')).toMatchObject({ locale: { tag: 'en-ae' }, rest: '/' });
    expect(splitLocalePath('/xx-yy/cart').locale).toBeUndefined();
    expect(getLocalePath(getLocale('en', 'om'), '/')).toBe('/en-om');
  });

  it('have the same thirteen alternates in every locale', () => {
    const list = listAlternates('/cart', 'https://shop.example');
    expect(list).toHaveLength(13);
    expect(list.at(-1)).toEqual({ hreflang: 'x-default', href: 'https://shop.example/en-ae/cart' });
    expect(list.map(({ hreflang }) => hreflang)).toContain('ar-BH');
  });
});
