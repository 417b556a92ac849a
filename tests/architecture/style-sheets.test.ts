import { expect, it } from 'vitest';
import { readFiles, type SourceFile } from './rules/source-files.ts';

const FOLDER = 'src/layouts/styles';

// The print stylesheet may style blocks that have their own sheets.
const PRINT = `${FOLDER}/base/print.css`;

const stripComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the selectors of a sheet, one for each comma outside of parentheses. */
const listSelectors = (css: string): string[] =>
  [...stripComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));

/**
 * Returns the block that a selector styles: the block of its first class, when its last compound is the block or one
 * of its elements. Returns undefined for modifiers (`.block--modifier`) and for another block inside this one: a page's
 * sheet may add those.
 */
function findStyledBlock(selector: string): string | undefined {
  const withoutArguments = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  const block = /^\.([a-z][a-zA-Z0-9-]*?)(?:__|(?![\w-]))/.exec(withoutArguments)?.[1];
  const subject = withoutArguments.split(/[\s>+~]+/).at(-1) ?? '';
  if (!block || /\.[\w-]*--/.test(withoutArguments)) return undefined;
  return new RegExp(`^\\.${block}(__|(?![\\w-]))`).test(subject) ? block : undefined;
}

function listSheetsByBlock(sheets: SourceFile[]): Map<string, Set<string>> {
  const sheetsByBlock = new Map<string, Set<string>>();
  for (const { path, text } of sheets) {
    for (const selector of listSelectors(text)) {
      const block = findStyledBlock(selector);
      if (block) sheetsByBlock.set(block, (sheetsByBlock.get(block) ?? new Set()).add(path));
    }
  }
  return sheetsByBlock;
}

const findSplitBlocks = (sheets: SourceFile[]): string[] =>
  [...listSheetsByBlock(sheets)]
    .filter(([, paths]) => paths.size > 1)
    .map(([block, paths]) => `.${block}: ${[...paths].sort().join(', ')}`);

it('each block is styled in one style sheet', () => {
  const sheets = readFiles(FOLDER, /\.css$/).filter(({ path }) => path !== PRINT);
  expect(listSheetsByBlock(sheets).size).toBeGreaterThan(50);
  expect(findSplitBlocks(sheets)).toEqual([]);
});

it('a block or an element that two style sheets style is found', () => {
  const split = (first: string, second: string) =>
    findSplitBlocks([
      { path: 'a.css', text: first },
      { path: 'b.css', text: second },
    ]);
  expect(split('.card { color: red; }', '@layer a { .card:hover, .x { color: red; } }')).toEqual([
    '.card: a.css, b.css',
  ]);
  expect(split('.card { color: red; }', '.card .card__title { color: red; }')).toHaveLength(1);
  expect(split('.card { color: red; }', '.card:is(.a, .b) { color: red; }')).toHaveLength(1);
});

it('modifiers, other blocks inside a block, and names with the same beginning are accepted', () => {
  const sheets = [
    { path: 'a.css', text: '.card { color: red; }' },
    { path: 'b.css', text: '.card--wide, .card .button, .card-list, .page .card { color: red; }' },
  ];
  expect(findSplitBlocks(sheets)).toEqual([]);
});

// Breakpoints in rem: tablets from 48 on, desktops from 64 on (specification, section 9). The others are for
// single blocks: small phones and wide desktops.
const BREAKPOINTS = [20, 30, 48, 60, 64, 72, 80, 90];

it('layouts change at the same widths everywhere, tablets from 768 px and desktops from 1024 px on', () => {
  const sheets = readFiles('src', /\.(css|astro)$/);
  const queries = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\s*([<>]=?)\s*([\d.]+)rem/g)].map(([, sign, width]) => ({
      path,
      sign,
      width: Number(width),
    })),
  );
  expect([...new Set(queries.map(({ width }) => width))].toSorted((a, b) => a - b)).toEqual(BREAKPOINTS);
  // At exactly 768 px only the cart's drawer, and the toasts, which must not cover it, use the narrow layout.
  const inclusive = queries.filter(({ sign }) => sign === '<=' || sign === '>');
  expect([...new Set(inclusive.map(({ path }) => path.split('/').at(-1)))].toSorted()).toEqual([
    'drawer.css',
    'toast.css',
  ]);
});
