import { useEffect, useRef, useState } from 'react';
import { createSearchClient } from '#lib/search/browser-client.ts';
import type { SearchConfig } from '#lib/search/config.ts';
import { getProductIndexName } from '#lib/search/index-names.ts';
import { updateSearch } from '#lib/state/search/search.ts';
import type { SearchBoxContext } from './search-box-context.ts';
import { buildSuggestionRequests, parseSuggestionResults, type SuggestionResults } from './suggestions.ts';

const DEBOUNCE_MS = 120;
const SLOW_MS = 200;

/**
 * Loads suggestions for a query, debounced; null loads nothing. Earlier results stay until new ones arrive,
 * to avoid flicker.
 */
export function useSuggestions(config: SearchConfig, place: SearchBoxContext, words: string | null) {
  const [finds, setFinds] = useState<SuggestionResults | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const client = useRef<ReturnType<typeof createSearchClient>>(undefined);

  useEffect(() => {
    setFailed(false);
    if (words === '') setFinds(null);
    if (!words) {
      updateSearch({ searchLoading: false });
      return;
    }
    // Results of an outdated query are ignored.
    let isWanted = true;
    let slow: ReturnType<typeof setTimeout>;
    const { language, country } = place;
    const settle = (error: string | null) => {
      clearTimeout(slow);
      updateSearch({ status: error === null ? 'succeeded' : 'failed', error, searchLoading: false });
    };
    async function ask(asked: string): Promise<void> {
      slow = setTimeout(() => updateSearch({ searchLoading: true }), SLOW_MS);
      updateSearch({ status: 'loading' });
      try {
        client.current ??= createSearchClient(config);
        const { results } = await client.current.search({ requests: buildSuggestionRequests(asked, place) });
        if (!isWanted) return;
        const found = parseSuggestionResults(asked, results, place);
        setFinds(found);
        const indexName = getProductIndexName({ language, country: { code: country } });
        updateSearch({ trackingData: { indexName, queryID: found.queryID } });
        settle(null);
      } catch (error) {
        if (!isWanted) return;
        setFinds(null);
        setFailed(true);
        settle(error instanceof Error ? error.message : String(error));
      }
    }
    const pause = setTimeout(ask, DEBOUNCE_MS, words);
    return () => {
      isWanted = false;
      clearTimeout(pause);
      clearTimeout(slow);
    };
  }, [config, place, words]);

  return { finds, hasFailed };
}
