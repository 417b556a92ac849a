import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import { readFrequentSearches } from './popularity.ts';
import { readCatalogSpellings } from './queries.ts';

/** Returns the most frequent searches of a country and language, most frequent first. */
export type ReadTrendingSearches = (
  place: { language: Language; country: CountryCode },
  /** Terms chosen by an editor; listed after actual searches. */
  terms: readonly string[],
  now: number,
) => Promise<string[]>;

const TERMS = 8;
const LETTERS = 60;
const KEPT = 10 * 60_000;

/**
 * Caches results for ten minutes. Only searches made of words from the catalog's own names are listed, in the
 * catalog's spelling: the list is on every page, and five searches are enough to enter it.
 */
export function createTrendingSearches(db: Db): ReadTrendingSearches {
  const kept = new Map<string, { at: number; searched: Promise<string[]> }>();

  async function read(language: Language, country: CountryCode, now: number): Promise<string[]> {
    const frequent = await readFrequentSearches(db, now, { language, country });
    if (frequent.length === 0) return [];
    const spelling = createSpellingTable(await readCatalogSpellings(db, language));
    return frequent.flatMap(({ words }) => {
      const spelt = words.split(' ').map((word) => spelling.get(word));
      const term = spelt.join(' ');
      return spelt.includes(undefined) || term.length > LETTERS ? [] : [term];
    });
  }

  return async ({ language, country }, terms, now) => {
    const key = `${language} ${country}`;
    let known = kept.get(key);
    if (!known || Math.abs(now - known.at) >= KEPT) {
      known = { at: now, searched: read(language, country, now) };
      kept.set(key, known);
      known.searched.catch(() => kept.delete(key));
    }
    const written = new Map(terms.map((term) => [normalizeSearchText(term), term]));
    const found = new Map<string, string>();
    for (const term of [...(await known.searched), ...terms]) {
      const folded = normalizeSearchText(term);
      if (!found.has(folded)) found.set(folded, written.get(folded) ?? term);
    }
    return [...found.values()].slice(0, TERMS);
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
  const learn = (names: readonly string[], spell: (word: string) => string) => {
    for (const name of names) {
      for (const [word] of name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const folded = normalizeSearchText(word);
        if (folded !== '' && !spelling.has(folded)) spelling.set(folded, spell(word));
      }
    }
  };
  learn(brands, (word) => word);
  learn(others, (word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()));
  return spelling;
}
