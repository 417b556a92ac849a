import * as z from 'zod/mini';
import { $search, updateSearch } from '../../search/search.ts';
import { deriveSlice } from '../define-slice.ts';

const SearchStateSchema = z.object({
  searchTrends: z.array(z.string()),
  trackingData: z.nullable(z.object({ queryID: z.optional(z.string()), indexName: z.string() })),
  searchType: z.enum(['text', 'voice']),
});

/**
 * Search state. Recent searches are in plain storage, because pages without this module read them too; the
 * status of a query is not persisted.
 */
export const searchSlice = deriveSlice({
  name: 'searchState',
  version: 1,
  schema: SearchStateSchema,
  initial: { searchTrends: [], trackingData: null, searchType: 'text' },
  atom: $search,
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
