import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import { readFrequentSearches } from './popularity.ts';
import { readCatalogSpellings } from './queries.ts';

/** What many look for in a country and a language, the first one most. */
export type ReadTrendingSearches = (
  place: { language: Language; country: CountryCode },
  /** What an editor thinks many look for: stands behind what they really do. */
  terms: readonly string[],
  now: number,
) => Promise<string[]>;

const TERMS = 8;
const LETTERS = 60;
const KEPT = 10 * 60_000;

/**
 * Reads it at most every ten minutes. Of what is typed only words that stand in the shop's own names are ever shown,
 * in the shop's own spelling: the list is on every page, and five searches are soon made.
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

/** How the shop spells each folded word; a brand's and LED as they are, the rest in small letters. */
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
