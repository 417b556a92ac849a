import { expect, it } from 'vitest';
import { CART_COUNT_COOKIE } from '#lib/session/session-cookie.server.ts';
import { WISHLIST_STORAGE_KEYS } from '#lib/state/wishlist/guest-storage.ts';
import { readSource } from './source-files.ts';

// What a page carries inline, and what every page loads, imports nothing: such names are written out.
const { list, stamp, shown } = WISHLIST_STORAGE_KEYS;

it.each([
  ['src/lib/state/auth/session.ts', [`'${list}'`, `'${stamp}'`, `'${shown}'`]],
  ['src/islands/wishlist/sync-on-load.ts', [`{ ${list}, ${stamp}, ${shown} } = localStorage`]],
  ['src/layouts/shell/ClientState.astro', [`localStorage.${shown}`, `${CART_COUNT_COOKIE}=`]],
  ['src/lib/state/cart/cart-cookie.ts', [`${CART_COUNT_COOKIE}=`]],
  ['src/content/en/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
  ['src/content/ar/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
])('%s knows by their names what others keep in the browser', (path, names) => {
  const source = readSource(path);
  for (const name of names) expect(source).toContain(name);
});
