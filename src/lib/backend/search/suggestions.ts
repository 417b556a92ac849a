import type { CountryCode } from '#lib/locale/countries.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { Searched } from './demand-queries.ts';
import { fold } from './engine/fold.ts';
import { editsBetween } from './engine/lexicon.ts';
import type { Good } from './engine/types.ts';
import type { CategoryName } from './queries.ts';

/** Something that may be searched for. */
export interface Suggestion {
  /** What the list is called that it leads to, as it would be typed. */
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  /** Slug of the category that it leads to, or that its goods stand in. */
  category: string | null;
  /** Slug of the brand that it leads to. */
  brand: string | null;
  /** Of all goods that it leads to. */
  popularity: number;
}

/** What is typed, and where. */
export interface Suggest {
  language: Language;
  country: CountryCode;
  words: string;
  offset: number;
  length: number;
}

export interface Suggestions {
  /** What has words that begin with those that are typed, the most popular first. */
  find(asked: Suggest): { total: number; suggestions: Suggestion[] };
  /** A category, a brand, or a brand in a category, by their slugs. */
  named(language: Language, category: string | null, brand: string | null): Suggestion | undefined;
}

interface Entry extends Suggestion {
  /** Folded, a blank before each word. */
  folded: string;
  countries: Set<CountryCode>;
}

interface Index {
  entries: Entry[];
  /** Every word of an entry by its first letter. */
  words: Map<string, string[]>;
  byPlace: Map<string, Entry>;
}

// More names of goods than anybody types: of those that sell least nothing is missed.
const NAMES = 5000;

// Shorter words say too little to stand for the rest.
const LONG = 3;

/** `frequent` is what is often looked for and found. */
export function createSuggestions(
  goods: readonly Good[],
  categories: readonly CategoryName[],
  frequent: readonly Searched[] = [],
): Suggestions {
  const indexes = Object.fromEntries(
    LANGUAGES.map((language) => {
      const entries = collect(goods, categories, language);
      const asked = askedFor(
        frequent.filter((search) => search.language === language),
        entries,
      );
      return [language, makeIndex([...entries, ...asked].sort((a, b) => b.popularity - a.popularity))];
    }),
  ) as Record<Language, Index>;
  return {
    find({ language, country, words, offset, length }) {
      const { entries, words: known } = indexes[language];
      const typed = fold(words).split(' ').filter(Boolean);
      const sold = entries.filter(({ countries }) => countries.has(country));
      const spelt = typed.map((word) => [word]);
      // Nothing begins so: it may be mistyped, or one word too many.
      let found = having(sold, spelt, typed.length);
      if (found.length === 0) {
        const mended = typed.map((word) => mend(word, known));
        const long = mended.filter(([word = '']) => word.length >= LONG);
        found = having(sold, mended, typed.length);
        if (found.length === 0 && long.length > 1) found = having(sold, long, long.length - 1);
      }
      return { total: found.length, suggestions: found.slice(offset, offset + length).map(plain) };
    },
    named(language, category, brand) {
      const entry = indexes[language].byPlace.get(placeOf(category, brand));
      return entry && plain(entry);
    },
  };
}

/** Entries that have words for so many of the typed ones: each begins with any of its spellings. */
function having(entries: readonly Entry[], typed: readonly (readonly string[])[], least: number): Entry[] {
  const has = (folded: string, spellings: readonly string[]) =>
    spellings.some((spelling) => folded.includes(` ${spelling}`));
  return entries.filter(({ folded }) => typed.filter((spellings) => has(folded, spellings)).length >= least);
}

/** Beginnings of known words that are as good as what was typed; nobody mistypes the first letter. */
function mend(word: string, known: Index['words']): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const found = new Set([word]);
  if (allowed === 0 || word.length > 24) return [word];
  for (const other of known.get(word.slice(0, 1)) ?? []) {
    for (const beginning of [word.length, word.length - 1, word.length + 1]) {
      const part = other.slice(0, beginning);
      if (editsBetween(word, part) <= allowed) found.add(part);
    }
  }
  return [...found];
}

function makeIndex(entries: Entry[]): Index {
  const all = entries.flatMap(({ folded }) => folded.trim().split(' '));
  // A number is never taken for another.
  const words = new Set(all.filter((word) => !/\d/.test(word)));
  const places = entries.filter(({ kind }) => kind === 'category' || kind === 'brand');
  return {
    entries,
    words: Map.groupBy(words, (word) => word.slice(0, 1)),
    byPlace: new Map(places.map((entry) => [placeOf(entry.category, entry.brand), entry])),
  };
}

const placeOf = (category: string | null, brand: string | null): string => `${category ?? ''} ${brand ?? ''}`;

function plain({ query, kind, category, brand, popularity }: Entry): Suggestion {
  return { query, kind, category, brand, popularity };
}

function collect(goods: readonly Good[], categories: readonly CategoryName[], language: Language): Entry[] {
  const found = new Map<string, Entry>();
  const names = new Map(categories.map(({ slug, name }) => [slug, name[language]]));
  const nameOf = (slug: string) => names.get(slug) || slug;

  function add(good: Good, suggestion: Omit<Suggestion, 'popularity'>): void {
    const countries = Object.keys(good.prices) as CountryCode[];
    const folded = ` ${fold(suggestion.query)}`;
    // Two categories of one name lead to different lists.
    const key =
      suggestion.kind === 'product' ? folded : `${folded} ${placeOf(suggestion.category, suggestion.brand)}`;
    const known = found.get(key) ?? { ...suggestion, popularity: 0, folded, countries: new Set() };
    known.popularity += good.popularity;
    for (const country of countries) known.countries.add(country);
    found.set(key, known);
  }

  for (const good of goods) {
    const { brand: slug, path } = good;
    const { brand } = good.words[language];
    for (const category of path)
      add(good, { query: nameOf(category), kind: 'category', category, brand: null });
    add(good, { query: brand, kind: 'brand', category: null, brand: slug });
    const [, , shelf] = path;
    add(good, { query: `${brand} ${nameOf(shelf)}`, kind: 'brand', category: shelf, brand: slug });
  }
  const popular = [...goods].sort((a, b) => b.popularity - a.popularity);
  for (const good of popular.slice(0, NAMES)) {
    const { name } = good.words[language];
    add(good, { query: name, kind: 'product', category: good.path[2], brand: good.brand });
  }
  return [...found.values()];
}

// As much as each search weighs: what is asked for all the time stands before a single product.
const SEARCH = 20;

/**
 * Frequent searches that are no names already. Only words of the shop's own: what many type is not always fit to be
 * shown to others.
 */
function askedFor(searches: readonly Searched[], entries: readonly Entry[]): Entry[] {
  const names = new Set(entries.map(({ folded }) => folded));
  const words = new Set(entries.flatMap(({ folded }) => folded.trim().split(' ')));
  const found = new Map<string, Entry>();
  for (const { words: query, country, times } of searches) {
    const folded = ` ${query}`;
    if (names.has(folded) || !query.split(' ').every((word) => words.has(word))) continue;
    const known = found.get(folded);
    const countries = new Set([...(known?.countries ?? []), country]);
    const popularity = (known?.popularity ?? 0) + times * SEARCH;
    found.set(folded, { query, kind: 'query', category: null, brand: null, popularity, folded, countries });
  }
  return [...found.values()];
}
