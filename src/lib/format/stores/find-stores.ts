import type { Store } from '#lib/contract/stores.ts';
import { getAddressRegion } from '#lib/locale/address-region.ts';
import { removeArabicArticle } from '#lib/locale/arabic-article.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { joinValues } from '../bidi.ts';

const splitWords = (text: string): string[] => normalizeText(text).split(' ').filter(Boolean);

type WordMatch = (word: string, term: string) => boolean;

/** Whether a word starts with the entered text, with or without its Arabic article. */
const matchesPrefix: WordMatch = (word, term) =>
  word.startsWith(term) || removeArabicArticle(word).startsWith(term);

/** Allows one typing error in words of four letters or more, two in words of eight or more. */
const matchesFuzzily: WordMatch = (word, term) => {
  const [bareWord, bareTerm] = [removeArabicArticle(word), removeArabicArticle(term)];
  const errors = bareTerm.length >= 8 ? 2 : bareTerm.length >= 4 ? 1 : 0;
  return getEditDistance(bareWord, bareTerm, errors) <= errors;
};

function matchesTexts(texts: readonly string[], query: string, matches: WordMatch): boolean {
  const terms = splitWords(query);
  if (terms.length === 0) return false;
  const words = texts.flatMap(splitWords);
  if (terms.every((term) => words.some((word) => matches(word, term)))) return true;
  // Spaces are optional: `alain` finds Al Ain too.
  const joined = terms.join('');
  return (
    matches === matchesPrefix && words.some((_, index) => words.slice(index).join('').startsWith(joined))
  );
}

function getStoreTexts({ locationName, address, searchTexts = [] }: Store): string[] {
  const { address1, cityOrTown, stateOrProvince } = address;
  return [locationName, address1, cityOrTown, stateOrProvince, ...searchTexts];
}

/** How exactly names must match: each entered word is the beginning of a word, or a word with typing errors. */
export type MatchMode = 'exact' | 'fuzzy';

/** Returns the items whose texts, in any language, contain every entered word. */
export function findByTexts<Item>(
  items: readonly Item[],
  getTexts: (item: Item) => readonly string[],
  query: string,
  mode: MatchMode,
): Item[] {
  const matches = mode === 'exact' ? matchesPrefix : matchesFuzzily;
  return items.filter((item) => matchesTexts(getTexts(item), query, matches));
}

/**
 * Returns the stores whose name, street, city or area contains every entered word, ignoring spelling
 * variants.
 */
export function findStores(stores: readonly Store[], query: string, mode: MatchMode = 'exact'): Store[] {
  return findByTexts(stores, getStoreTexts, query, mode);
}

/**
 * Returns the address lines of a store: the street, then city and region; the city only if both have one
 * name.
 */
export function formatStoreAddressLines({ address }: Pick<Store, 'address'>): string[] {
  const { address1, cityOrTown, stateOrProvince, countryCode } = address;
  const region = getAddressRegion(stateOrProvince, countryCode.toLowerCase() as CountryCode);
  const isOwnArea = cityOrTown === stateOrProvince;
  return [address1, isOwnArea ? cityOrTown : joinValues([cityOrTown, region])];
}
