import { expect, it, vi } from 'vitest';
import type { FormContext } from '#lib/api/forms/form-context.ts';
import { submitLocaleChange } from '#lib/api/forms/shell/locale.server.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getListingHref } from '#lib/search/listing-url.ts';

vi.mock('#lib/api/cart/copy-cart-to-country.server.ts', () => ({ copyCartToCountry: async () => {} }));

const set = vi.fn();

function send(tag: string, fields: Record<string, string>, referer?: string): Promise<string> {
  const headers: Record<string, string> = referer === undefined ? {} : { referer };
  return submitLocaleChange({
    fields: new URLSearchParams(fields),
    locale: parseLocale(tag) as Locale,
    browserRequest: {
      cookies: { set, get: () => undefined },
      request: new Request('http://localhost/', { headers }),
    },
  } as unknown as FormContext);
}

// A list's URL with every kind of state, written by the function that lists use for their links.
const listHref = getListingHref(
  { base: '/product-list', kind: 'search' },
  {
    query: 'drill',
    refinementList: {
      brand: ['torqan'],
      inStock: ['true'],
      stores: ['AE-01'],
      'attributes.voltage': ['18 V'],
    },
    range: { price: '1:5' },
    sortBy: 'newest',
    page: 3,
  },
);

it.each([
  ['ar-ae', '/ar-ae/product-list?q=drill&brand=torqan&store=AE-01&stock=1&price=1-5&sort=newest'],
  ['en-kw', '/en-kw/product-list?q=drill&brand=torqan&stock=1&attr.voltage=18+V&sort=newest'],
  ['ar-kw', '/ar-kw/product-list?q=drill&brand=torqan&stock=1&sort=newest'],
])('switching to %s keeps the equivalent state of a list', async (tag, target) => {
  expect(await send(tag, { from: 'en-ae', next: listHref })).toBe(target);
});

it('switching uses the filters that were set after the page was rendered', async () => {
  const fields = { from: 'en-ae', next: '/category/drills' };
  const at = (referer: string) => send('ar-ae', fields, `http://localhost${referer}`);
  expect(await at('/en-ae/category/drills?brand=torqan')).toBe('/ar-ae/category/drills?brand=torqan');
  expect(await at('/en-ae/category/saws?brand=torqan')).toBe('/ar-ae/category/drills');
  expect(await send('ar-ae', fields, 'nonsense')).toBe('/ar-ae/category/drills');
});

it.each(['/products/x?price=2', '/', '/cart'])('switching keeps the query of %s', async (next) => {
  expect(await send('ar-kw', { from: 'en-ae', next })).toBe(`/ar-kw${next === '/' ? '' : next}`);
  expect(set).toHaveBeenLastCalledWith('binaa-locale', 'ar-kw', expect.anything());
});

it('switching without a referrer leads to the home page', async () => {
  expect(await send('ar-kw', { next: '//elsewhere.example' })).toBe('/ar-kw');
});
