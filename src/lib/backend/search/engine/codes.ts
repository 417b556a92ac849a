import { fold } from './fold.ts';
import type { Good } from './types.ts';

/** Products by their codes and barcodes. */
export interface Codes {
  /** The product of a folded code; of several when it may go on. */
  find(code: string, mayGoOn: boolean): number[];
}

/** A code as one word of letters and digits, however it was typed. */
export const foldCode = (text: string): string => fold(text).replaceAll(' ', '');

/** People leave out the letters that all codes of a shop begin with. */
function waysOf(code: string): string[] {
  const folded = foldCode(code);
  const number = /^\p{L}+(\d{4,}.*)$/u.exec(folded)?.[1];
  return number ? [folded, number] : [folded];
}

const MOST = 24;
const LONG = 7;

/** One letter is another one, or two neighbours have changed places. */
function isSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const isSame = (from: number) => a.slice(at + from) === b.slice(at + from);
  return isSame(1) || (a[at] === b[at + 1] && a[at + 1] === b[at] && isSame(2));
}

export function makeCodes(goods: readonly Good[]): Codes {
  const sorted = goods
    .flatMap(({ codes }, doc) => codes.flatMap(waysOf).map((code) => ({ code, doc })))
    .filter(({ code }) => code !== '')
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.doc - b.doc));

  function firstFrom(code: string): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as { code: string }).code < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // A number that no code begins with: the end of one, or one with a digit that is wrong.
  function findLike(code: string): number[] {
    const found = new Set<number>();
    for (const entry of sorted) {
      if (entry.code.endsWith(code) || (code.length >= LONG && isSlip(entry.code, code)))
        found.add(entry.doc);
      if (found.size === MOST) break;
    }
    return [...found];
  }

  return {
    find(code, mayGoOn) {
      const from = firstFrom(code);
      const exact = sorted[from];
      if (exact?.code === code) return [exact.doc];
      if (!mayGoOn) return [];
      const found = new Set<number>();
      for (let at = from; found.size < MOST && sorted[at]?.code.startsWith(code); at += 1) {
        found.add((sorted[at] as { doc: number }).doc);
      }
      return found.size > 0 || !/^\p{L}{0,3}\d{5,}$/u.test(code) ? [...found] : findLike(code);
    },
  };
}
