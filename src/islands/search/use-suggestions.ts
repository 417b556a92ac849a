import { useEffect, useRef, useState } from 'react';
import { createSearchClient } from '#lib/search/browser-client.ts';
import type { SearchConfig } from '#lib/search/config.ts';
import { getProductIndexName } from '#lib/search/index-names.ts';
import { updateSearch } from '#lib/state/search/search.ts';
import { LOADING_DELAY_MS } from '../ui/loading-delay.ts';
import type { SearchBoxContext } from './search-box-context.ts';
import { buildSuggestionRequests, parseSuggestionResults, type SuggestionResults } from './suggestions.ts';

const DEBOUNCE_MS = 120;

/**
 * Loads suggestions for a query, debounced; null loads nothing. Earlier results stay until new ones arrive,
 * to avoid flicker.
 */
export function useSuggestions(config: SearchConfig, context: SearchBoxContext, query: string | null) {
  const [results, setResults] = useState<SuggestionResults | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const client = useRef<ReturnType<typeof createSearchClient>>(undefined);

  useEffect(() => {
    setFailed(false);
    if (query === '') setResults(null);
    if (!query) {
      updateSearch({ searchLoading: false });
      return;
    }
    // Results of an outdated query are ignored.
    let isCurrent = true;
    let loadingTimer: ReturnType<typeof setTimeout>;
    const { language, country } = context;
    const finish = (error: string | null) => {
      clearTimeout(loadingTimer);
      updateSearch({ status: error === null ? 'succeeded' : 'failed', error, searchLoading: false });
    };
    async function load(searchText: string): Promise<void> {
      loadingTimer = setTimeout(() => updateSearch({ searchLoading: true }), LOADING_DELAY_MS);
      updateSearch({ status: 'loading' });
      try {
        client.current ??= createSearchClient(config);
        const response = await client.current.search({
          requests: buildSuggestionRequests(searchText, context),
        });
        if (!isCurrent) return;
        const parsed = parseSuggestionResults(searchText, response.results, context);
        setResults(parsed);
        const indexName = getProductIndexName({ language, country: { code: country } });
        updateSearch({ trackingData: { indexName, queryID: parsed.queryID } });
        finish(null);
      } catch (error) {
        if (!isCurrent) return;
        setResults(null);
        setFailed(true);
        finish(error instanceof Error ? error.message : String(error));
      }
    }
    const debounceTimer = setTimeout(load, DEBOUNCE_MS, query);
    return () => {
      isCurrent = false;
      clearTimeout(debounceTimer);
      clearTimeout(loadingTimer);
    };
  }, [config, context, query]);

  return { results, hasFailed };
}
