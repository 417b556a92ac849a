import type { Store } from '#lib/contract/stores.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { joinValues } from '../bidi.ts';

const wordsOf = (text: string): string[] => normalizeText(text).split(' ').filter(Boolean);

/** Whether a word starts with the entered text, with or without its Arabic article. */
const begins = (word: string, typed: string): boolean =>
  word.startsWith(typed) || word.replace(/^ال(?=\p{L}{2})/u, '').startsWith(typed);

/**
 * Returns the stores whose name, street, city or area contains every entered word, ignoring spelling
 * variants.
 */
export function findStores(stores: readonly Store[], typed: string): Store[] {
  const sought = wordsOf(typed);
  if (sought.length === 0) return [];
  const joined = sought.join('');
  return stores.filter(({ locationName, address }) => {
    const { address1, cityOrTown, stateOrProvince } = address;
    const words = [locationName, address1, cityOrTown, stateOrProvince].flatMap(wordsOf);
    const hasAll = sought.every((word) => words.some((own) => begins(own, word)));
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
