import type { Store } from '#lib/contract/stores.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { joinValues } from '../bidi.ts';

const splitWords = (text: string): string[] => normalizeText(text).split(' ').filter(Boolean);

/** Whether a word starts with the entered text, with or without its Arabic article. */
const matchesPrefix = (word: string, prefix: string): boolean =>
  word.startsWith(prefix) || word.replace(/^ال(?=\p{L}{2})/u, '').startsWith(prefix);

/**
 * Returns the stores whose name, street, city or area contains every entered word, ignoring spelling
 * variants.
 */
export function findStores(stores: readonly Store[], query: string): Store[] {
  const terms = splitWords(query);
  if (terms.length === 0) return [];
  const joined = terms.join('');
  return stores.filter(({ locationName, address }) => {
    const { address1, cityOrTown, stateOrProvince } = address;
    const words = [locationName, address1, cityOrTown, stateOrProvince].flatMap(splitWords);
    const hasAll = terms.every((word) => words.some((storeWord) => matchesPrefix(storeWord, word)));
    // Spaces are optional: `alain` finds Al Ain too.
    return hasAll || words.some((_, index) => words.slice(index).join('').startsWith(joined));
  });
}

/** Returns the address lines of a store: street and city; a city with the name of its area is listed once. */
export function formatAddressLines({ address }: Pick<Store, 'address'>): string[] {
  const { address1, cityOrTown, stateOrProvince } = address;
  const isOwnArea = cityOrTown === stateOrProvince;
  return [address1, isOwnArea ? cityOrTown : joinValues([cityOrTown, stateOrProvince])];
}
