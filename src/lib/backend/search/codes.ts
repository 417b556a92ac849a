import { fold } from '../catalog/fold.ts';
import type { Good } from './types.ts';

/** Products by their codes and barcodes. */
export interface Codes {
  /** The product of a folded code; of several when it may go on. */
  find(code: string, mayGoOn: boolean): number[];
}

/** A code as one word of letters and digits, however it was typed. */
export const foldCode = (text: string): string => fold(text).replaceAll(' ', '');

const MOST = 24;

export function makeCodes(goods: readonly Good[]): Codes {
  const sorted = goods
    .flatMap(({ codes }, doc) => codes.map((code) => ({ code: foldCode(code), doc })))
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
      return [...found];
    },
  };
}
