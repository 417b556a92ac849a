import { expect, test } from 'vitest';
import { CART_COUNT_COOKIE } from '#lib/session/keeper.server.ts';
import { WISHLIST_STORAGE_KEYS } from '#lib/stores/wished.ts';
import { readSource } from './files.ts';

// What a page carries inline, and what every page loads, imports nothing: such names are written out.
const { list, stamp, shown } = WISHLIST_STORAGE_KEYS;

test.each([
  ['src/lib/stores/session.ts', [`'${list}'`, `'${stamp}'`, `'${shown}'`]],
  ['src/islands/ui/wished.ts', [`{ ${list}, ${stamp}, ${shown} } = localStorage`]],
  ['src/layouts/shell/Memory.astro', [`localStorage.${shown}`, `${CART_COUNT_COOKIE}=`]],
  ['src/lib/stores/count.ts', [`${CART_COUNT_COOKIE}=`]],
  ['src/content/en/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
  ['src/content/ar/pages/privacy-policy.md', [CART_COUNT_COOKIE]],
])('%s knows by their names what others keep in the browser', (path, names) => {
  const source = readSource(path);
  for (const name of names) expect(source).toContain(name);
});
