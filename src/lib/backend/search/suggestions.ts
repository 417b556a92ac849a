import type { CountryCode } from '#lib/locale/countries.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { fold } from '../catalog/fold.ts';
import type { CategoryName } from './queries.ts';
import type { Good } from './types.ts';

/** Something that may be searched for. */
export interface Suggestion {
  /** What the list is called that it leads to, as it would be typed. */
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  /** Slug of the category that it leads to, or that its goods stand in. */
  category: string | null;
  /** Slug of the brand that it leads to. */
  brand: string | null;
  popularity: number;
}

interface Entry extends Suggestion {
  /** Folded, a blank before each word. */
  folded: string;
  countries: ReadonlySet<CountryCode>;
}

interface Asked {
  language: Language;
  country: CountryCode;
  words: string;
  offset: number;
  length: number;
}

/** What begins with what is typed, the most popular first. */
export interface Suggestions {
  find(asked: Asked): { total: number; suggestions: Suggestion[] };
}

// More names of goods than anybody types: of those that sell least nothing is missed.
const NAMES = 20_000;

export function createSuggestions(goods: readonly Good[], categories: readonly CategoryName[]): Suggestions {
  const entries = Object.fromEntries(
    LANGUAGES.map((language) => [language, collect(goods, categories, language)]),
  ) as Record<Language, Entry[]>;
  return {
    find({ language, country, words, offset, length }) {
      const typed = fold(words).split(' ').filter(Boolean);
      const found = entries[language].filter(
        ({ folded, countries }) =>
          countries.has(country) && typed.every((word) => folded.includes(` ${word}`)),
      );
      const page = found.slice(offset, offset + length);
      return {
        total: found.length,
        suggestions: page.map(({ folded: _, countries: __, ...suggestion }) => suggestion),
      };
    },
  };
}

function collect(goods: readonly Good[], categories: readonly CategoryName[], language: Language): Entry[] {
  const found = new Map<string, Entry & { countries: Set<CountryCode> }>();
  const names = new Map(categories.map(({ slug, name }) => [slug, name[language]]));
  const add = (
    good: Good,
    kind: Suggestion['kind'],
    query: string,
    category: string | null,
    brand: string | null,
  ) => {
    const folded = ` ${fold(query)}`;
    const known = found.get(folded);
    if (!known) {
      const countries = new Set(Object.keys(good.prices) as CountryCode[]);
      found.set(folded, { query, kind, category, brand, popularity: good.popularity, folded, countries });
      return;
    }
    known.popularity += good.popularity;
    for (const country of Object.keys(good.prices)) known.countries.add(country as CountryCode);
  };
  const popular = [...goods].sort((a, b) => b.popularity - a.popularity);
  for (const good of popular) {
    for (const slug of good.path) add(good, 'category', names.get(slug) ?? slug, slug, null);
    const { brand } = good.words[language];
    add(good, 'brand', brand, null, good.brand);
    const [, , shelf] = good.path;
    add(good, 'brand', `${brand} ${names.get(shelf) ?? shelf}`, shelf, good.brand);
  }
  for (const good of popular.slice(0, NAMES)) {
    add(good, 'product', good.words[language].name, good.path[2], good.brand);
  }
  return [...found.values()].sort((a, b) => b.popularity - a.popularity);
}
