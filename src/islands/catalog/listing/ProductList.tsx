import { useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { createSearchClient } from '#lib/search/browser-client.ts';
import { useReady } from '../../ui/use-ready.ts';
import { ProductListView } from './ProductListView.tsx';
import type { ProductListProps } from './props.ts';
import { createListingRouting } from './routing.ts';
import { getListIndex } from './search-parameters.ts';

// The server has loaded the results already, so InstantSearch must not search while it renders there.
const noopClient = { search: () => new Promise<never>(() => {}) };

/** Product list on InstantSearch, hydrated from the server's results. */
export function ProductList(props: ProductListProps) {
  const { request, searchConfig, results } = props;
  const root = useRef<HTMLDivElement>(null);
  const index = getListIndex(request);
  const [initial] = useState(() => {
    const isBrowser = typeof window !== 'undefined';
    return {
      initialResults: JSON.parse(results),
      client: isBrowser ? createSearchClient(searchConfig) : noopClient,
      routing: isBrowser && createListingRouting(request.route, index, request.state),
    };
  });
  useReady(root);
  return (
    <div ref={root}>
      <InstantSearchSSRProvider initialResults={initial.initialResults}>
        <InstantSearch
          searchClient={initial.client as never}
          indexName={index}
          initialUiState={{ [index]: request.state } as never}
          routing={initial.routing}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <ProductListView {...props} />
        </InstantSearch>
      </InstantSearchSSRProvider>
    </div>
  );
}
