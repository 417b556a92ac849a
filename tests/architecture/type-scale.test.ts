import { expect, it } from 'vitest';
import { readFiles } from './rules/source-files.ts';

const TOKENS = ['note', 'small', 'body', 'h3', 'h2', 'h1', 'hero'];

// Printed pages use points.
const PRINT = 'src/layouts/styles/base/print.css';

const tokenSheet = readFiles('src/layouts/styles/base', /tokens\.css$/)[0]?.text ?? '';

it('the type scale has seven font sizes, each of whole pixels', () => {
  const sizes = [...tokenSheet.matchAll(/--text-([\w-]+): ([^;]+);/g)];
  expect([...new Set(sizes.map(([, name]) => name))].sort()).toEqual([...TOKENS].sort());
  for (const [declaration, , size = ''] of sizes) {
    expect(size, declaration).toMatch(/^[\d.]+rem$/);
    expect(Number.isInteger(Number.parseFloat(size) * 16), declaration).toBe(true);
  }
});

it('style sheets use no font size outside the type scale', () => {
  const allowed = new Set([...TOKENS.map((name) => `var(--text-${name})`), 'inherit']);
  const found = readFiles('src', /\.(css|astro)$/)
    .filter(({ path }) => path !== PRINT)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/font-size:\s*([^;}]+)/g)]
        .filter(([, size = '']) => !allowed.has(size.trim()))
        .map(([declaration]) => `${path}: ${declaration}`),
    );
  expect(found).toEqual([]);
});
