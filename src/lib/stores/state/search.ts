import * as z from 'zod/mini';
import { defineSlice } from './slice.ts';

const SearchStateSchema = z.object({
  recentSearches: z.array(z.string()),
  searchTrends: z.array(z.string()),
  status: z.enum(['idle', 'loading', 'succeeded', 'failed']),
  error: z.nullable(z.string()),
  trackingData: z.nullable(z.object({ queryID: z.optional(z.string()), indexName: z.string() })),
  searchType: z.enum(['text', 'voice']),
  searchLoading: z.boolean(),
});

export const searchState = defineSlice({
  name: 'searchState',
  version: 1,
  schema: SearchStateSchema,
  initial: {
    recentSearches: [],
    searchTrends: [],
    status: 'idle',
    error: null,
    trackingData: null,
    searchType: 'text',
    searchLoading: false,
  },
  // Recent searches have a place of their own, which pages without this module read; a question dies with its page.
  keep: (state) => ({
    ...state,
    recentSearches: [],
    status: 'idle' as const,
    error: null,
    searchLoading: false,
  }),
});

/** What `$search` was on the last page that kept it. */
export const $searchState = searchState.store;
