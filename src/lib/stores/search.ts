import { atom } from 'nanostores';

/** What the shop knows of a visitor's searching. */
export interface SearchState {
  /** What was searched for last, the newest first; empty until they are read. */
  recentSearches: readonly string[];
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
  recentSearches: [],
  searchTrends: [],
  status: 'idle',
  error: null,
  trackingData: null,
  searchType: 'text',
  searchLoading: false,
});

const KEY = 'recentSearches';
const MOST = 5;
const LONGEST = 256;

/** Changes what is named and keeps the rest. */
export function noteSearch(changes: Partial<SearchState>): void {
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

/** Reads the recent searches anew: another tab may have searched too. */
export function readRecent(): readonly string[] {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    // Broken, or closed to this page: nothing is remembered then.
  }
  const recentSearches = keepTerms(found);
  noteSearch({ recentSearches });
  return recentSearches;
}

function write(terms: readonly string[]): void {
  const recentSearches = keepTerms(terms);
  try {
    if (recentSearches.length > 0) localStorage.setItem(KEY, JSON.stringify(recentSearches));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or closed storage must not stop a search.
  }
  noteSearch({ recentSearches });
}

/** Puts a search before the others; the same words, however written, stand there once. */
export function rememberSearch(term: string): void {
  write([term, ...readRecent()]);
}

/** Takes one recent search away. */
export function forgetSearch(term: string): void {
  write(readRecent().filter((each) => foldTerm(each) !== foldTerm(term)));
}

/** Takes all recent searches away. */
export function forgetSearches(): void {
  write([]);
}
