import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** A rule that reads one file and returns the lines that break it. */
export type Rule = { name: string; files: RegExp; find: (file: SourceFile) => number[] };

const getLine = (text: string, index: number) => text.slice(0, index).split('\n').length;

const match =
  (pattern: RegExp) =>
  ({ text }: SourceFile): number[] =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => getLine(text, index));

/** Replaces each match with spaces, so that line numbers stay the same. */
const maskMatches = (text: string, pattern: RegExp) =>
  text.replace(pattern, (part) => part.replace(/[^\n]/g, ' '));

const readStyles = ({ path, text }: SourceFile): string => {
  const css = path.endsWith('.css') ? text : maskAllExcept(text, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return maskMatches(css, /\/\*[\s\S]*?\*\//g);
};

/** Blanks everything except the matches, so that line numbers stay the same. */
function maskAllExcept(text: string, pattern: RegExp): string {
  let masked = '';
  for (const part of text.matchAll(pattern)) {
    masked += maskMatches(text.slice(masked.length, part.index), /[\s\S]/g) + part[0];
  }
  return masked;
}

const SIDES = [
  '(margin|padding|inset|border|scroll-margin|scroll-padding)-(left|right)(-(width|style|color))?\\s*:',
  'border-(top|bottom)-(left|right)-radius\\s*:',
  '(?<![-\\w])(left|right)\\s*:',
  '(text-align|float|clear|caption-side)\\s*:\\s*(left|right)\\b',
].join('|');

const FOUR_SIDES =
  /(?<![-\w])(margin|padding|inset|border-width|scroll-margin|scroll-padding)\s*:([^;{}]+)[;}]/g;

/** `margin: 0 1px 0 2px` sets different left and right sides implicitly. */
const findUnequalSides = (css: string): number[] =>
  [...css.matchAll(FOUR_SIDES)].flatMap(({ index, 2: value = '' }) => {
    const parts = value.trim().match(/[^\s(]+(\([^()]*(\([^()]*\)[^()]*)*\))?/g) ?? [];
    return parts.length === 4 && parts[1] !== parts[3] ? [getLine(css, index)] : [];
  });

/** Returns the lines of forbidden calls. Parsing is slow, so files that do not match `words` are skipped. */
function findCalls(
  file: SourceFile,
  words: RegExp,
  isForbidden: (call: ts.CallExpression) => boolean,
): number[] {
  if (!words.test(file.text)) return [];
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = new Set<number>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isForbidden(node)) {
      lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...lines];
}

const TEST_WORDS = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const MODIFIERS = ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails'];
const DISABLING_MODIFIERS = new Set(MODIFIERS);
const DISABLING_WORDS = new RegExp(`\\.\\s*(${MODIFIERS.join('|')})\\b`);

/**
 * `test.only(…)`, `describe.skip(…)`, `test.describe.only(…)`, `it.only.each(…)`, but not `fixture.skip(…)`.
 */
const isDisabledTest = ({ expression }: ts.CallExpression): boolean => {
  const names = expression.getText().split('.');
  return (
    TEST_WORDS.has(names[0] ?? '') &&
    names.slice(1).some((name) => DISABLING_MODIFIERS.has(name.replace(/\W.*$/s, '')))
  );
};

/** `fetch(…)` and `window.fetch(…)`, but not a method of that name on another object. */
const isFetch = ({ expression }: ts.CallExpression): boolean =>
  /^((window|globalThis|self)\.)?fetch$/.test(expression.getText());

/** `{ ...{ a, b } }` and `[...[a, b]]`: a spread that could be written out. */
function findUnconditionalSpreads(file: SourceFile): number[] {
  if (!/\.{3}\s*[[{]/.test(file.text)) return [];
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  const visit = (node: ts.Node) => {
    const isObject = ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression);
    const isArray = ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression);
    if (isObject || (isArray && ts.isArrayLiteralExpression(node.parent)))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

export const RULES: Rule[] = [
  {
    name: 'no unconditional spreads: write the members themselves',
    files: /^src\/.*\.tsx?$/,
    find: findUnconditionalSpreads,
  },
  {
    name: 'CSS speaks of start and end, never of left and right: half of the shop is read from the right',
    files: /^src\/.*\.(css|astro)$/,
    find: (file) => {
      const css = readStyles(file);
      return [...match(new RegExp(SIDES))({ path: file.path, text: css }), ...findUnequalSides(css)];
    },
  },
  {
    name: 'no style attributes: the content security policy refuses them',
    files: /^src\/.*\.(astro|tsx)$/,
    find: match(/\sstyle=(?=["'{`])/),
  },
  {
    name: 'islands read stores and call actions: they never fetch',
    files: /^src\/islands\/.*\.tsx?$/,
    find: (file) => findCalls(file, /\bfetch\b/, isFetch),
  },
  {
    // The sandbox mailbox is exempt: its messages contain no forms.
    name: 'no page without a referrer: its forms would say that they come from nowhere, and be refused',
    files: /^src\/(?!pages\/sandbox\/mailbox\/).*\.(astro|tsx?|css)$/,
    find: match(/no-referrer(?!-)/),
  },
  {
    name: 'no test is left out or runs alone',
    files: /^tests\/.*\.tsx?$/,
    find: (file) => findCalls(file, DISABLING_WORDS, isDisabledTest),
  },
  {
    name: 'no promises in comments: do it, or write it where work is planned',
    files: /^(src|tests|scripts)\/.*\.(ts|tsx|mjs|cjs|astro|css)$/,
    find: match(/\b(TODO|FIXME|XXX)\b/),
  },
  {
    name: 'no paths of one machine',
    files: /^(src|tests|scripts|docs|\.ci)\/|^[^/]+\.(md|mjs|cjs|ts|json)$/,
    find: match(/(?<![\w.])\/(home|Users|root|work|private\/var)\/\w/),
  },
  {
    name: 'no addresses of package registries: npm knows its own',
    files: /^(src|tests|scripts|docs|\.ci)\/|^[^/]+\.(md|mjs|cjs|ts)$/,
    find: match(/registry\.(npmjs|yarnpkg|npmmirror)\.|\b(artifactory|verdaccio|nexus)\b/),
  },
  {
    name: 'i18next is shared by concurrent requests: ask for getFixedT(language)',
    files: /^src\/.*\.(ts|tsx|astro)$/,
    find: match(/\.changeLanguage\b/),
  },
  {
    name: 'names that say nothing: utils, helpers, misc, common',
    files: /(^|\/)(utils?|helpers?|misc|common)(\/|\.\w+$)/,
    find: () => [1],
  },
];

// Product data, one entry after the other.
const DATA = /^src\/lib\/backend\/seed\/(departments\/|shades|brands|size-charts|stores)/;

const MAX_LINES = { file: 300, page: 60, frontmatter: 20 };

const countLines = (text: string) => text.trimEnd().split('\n').length;

/** Checks the length of a file; data files may have any length. */
export function checkLength({ path, text }: SourceFile): string[] {
  if (DATA.test(path)) return [];
  const issues: string[] = [];
  const addProblem = (kind: string, lines: number, limit: number) => {
    if (lines > limit) issues.push(`${path}: ${kind} has ${lines} lines, at most ${limit}`);
  };
  addProblem('the file', countLines(text), MAX_LINES.file);
  if (/^src\/pages\/.*\.astro$/.test(path)) {
    addProblem('the page', countLines(text), MAX_LINES.page);
    const front = /^---\r?\n([\s\S]*?)\r?\n?---/.exec(text)?.[1] ?? '';
    addProblem('the frontmatter', front ? countLines(front) : 0, MAX_LINES.frontmatter);
  }
  return issues;
}

export const checkRules = (file: SourceFile, rules = RULES): string[] =>
  rules
    .filter((rule) => rule.files.test(file.path))
    .flatMap((rule) => rule.find(file).map((line) => `${file.path}:${line}: ${rule.name}`));
