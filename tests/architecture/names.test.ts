import { expect, test } from 'vitest';
import { COUNT_COOKIE } from '#lib/session/keeper.server.ts';
import { WISH_KEYS } from '#lib/stores/wished.ts';
import { readSource } from './files.ts';

// What a page carries inline, and what every page loads, imports nothing: such names are written out.
const { list, stamp, shown } = WISH_KEYS;

test.each([
  ['src/lib/stores/session.ts', [`'${list}'`, `'${stamp}'`, `'${shown}'`]],
  ['src/islands/ui/wished.ts', [`{ ${list}, ${stamp}, ${shown} } = localStorage`]],
  ['src/layouts/shell/Memory.astro', [`localStorage.${shown}`, `${COUNT_COOKIE}=`]],
  ['src/lib/stores/count.ts', [`${COUNT_COOKIE}=`]],
  ['src/content/en/pages/privacy-policy.md', [COUNT_COOKIE]],
  ['src/content/ar/pages/privacy-policy.md', [COUNT_COOKIE]],
])('%s knows by their names what others keep in the browser', (path, names) => {
  const source = readSource(path);
  for (const name of names) expect(source).toContain(name);
});
