import type { PageType } from '#lib/contract/analytics/events.ts';

/** Page types by the first path segment after the locale. */
const TYPES: Record<string, PageType> = {
  '': 'home',
  products: 'product',
  'product-list': 'search-results',
  category: 'category',
  wishlist: 'wishlist',
  cart: 'cart',
  checkout: 'checkout',
  'order-confirmation': 'thank-you',
  'my-account': 'account',
  account: 'account',
  ordertrack: 'track-order',
  search: 'search',
  maintenance: 'maintenance',
  'size-chart': 'size-chart',
  'store-locator': 'store-locator',
  blogs: 'blogs',
  masterclasses: 'masterclasses',
};

/** Returns the page type of a path such as `/en-ae/products/x`; `content` for any other page. */
export function getPageType(path: string): PageType {
  const [, segment = ''] = path.replace(/^\/(en|ar)-(ae|kw|sa|bh|qa|om)(?=\/|$)/, '').split('/');
  return Object.hasOwn(TYPES, segment) ? (TYPES[segment] as PageType) : 'content';
}
