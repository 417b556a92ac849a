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

// One widget for the whole list, so that its state is updated in one place; the library's widgets would each
// own a part of it.
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

/** Registers the list's search. */
export function useListWidget(question: ListingRequest): void {
  useConnector(connectList, { question });
}

/** Returns state and results of the list, and `refine` to change the state. */
export function useProductList() {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch({ catchError: true });
  // Optimistic state: rendered before InstantSearch confirms it. Otherwise a ticked box would be unticked
  // meanwhile, and reading the form would miss it.
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
