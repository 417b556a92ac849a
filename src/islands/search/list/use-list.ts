import type { Connector } from 'instantsearch.js';
import { useState } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { ListQuestion } from '#lib/search/list.ts';
import type { ListState } from '#lib/search/routing.ts';
import { setParameters } from './parameters.ts';

type Description = {
  $$type: 'binaa.list';
  indexUiState: Record<string, unknown>;
};

// One widget for the whole list: its state is the list's own, written in one place, and what is asked follows from
// it. The provider's widgets would each bring a part of both.
const connectList: Connector<Description, { question: ListQuestion }> =
  (render = () => {}, unmount = () => {}) =>
  (widgetParams) => {
    let current: ListState = {};
    return {
      $$type: 'binaa.list',
      init: (options) => render({ ...options, widgetParams }, true),
      render: (options) =>
        render({ instantSearchInstance: options.instantSearchInstance, widgetParams }, false),
      dispose: () => unmount(),
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        current = uiState as ListState;
        return setParameters(parameters, current, widgetParams.question);
      },
      getWidgetUiState: () => current,
    };
  };

/** Puts the list's question to the search. */
export function useListWidget(question: ListQuestion): void {
  useConnector(connectList, { question });
}

/** What is chosen, what was found, and how to choose something else. */
export function useList() {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch({ catchError: true });
  // What was chosen, over what it was chosen, is drawn at once. Drawn only when InstantSearch says it, a box would be
  // unticked meanwhile, and whoever reads the form then would not find it.
  const [wanted, setWanted] = useState<{ state: ListState; over: string }>();
  const over = JSON.stringify(indexUiState);
  if (wanted && wanted.over !== over) setWanted(undefined);
  return {
    state: wanted?.over === over ? wanted.state : (indexUiState as ListState),
    refine(state: ListState) {
      setWanted({ state, over });
      setIndexUiState(state as typeof indexUiState);
    },
    results,
    status,
  };
}
