import { expect, it } from 'vitest';
import { getReturnPath, redirectTo } from '#lib/loaders/auth/return-path.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';

const getReturnPathFor = (next: string) =>
  getReturnPath(new URL(`https://shop.example/en-ae/sign-in?${new URLSearchParams({ next })}`));

it.each(['/en-ae', '/ar-kw/cart', '/en-ae/product-list?q=saw'])('%s is a valid return path', (next) => {
  expect(getReturnPathFor(next)).toBe(next);
});

it.each([
  '',
  '//elsewhere.example',
  '/en-ae\\elsewhere.example',
  '/en-aeroplane',
  '/api/forms/signOut',
  'https://elsewhere.example/en-ae',
  '/en-ae/\u0007',
  `/en-ae/${'x'.repeat(500)}`,
])('%j is not a valid return path', (next) => {
  expect(getReturnPathFor(next)).toBeUndefined();
});

it('a return path with non-ASCII letters is percent-encoded for the header', () => {
  expect(getReturnPathFor('/ar-ae/search?q=دهان')).toBe('/ar-ae/search?q=%D8%AF%D9%87%D8%A7%D9%86');
});

it('a redirect carries its return path as a parameter', () => {
  const redirect = (next?: string) => redirectTo({ locale: DEFAULT_LOCALE }, '/sign-in', next);
  expect(redirect('/en-ae/cart?a=b')).toEqual({
    kind: 'redirect',
    href: '/en-ae/sign-in?next=%2Fen-ae%2Fcart%3Fa%3Db',
  });
  expect(redirect()).toEqual({ kind: 'redirect', href: '/en-ae/sign-in' });
});
