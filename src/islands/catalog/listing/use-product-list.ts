import type { Connector } from 'instantsearch.js';
import { useState } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { ListingRequest } from '#lib/search/listing.ts';
import type { ListingState } from '#lib/search/listing-state.ts';
import { buildSearchParameters } from './search-parameters.ts';

type Description = {
  $$type: 'binaa.list';
  indexUiState: Record<string, unknown>;
};

// One widget for the whole list: its state is the list's own, written in one place, and what is asked follows from
// it. The provider's widgets would each bring a part of both.
const connectList: Connector<Description, { question: ListingRequest }> =
  (render = () => {}, unmount = () => {}) =>
  (widgetParams) => {
    let current: ListingState = {};
    return {
      $$type: 'binaa.list',
      init: (options) => render({ ...options, widgetParams }, true),
      render: (options) =>
        render({ instantSearchInstance: options.instantSearchInstance, widgetParams }, false),
      dispose: () => unmount(),
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        current = uiState as ListingState;
        return buildSearchParameters(parameters, current, widgetParams.question);
      },
      getWidgetUiState: () => current,
    };
  };

/** Puts the list's question to the search. */
export function useListWidget(question: ListingRequest): void {
  useConnector(connectList, { question });
}

/** What is chosen, what was found, and how to choose something else. */
export function useProductList() {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch({ catchError: true });
  // What was chosen, over what it was chosen, is drawn at once. Drawn only when InstantSearch says it, a box would be
  // unticked meanwhile, and whoever reads the form then would not find it.
  const [optimisticState, setWanted] = useState<{ state: ListingState; over: string }>();
  const over = JSON.stringify(indexUiState);
  if (optimisticState && optimisticState.over !== over) setWanted(undefined);
  return {
    state: optimisticState?.over === over ? optimisticState.state : (indexUiState as ListingState),
    refine(state: ListingState) {
      setWanted({ state, over });
      setIndexUiState(state as typeof indexUiState);
    },
    results,
    status,
  };
}
