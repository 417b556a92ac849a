import { atom } from 'nanostores';
import { persistentAtom } from '../persisted/plain-storage.ts';

/** State of the search box, without `$recentSearches`. */
export interface SearchState {
  /** Popular searches of all visitors. */
  searchTrends: readonly string[];
  /** Of the last query. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Technical error of the last query; null when it succeeded. */
  error: string | null;
  /** Query and index of the last result, for search events. Null before the first result. */
  trackingData: { queryID?: string | undefined; indexName: string } | null;
  /** How the last query was entered. */
  searchType: 'text' | 'voice';
  /** Whether a query takes so long that a loading indicator is shown. */
  searchLoading: boolean;
}

export const $search = atom<SearchState>({
  searchTrends: [],
  status: 'idle',
  error: null,
  trackingData: null,
  searchType: 'text',
  searchLoading: false,
});

const MAX_RECENT = 5;
const MAX_TERM_LENGTH = 256;

export function updateSearch(changes: Partial<SearchState>): void {
  $search.set({ ...$search.get(), ...changes });
}

const cleanTerm = (term: string): string =>
  term
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH);

/** Returns a form in which spellings of the same query are equal: no diacritics, no case. */
function foldTerm(term: string): string {
  return cleanTerm(term)
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase();
}

/** Returns the distinct terms, at most five; ignores invalid values. */
function listDistinctTerms(value: unknown): string[] {
  const terms = Array.isArray(value) ? value : [];
  const termByFoldedText = new Map<string, string>();
  for (const term of terms) {
    const text = typeof term === 'string' ? cleanTerm(term) : '';
    if (text && !termByFoldedText.has(foldTerm(text))) termByFoldedText.set(foldTerm(text), text);
  }
  return [...termByFoldedText.values()].slice(0, MAX_RECENT);
}

function parseTerms(text: string): readonly string[] {
  try {
    return listDistinctTerms(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Recent searches, newest first. In plain storage, for pages that do not load this module. */
export const $recentSearches = persistentAtom<readonly string[]>('recentSearches', [], {
  encode: (terms) => (terms.length > 0 ? JSON.stringify(terms) : undefined),
  decode: parseTerms,
});

/** Moves a search to the front; spellings of the same query are stored once. */
export function addRecentSearch(term: string): void {
  $recentSearches.set(listDistinctTerms([term, ...$recentSearches.get()]));
}

/** Removes one recent search. */
export function removeRecentSearch(term: string): void {
  const isOther = (recent: string): boolean => foldTerm(recent) !== foldTerm(term);
  $recentSearches.set($recentSearches.get().filter(isOther));
}

/** Removes all recent searches. */
export function clearRecentSearches(): void {
  $recentSearches.set([]);
}
