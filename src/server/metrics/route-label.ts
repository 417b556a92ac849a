// First path segments after the locale that are counted as separate routes; all others are content pages.
const PAGES = new Set([
  'account',
  'all-departments',
  'blogs',
  'brands',
  'bulk-orders',
  'campaigns',
  'cart',
  'cases',
  'category',
  'checkout',
  'collection',
  'compare',
  'contact',
  'delivery-areas',
  'departments',
  'forgot-password',
  'help-search',
  'maintenance',
  'masterclasses',
  'menu',
  'my-account',
  'newsletter',
  'notices',
  'offline',
  'order-confirmation',
  'ordertrack',
  'paint',
  'photos',
  'product-list',
  'products',
  'recent',
  'reset-password',
  'review-photos',
  'search',
  'server-error',
  'shared',
  'sign-in',
  'sign-up',
  'size-chart',
  'store-locator',
  'style-guide',
  'unavailable',
  'verify',
  'wishlist',
]);
const ROOTS = new Set(['_astro', '_image', 'media', 'sandbox', 'sitemaps', 'healthz', 'readyz', 'metrics']);
const LOCALE = /^(?:en|ar)-(?:ae|kw|sa|bh|qa|om)$/;

/**
 * Returns the kind of route of a path: visitors can request any path, and the number of labels must stay
 * bounded.
 */
export function getRouteLabel(path: string): string {
  const [first = '', second, ...remainingSegments] = path.split('/').slice(1);
  if (first === '') return '/';
  if (first === 'api') return second === 'forms' ? '/api/forms' : '/api';
  if (!LOCALE.test(first)) return ROOTS.has(first) ? `/${first}` : 'other';
  if (second === undefined) return '/[locale]';
  const name = PAGES.has(second) ? second : '[slug]';
  return remainingSegments.length > 0 ? `/[locale]/${name}/*` : `/[locale]/${name}`;
}
