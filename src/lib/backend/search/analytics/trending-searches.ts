import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import { readFrequentSearches } from './popularity.ts';
import { readCatalogSpellings } from './queries.ts';

/** Returns the most frequent searches of a country and language, most frequent first. */
export type ReadTrendingSearches = (
  locale: { language: Language; country: CountryCode },
  /** Terms chosen by an editor; listed after actual searches. */
  terms: readonly string[],
  now: number,
) => Promise<string[]>;

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 60;
const CACHE_TTL_MS = 10 * 60_000;

/**
 * Caches results for ten minutes. Only searches made of words from the catalog's own names are listed, in the
 * catalog's spelling: the list is on every page, and five searches are enough to enter it.
 */
export function createTrendingSearches(db: Db): ReadTrendingSearches {
  const cache = new Map<string, { at: number; searched: Promise<string[]> }>();

  async function read(language: Language, country: CountryCode, now: number): Promise<string[]> {
    const frequent = await readFrequentSearches(db, now, { language, country });
    if (frequent.length === 0) return [];
    const spelling = createSpellingTable(await readCatalogSpellings(db, language));
    return frequent.flatMap(({ words }) => {
      const spelled = words.split(' ').map((word) => spelling.get(word));
      const term = spelled.join(' ');
      return spelled.includes(undefined) || term.length > MAX_TERM_LENGTH ? [] : [term];
    });
  }

  return async ({ language, country }, terms, now) => {
    const key = `${language} ${country}`;
    let entry = cache.get(key);
    if (!entry || Math.abs(now - entry.at) >= CACHE_TTL_MS) {
      entry = { at: now, searched: read(language, country, now) };
      cache.set(key, entry);
      entry.searched.catch(() => cache.delete(key));
    }
    const editorSpellings = new Map(terms.map((term) => [normalizeSearchText(term), term]));
    const termsByKey = new Map<string, string>();
    for (const term of [...(await entry.searched), ...terms]) {
      const normalized = normalizeSearchText(term);
      if (!termsByKey.has(normalized)) termsByKey.set(normalized, editorSpellings.get(normalized) ?? term);
    }
    return [...termsByKey.values()].slice(0, MAX_TERMS);
  };
}

/**
 * Spelling of each normalized word: as written for brands and abbreviations such as LED, in lower case
 * otherwise.
 */
function createSpellingTable({
  brands,
  others,
}: {
  brands: string[];
  others: string[];
}): Map<string, string> {
  const spelling = new Map<string, string>();
  const addWords = (names: readonly string[], spell: (word: string) => string) => {
    for (const name of names) {
      for (const [word] of name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const normalized = normalizeSearchText(word);
        if (normalized !== '' && !spelling.has(normalized)) spelling.set(normalized, spell(word));
      }
    }
  };
  addWords(brands, (word) => word);
  addWords(others, (word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()));
  return spelling;
}
