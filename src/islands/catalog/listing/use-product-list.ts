import type { Connector } from 'instantsearch.js';
import { useState } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { ListingRequest } from '#lib/search/listing.ts';
import type { ListingState } from '#lib/search/listing-url.ts';
import { buildSearchParameters } from './search-parameters.ts';

type WidgetDescription = {
  $$type: 'binaa.list';
  indexUiState: Record<string, unknown>;
};

// One widget for the whole list, so that its state is updated in one place; the library's widgets would each
// own a part of it.
const connectList: Connector<WidgetDescription, { request: ListingRequest }> =
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
        return buildSearchParameters(parameters, current, widgetParams.request);
      },
      getWidgetUiState: () => current,
    };
  };

/** Registers the list's search. */
export function useListWidget(request: ListingRequest): void {
  useConnector(connectList, { request });
}

/** Returns state and results of the list, and `refine` to change the state. */
export function useProductList() {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch({ catchError: true });
  // Optimistic state: rendered before InstantSearch confirms it. Otherwise a ticked box would be unticked
  // meanwhile, and reading the form would miss it.
  const [optimisticState, setOptimisticState] = useState<{ state: ListingState; baseKey: string }>();
  const baseKey = JSON.stringify(indexUiState);
  if (optimisticState && optimisticState.baseKey !== baseKey) setOptimisticState(undefined);
  return {
    state: optimisticState?.baseKey === baseKey ? optimisticState.state : (indexUiState as ListingState),
    refine(state: ListingState) {
      setOptimisticState({ state, baseKey });
      setIndexUiState(state as typeof indexUiState);
    },
    results,
    status,
  };
}
