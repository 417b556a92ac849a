import { expect, it } from 'vitest';
import { getPageType } from '#lib/analytics/page-type.ts';
import { PAGE_TYPES } from '#lib/contract/analytics/events.ts';

it.each([
  ['/', 'home'],
  ['/en-ae', 'home'],
  ['/ar-om/', 'home'],
  ['/en-ae/products/a-drill', 'product'],
  ['/ar-kw/products/a-drill/stores', 'product'],
  ['/en-sa/product-list', 'search-results'],
  ['/en-ae/category/power-tools/page/2', 'category'],
  ['/en-ae/wishlist', 'wishlist'],
  ['/en-ae/cart', 'cart'],
  ['/en-ae/checkout/delivery', 'checkout'],
  ['/en-ae/order-confirmation/AE26-000123-7', 'thank-you'],
  ['/en-ae/my-account/orders', 'account'],
  ['/en-ae/account', 'account'],
  ['/en-ae/ordertrack', 'track-order'],
  ['/en-ae/search', 'search'],
  ['/en-ae/maintenance', 'maintenance'],
  ['/en-ae/size-chart', 'size-chart'],
  ['/en-ae/store-locator/al-ain', 'store-locator'],
  ['/en-ae/blogs/topic/paint', 'blogs'],
  ['/en-ae/masterclasses', 'masterclasses'],
  ['/en-ae/privacy-policy', 'content'],
  // Not a locale, and a name that every object inherits: neither is a page's type.
  ['/en-us/cart', 'content'],
  ['/en-ae/constructor', 'content'],
])('the page %s has the type %s', (path, type) => {
  expect(getPageType(path)).toBe(type);
  expect(PAGE_TYPES).toContain(type);
});
