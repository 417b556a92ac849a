import * as z from 'zod/mini';
import { $search, updateSearch } from '../../search/search.ts';
import { deriveSlice } from '../define-slice.ts';

const SearchStateSchema = z.object({
  searchTrends: z.array(z.string()),
  trackingData: z.nullable(z.object({ queryID: z.optional(z.string()), indexName: z.string() })),
  searchType: z.enum(['text', 'voice']),
});

/**
 * How the visitor searched. Recent searches are in plain storage, which pages without this module read too; a query
 * that is loading or has failed ends with its page.
 */
export const searchSlice = deriveSlice({
  name: 'searchState',
  version: 1,
  schema: SearchStateSchema,
  initial: { searchTrends: [], trackingData: null, searchType: 'text' },
  store: $search,
  derive: ({ searchTrends, trackingData, searchType }) => ({
    searchTrends: [...searchTrends],
    trackingData,
    searchType,
  }),
  restore: (persisted) => {
    const { searchTrends, trackingData, searchType } = $search.get();
    updateSearch({
      searchTrends: searchTrends.length > 0 ? searchTrends : persisted.searchTrends,
      trackingData: trackingData ?? persisted.trackingData,
      searchType: trackingData ? searchType : persisted.searchType,
    });
  },
});
