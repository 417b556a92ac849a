import type { Store } from '#lib/contract/stores.ts';
import { normalizeText } from '#lib/locale/normalize-text.ts';
import { joinValues } from '../bidi.ts';

const wordsOf = (text: string): string[] => normalizeText(text).split(' ').filter(Boolean);

/** Whether a word is begun by what was typed, with its Arabic article or without. */
const begins = (word: string, typed: string): boolean =>
  word.startsWith(typed) || word.replace(/^ال(?=\p{L}{2})/u, '').startsWith(typed);

/** Stores whose name, street, city or area has every word of what was typed, whichever way it is spelt. */
export function findStores(stores: readonly Store[], typed: string): Store[] {
  const sought = wordsOf(typed);
  if (sought.length === 0) return [];
  const joined = sought.join('');
  return stores.filter(({ locationName, address }) => {
    const { address1, cityOrTown, stateOrProvince } = address;
    const words = [locationName, address1, cityOrTown, stateOrProvince].flatMap(wordsOf);
    const hasAll = sought.every((word) => words.some((own) => begins(own, word)));
    // Blanks come and go: `alain` is Al Ain too.
    return hasAll || words.some((_, index) => words.slice(index).join('').startsWith(joined));
  });
}

/** Where a store is, its street and its town; a city that is its own area is named once. */
export function formatAddressLines({ address }: Pick<Store, 'address'>): string[] {
  const { address1, cityOrTown, stateOrProvince } = address;
  const isOwnArea = cityOrTown === stateOrProvince;
  return [address1, isOwnArea ? cityOrTown : joinValues([cityOrTown, stateOrProvince])];
}
