import { useRef, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { createSearchClient } from '#lib/search/client.ts';
import { useReady } from '../../ui/ready.ts';
import { ListView } from './ListView.tsx';
import { listIndex } from './parameters.ts';
import type { ListProps } from './props.ts';
import { makeRouting } from './routing.ts';

// On the server everything has been found already.
const SILENT = { search: () => new Promise<never>(() => {}) };

/** A list of products that asks for itself: begun on the server, taken over where it stands. */
export function List(props: ListProps) {
  const { question, search, results } = props;
  const root = useRef<HTMLDivElement>(null);
  const index = listIndex(question);
  const [begun] = useState(() => {
    const isBrowser = typeof window !== 'undefined';
    return {
      initialResults: JSON.parse(results),
      client: isBrowser ? createSearchClient(search) : SILENT,
      routing: isBrowser && makeRouting(question.place, index, question.state),
    };
  });
  useReady(root);
  return (
    <div ref={root}>
      <InstantSearchSSRProvider initialResults={begun.initialResults}>
        <InstantSearch
          searchClient={begun.client as never}
          indexName={index}
          initialUiState={{ [index]: question.state } as never}
          routing={begun.routing}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <ListView {...props} />
        </InstantSearch>
      </InstantSearchSSRProvider>
    </div>
  );
}
