import { normalizeSearchText } from '../text/normalize-search-text.ts';
import type { ProductDocument } from '../types.ts';

export interface CodeIndex {
  /**
   * Returns the product with a normalized code. If there is none and `isPrefix` is set, returns the products
   * whose codes begin with it; for a number that begins no code, those whose codes end with it or differ in
   * one character.
   */
  find(code: string, isPrefix: boolean): number[];
}

/** Returns a code as one word of letters and digits, without spaces and punctuation. */
export const normalizeCode = (text: string): string => normalizeSearchText(text).replaceAll(' ', '');

// Words that customers write before a code.
const LABELS = new Set(
  'code item sku product article model part no number رمز كود رقم المنتج منتج الصنف صنف القطعه قطعه موديل'.split(
    ' ',
  ),
);

/** Returns the code of a product in a query such as "item number 10111"; undefined if there is none. */
export function readLabelledCode(codes: CodeIndex, query: string): string | undefined {
  const words = normalizeSearchText(query).split(' ');
  const others = words.filter((word) => !LABELS.has(word));
  if (others.length === words.length) return undefined;
  const code = others.join('');
  return codes.find(code, false).length > 0 ? code : undefined;
}

/**
 * Returns a code with and without its leading letters: users omit letters with which all codes of a shop
 * begin.
 */
function listCodeVariants(code: string): string[] {
  const normalized = normalizeCode(code);
  const number = /^\p{L}+(\d{4,}.*)$/u.exec(normalized)?.[1];
  return number ? [normalized, number] : [normalized];
}

const MAX_RESULTS = 24;
const MIN_FUZZY_LENGTH = 7;

const reverse = (text: string): string => [...text].reverse().join('');

/** Yields codes with one character replaced or two neighbours swapped. */
function* listTypos(code: string, letters: readonly string[]): Iterable<string> {
  for (let at = 0; at < code.length; at += 1) {
    const [before, after] = [code.slice(0, at), code.slice(at + 1)];
    for (const letter of letters) if (letter !== code[at]) yield before + letter + after;
    const [next = ''] = after;
    if (next !== '' && next !== code[at]) yield before + next + code[at] + after.slice(1);
  }
}

interface Entry {
  code: string;
  doc: number;
}

const byCode = (a: Entry, b: Entry): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.doc - b.doc);

/** Index of the first entry whose code is not before `code`. */
function lowerBound(sorted: readonly Entry[], code: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Entry).code < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createCodeIndex(documents: readonly ProductDocument[]): CodeIndex {
  const sorted = documents
    .flatMap(({ codes }, doc) => codes.flatMap(listCodeVariants).map((code) => ({ code, doc })))
    .filter(({ code }) => code !== '')
    .sort(byCode);
  const backwards = sorted.map(({ code, doc }) => ({ code: reverse(code), doc })).sort(byCode);
  const letters = new Set<string>();
  let longest = 0;
  for (const { code } of sorted) {
    longest = Math.max(longest, code.length);
    for (const letter of code) letters.add(letter);
  }

  function addFrom(
    list: readonly Entry[],
    code: string,
    isMatch: (candidate: string) => boolean,
    results: Set<number>,
  ) {
    for (let at = lowerBound(list, code); results.size < MAX_RESULTS; at += 1) {
      const entry = list[at];
      if (!entry || !isMatch(entry.code)) return;
      results.add(entry.doc);
    }
  }

  // Adds the products for a number that begins no code: those whose codes end with it, or differ from it in
  // one character or in the order of two.
  function addSimilar(code: string, results: Set<number>): void {
    if (code.length > longest) return;
    const end = reverse(code);
    addFrom(backwards, end, (candidate) => candidate.startsWith(end), results);
    if (code.length < MIN_FUZZY_LENGTH) return;
    for (const typo of listTypos(code, [...letters])) {
      addFrom(sorted, typo, (candidate) => candidate === typo, results);
    }
  }

  return {
    find(code, isPrefix) {
      const exact = sorted[lowerBound(sorted, code)];
      if (exact?.code === code) return [exact.doc];
      if (!isPrefix) return [];
      const results = new Set<number>();
      addFrom(sorted, code, (candidate) => candidate.startsWith(code), results);
      if (results.size === 0 && /^\p{L}{0,3}\d{5,}$/u.test(code)) addSimilar(code, results);
      return [...results];
    },
  };
}
