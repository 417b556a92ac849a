import { atom } from 'nanostores';

/** State of the search box, without `$recentSearches`. */
export interface SearchState {
  /** Popular searches of all visitors. */
  searchTrends: readonly string[];
  /** Status of the last query. */
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

export function updateSearch(changes: Partial<SearchState>): void {
  $search.set({ ...$search.get(), ...changes });
}
