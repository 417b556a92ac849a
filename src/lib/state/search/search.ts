import { atom } from 'nanostores';
import { persistentAtom } from '../persisted/plain-storage.ts';

/** What the shop knows of a visitor's searching, apart from `$recentSearches`. */
export interface SearchState {
  /** What many look for. */
  searchTrends: readonly string[];
  /** Of what was asked last. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Of the last question that failed, for engineers; null when the last one did not. */
  error: string | null;
  /** What was answered last, by the provider's names: of it events are told. Null before the first answer. */
  trackingData: { queryID?: string | undefined; indexName: string } | null;
  /** How the last words came. */
  searchType: 'text' | 'voice';
  /** Whether an answer is waited for so long that it shows. */
  searchLoading: boolean;
}

/** Of the search box; written in the browser alone. */
export const $search = atom<SearchState>({
  searchTrends: [],
  status: 'idle',
  error: null,
  trackingData: null,
  searchType: 'text',
  searchLoading: false,
});

const MOST = 5;
const LONGEST = 256;

/** Changes what is named and keeps the rest. */
export function updateSearch(changes: Partial<SearchState>): void {
  $search.set({ ...$search.get(), ...changes });
}

const tidy = (term: string): string =>
  term
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** What two spellings of the same words have in common: no marks, no capitals. */
function foldTerm(term: string): string {
  return tidy(term)
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase();
}

/** The first of each, as many as are kept; whatever else stands in the storage is left out. */
function keepTerms(found: unknown): string[] {
  const terms = Array.isArray(found) ? found : [];
  const byFold = new Map<string, string>();
  for (const term of terms) {
    const text = typeof term === 'string' ? tidy(term) : '';
    if (text && !byFold.has(foldTerm(text))) byFold.set(foldTerm(text), text);
  }
  return [...byFold.values()].slice(0, MOST);
}

function parseTerms(text: string): readonly string[] {
  try {
    return keepTerms(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Recent searches, the newest first. They are in plain storage, for pages that do not load this module. */
export const $recentSearches = persistentAtom<readonly string[]>('recentSearches', [], {
  encode: (terms) => (terms.length > 0 ? JSON.stringify(terms) : undefined),
  decode: parseTerms,
});

/** Puts a search before the others; the same words, however written, stand there once. */
export function addRecentSearch(term: string): void {
  $recentSearches.set(keepTerms([term, ...$recentSearches.get()]));
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
