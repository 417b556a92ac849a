import { expect, it } from 'vitest';
import { redactUrl } from '../../src/server/access-log.ts';

it.each([
  ['/en-ae/cart', '/en-ae/cart'],
  ['/en-ae/product-list?q=paint&page=2', '/en-ae/product-list?q&page'],
  ['/en-ae/product-list?layla@home.example', '/en-ae/product-list?…'],
  ['/en-ae/product-list?q=a&layla@home.example', '/en-ae/product-list?q&…'],
  ['/en-ae/shared/cart/x7Kd92', '/en-ae/shared/cart/…'],
  ['/ar-kw/shared/wishlist/x7Kd92?a=1', '/ar-kw/shared/wishlist/…?a'],
  ['/en-ae/notices/x7Kd92', '/en-ae/notices/…'],
  ['/api/notices/x7Kd92', '/api/notices/…'],
  ['/sandbox/pay/x7Kd92/challenge', '/sandbox/pay/…/challenge'],
  ['/api/experience/binaa/v1/shared-carts/x7Kd92', '/api/experience/binaa/v1/shared-carts/…'],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});
