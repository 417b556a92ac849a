import { describe, expect, it } from 'vitest';
import { findLongFunctions, MAX_FUNCTION_LINES } from './rules/function-length.ts';
import { listFiles, readFiles, readSource, type SourceFile } from './rules/source-files.ts';
import { checkLength, checkRules } from './rules/style-rules.ts';

const CHECKED_FILES = /\.(ts|tsx|mjs|cjs|astro|css|md)$/;

const readAll = (): SourceFile[] => {
  const rootEntries = [
    'README.md',
    'CONTRIBUTING.md',
    ...listFiles('.', /^[^/]+\.(config\.(mjs|cjs|ts)|json)$/),
  ];
  const rootFiles = [...new Set(rootEntries)].filter(
    (file) => !file.includes('/') && file !== 'package-lock.json',
  );
  return [
    ...['src', 'tests', 'scripts', 'docs', '.ci'].flatMap((folder) => readFiles(folder, CHECKED_FILES)),
    ...rootFiles.map((path) => ({ path, text: readSource(path) })),
  ];
};

// The rules themselves, and the examples of what they forbid, are not checked.
const OWN = /^tests\/architecture\/(rules\/)?style(-rules)?\./;

it('all files follow the style rules', () => {
  const files = readAll().filter(({ path }) => !OWN.test(path));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => checkRules(file))).toEqual([]);
});

it('files, pages and frontmatter stay within their length limits', () => {
  expect(readAll().flatMap(checkLength)).toEqual([]);
});

// Migrations and drawings are lists of statements; these components share state between all parts of their markup.
const LONG_FUNCTIONS =
  /^src\/(lib\/backend\/(db\/migrations|media\/(rooms|scenes))\/|islands\/(cart\/page\/CartContents|catalog\/listing\/ProductListView|search\/SearchBox|wishlist\/WishlistContents)\.tsx)/;

it('functions stay within their length limit', () => {
  const files = ['src', 'scripts'].flatMap((folder) => readFiles(folder, /\.(ts|tsx|mjs)$/));
  const long = files.filter(({ path }) => !LONG_FUNCTIONS.test(path)).flatMap(findLongFunctions);
  expect(files.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

describe('The length of a function', () => {
  const body = (lines: number) => 'call();\n'.repeat(lines);
  const long = MAX_FUNCTION_LINES.function;

  it.each([
    ['a declaration', 'a.ts', `function run() {\n${body(long)}}`, 'run'],
    ['a constant', 'a.ts', `const run = () => {\n${body(long)}};`, 'run'],
    ['a method', 'a.ts', `const a = { run() {\n${body(long)}} };`, 'run'],
    ['a component', 'A.tsx', `function Page() {\n${body(MAX_FUNCTION_LINES.component)}}`, 'Page'],
    ['a function inside', 'a.ts', `function all() {\nfunction run() {\n${body(long)}}\n}`, 'run'],
  ])('is limited for %s', (_title, path, text, name) => {
    expect(findLongFunctions({ path, text })).toEqual([expect.stringContaining(`${name} has `)]);
  });

  it.each([
    [
      'functions inside',
      'a.ts',
      `function all() {\nfunction run() {\n${body(long - 2)}}\n${body(long - 2)}}`,
    ],
    ['markup', 'A.tsx', `function Page() {\n${body(long)}}`],
  ])('leaves room for %s', (_title, path, text) => {
    expect(findLongFunctions({ path, text })).toEqual([]);
  });
});

describe('A style rule finds', () => {
  const css = 'src/layouts/styles/a.css';
  const block = 'src/layouts/blocks/A.astro';
  it.each([
    ['a left margin', css, 'a { margin-left: 1px; }'],
    ['a position from the right', css, 'a { color: red; right: 0; }'],
    ['a corner', css, 'a { border-top-left-radius: 1px; }'],
    ['text set left', css, 'a { text-align: left; }'],
    ['unequal sides in four values', css, 'a { padding: 0 1px 0 calc(2px + 1px); }'],
    ['a left margin in an Astro file', block, '<p>x</p>\n<style>\n  a { margin-left: 1px; }\n</style>'],
    ['a style attribute', block, '<p style="color: red">x</p>'],
    ['a style property', 'src/islands/ui/A.tsx', 'export const A = () => <p style={{ color }}>x</p>;'],
    ['an island that fetches', 'src/islands/a/a.ts', "const reply = await fetch('/list');"],
    ['an island that fetches by the window', 'src/islands/a/A.tsx', 'const a = window.fetch(url);'],
    ['a spread that joins lines', 'src/lib/a.ts', 'const a = { ...{ b, c }, d };'],
    ['a spread list', 'src/lib/a.ts', 'const a = [...[b, c], d];'],
    ['a page that hides itself', 'src/pages/a.astro', "headers.set('referrer-policy', 'no-referrer');"],
    ['a test that runs alone', 'tests/lib/a.test.ts', "test.only('x', () => {});"],
    ['a test that is skipped', 'tests/e2e/a.spec.ts', "test.describe.skip('x', () => {});"],
    ['a parametrised test that runs alone', 'tests/lib/a.test.ts', "it.only.each([1])('x', () => {});"],
    ['a promise', 'src/lib/a.ts', '// TODO later'],
    ['a path of one machine', 'scripts/a.mjs', "read('/home/someone/file')"],
    ['a registry', 'scripts/a.mjs', "fetch('https://registry.npmjs.org/x')"],
    ['a change of language', 'src/lib/a.ts', "i18next.changeLanguage('ar');"],
    ['a drawer for everything', 'src/lib/utils.ts', 'export {};'],
  ])('%s', (_title, path, text) => {
    expect(checkRules({ path, text })).toHaveLength(1);
  });

  it.each([
    ['logical properties', css, 'a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; }'],
    ['equal sides', css, 'a { margin: 1px 2px 3px 2px; padding: 0 auto; }'],
    ['left in a comment', css, '/* margin-left: no */ a { color: red; }'],
    ['left as a word of a page', block, '<p data-side="left: right">left: 1</p>'],
    ['a store that fetches', 'src/lib/state/a.ts', "const reply = await fetch('/list');"],
    ['another thing that is fetched', 'src/islands/a/a.ts', 'goods.fetch(code); // fetch(it)'],
    ['a spread under a condition', 'src/lib/a.ts', 'const a = { ...(b && { c }), ...d };'],
    ['a skip that is no test', 'tests/lib/a.test.ts', 'query.skip(3); list.only();'],
  ])('nothing in %s', (_title, path, text) => {
    expect(checkRules({ path, text })).toEqual([]);
  });

  it('files that are too long', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    expect(checkLength({ path: 'src/lib/a.ts', text: lines(301) })).toHaveLength(1);
    expect(checkLength({ path: 'src/pages/a.astro', text: lines(61) })).toHaveLength(1);
    expect(checkLength({ path: 'src/pages/a.astro', text: `---\n${lines(21)}---\n` })).toHaveLength(1);
    expect(checkLength({ path: 'src/lib/backend/seed/departments/a.ts', text: lines(301) })).toEqual([]);
    expect(checkLength({ path: 'src/pages/a.astro', text: `---\n${lines(20)}---\n${lines(38)}` })).toEqual(
      [],
    );
  });
});
