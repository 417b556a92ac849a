import { expect, it } from 'vitest';
import { listExceededBudgets } from '../../scripts/size/compare-budgets.mjs';
import { extractInline } from '../../scripts/size/measure.mjs';

const sizes = {
  requestsBefore: 0,
  inlineKb: 1.25,
  cssKb: 14,
  fontKb: 31,
  scriptKb: 95.004,
  htmlKb: 88.5,
  nodes: 1001,
};

it('a page that uses its whole budget passes', () => {
  expect(listExceededBudgets('home', sizes, { requestsBefore: 0, cssKb: 14, fontKb: 60 })).toEqual([]);
});

it('every size above its budget is named', () => {
  const found = listExceededBudgets(
    'product',
    { ...sizes, requestsBefore: 1 },
    { requestsBefore: 0, inlineKb: 1, scriptKb: 95, htmlKb: 88, nodes: 1000 },
  );
  expect(found).toEqual([
    'product: 1 script requests before the visitor acts, at most 0',
    'product: 1.25 KB of inline script, at most 1',
    'product: 95.01 KB of script in all, at most 95',
    'product: 88.5 KB of HTML, uncompressed, at most 88',
    'product: 1001 elements, at most 1000',
  ]);
});

it('a budget without a measurement and a failed measurement are errors', () => {
  expect(listExceededBudgets('home', sizes, { scripts: 0 } as object)).toEqual([
    'home: there is no measure called scripts',
  ]);
  expect(listExceededBudgets('home', { ...sizes, cssKb: Number.NaN }, { cssKb: 14 })).toHaveLength(1);
});

it('inline script excludes data and external scripts', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module">b()</script>',
    '<script src="/c.js"></script>',
    '<script type="application/ld+json">{"d":1}</script>',
    '<style>p{}</style>',
  ].join('');
  expect(extractInline(html, 'script')).toBe('a()\nb()');
  expect(extractInline(html, 'style')).toBe('p{}');
});
