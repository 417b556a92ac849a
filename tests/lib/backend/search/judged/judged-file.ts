import { readFileSync } from 'node:fs';
import type { Language } from '#lib/locale/locale.ts';
import { parseRule, type Rule } from './rule.ts';

/**
 * Search is tuned on the first half only. When the second one has been read, or its scores were watched, its
 * queries move to the first, and a person who has not worked on the search writes new ones.
 */
export const HALVES = ['tuning', 'holdout'] as const;
export type Half = (typeof HALVES)[number];

/** A query with the results that a reviewer would call right and acceptable; all others are wrong. */
export interface JudgedCase {
  kind: string;
  query: string;
  right: Rule;
  acceptable: Rule;
  line: number;
}

/** Reads lines of `query | right | acceptable` below headings of the form `# kind`. */
export function parseJudged(source: string): JudgedCase[] {
  let kind = '';
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (text.startsWith('# ')) kind = text.slice(2);
    if (text === '' || text.startsWith('# ')) return [];
    const [query, right, acceptable, ...rest] = text.split(' | ');
    if (!kind || !query || !right || !acceptable || rest.length > 0) {
      throw new Error(`Line ${line} is not "query | right | acceptable"`);
    }
    return [{ kind, query, right: parseRule(right), acceptable: parseRule(acceptable), line }];
  });
}

export const readJudged = (half: Half, language: Language): JudgedCase[] =>
  parseJudged(readFileSync(new URL(`${half}/${language}.txt`, import.meta.url), 'utf8'));
