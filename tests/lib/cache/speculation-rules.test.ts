import { describe, expect, it } from 'vitest';
import { createSpeculationRules } from '#lib/cache/speculation-rules.ts';

const { prerender } = createSpeculationRules();

function matches(address: string): boolean {
  const patterns = prerender.flatMap(({ where }) =>
    where.and.flatMap((part) => ('href_matches' in part ? (part.href_matches ?? []) : [])),
  );
  return patterns.some((pattern) =>
    new URLPattern(pattern, 'https://shop.example').test(`https://shop.example${address}`),
  );
}

describe('A page is prerendered before its link is followed', () => {
  it.each([
    '/en-ae',
    '/ar-kw/departments/paint',
    '/en-ae/category/interior-paint',
    '/en-ae/category/interior-paint/page/2',
    '/ar-sa/blogs',
    '/ar-sa/blogs/walls',
    '/en-om/store-locator/ghala',
    '/en-ae/compare?p=A&p=B',
    '/en-ae/products/tin-4l?shade=BN-2048',
  ])('when it is the same for all visitors: %s', (address) => {
    expect(matches(address)).toBe(true);
  });

  it.each([
    '/en-ae/cart',
    '/en-ae/checkout/payment',
    '/en-ae/my-account',
    '/en-ae/my-account/orders',
    '/en-ae/wishlist',
    '/en-ae/shared/cart/abc',
    '/en-ae/search',
    '/en-ae/product-list',
    '/en-ae/compare/choose?list=paint',
    '/api/forms/newsletter',
    '/sandbox/mailbox',
    '/',
  ])('but not %s', (address) => {
    expect(matches(address)).toBe(false);
  });

  it('and not when its link leads to another locale, which would store that locale', () => {
    expect(JSON.stringify(prerender)).toContain('[hreflang]');
  });
});
