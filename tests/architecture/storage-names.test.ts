import { expect, it } from 'vitest';
import { CART_COUNT_COOKIE } from '#lib/session/session-cookie.server.ts';
import { WISHLIST_STORAGE_KEYS } from '#lib/state/wishlist/guest-storage.ts';
import { readSource } from './rules/source-files.ts';

// These files cannot import the constants, so they repeat the names of storage keys and cookies.
const { list, timestamp, markers } = WISHLIST_STORAGE_KEYS;

it.each([
  ['src/lib/state/persisted/clear-customer-data.ts', [`'${list}'`, `'${timestamp}'`, `'${markers}'`]],
  ['src/islands/wishlist/sync-on-load.ts', [`{ ${list}, ${timestamp}, ${markers} } = localStorage`]],
  ['src/layouts/shell/ClientState.astro', [`localStorage.${markers}`, `${CART_COUNT_COOKIE}=`]],
  ['src/lib/state/cart/cart-count-cookie.ts', [`${CART_COUNT_COOKIE}=`]],
  ['src/content/en/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
  ['src/content/ar/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
])('%s uses the storage names of other modules', (path, names) => {
  const source = readSource(path);
  for (const name of names) expect(source).toContain(name);
});

// Signing out removes these entries from the local storage, and tells other tabs by this channel.
it.each([
  ['collectStore', 'src/layouts/blocks/stores/FindInStore.astro'],
  ['collectStore', 'src/lib/state/stores/preferred-store.ts'],
  ['customerName', 'src/layouts/screens/account/AccountLayout.astro'],
  ['customerName', 'src/layouts/shell/ClientState.astro'],
  ['customerName', 'src/lib/state/auth/customer-name.ts'],
  ['recentlyViewed', 'src/layouts/blocks/catalog/product/RecentlyViewed.astro'],
  ['recentSearches', 'src/layouts/screens/search/Search.astro'],
  ['recentSearches', 'src/lib/state/search/recent-searches.ts'],
  ['binaa-state.', 'src/lib/state/persisted/encrypted-storage.ts'],
  ['binaa-cart.', 'src/lib/state/cart/queue/persisted-changes.ts'],
  ['binaa-cart', 'src/lib/state/cart/queue/tab-sync.ts'],
])('the storage key %s is the same in %s and at sign-out', (key, path) => {
  expect(readSource(path)).toMatch(new RegExp(`localStorage\\.${key}\\b|'${key}'`));
  expect(readSource('src/lib/state/persisted/clear-customer-data.ts')).toContain(`'${key}'`);
});
