import type { UiState } from 'instantsearch.js';
import historyRouter from 'instantsearch.js/es/lib/routers/history.js';
import { type ListPlace, type ListState, listHref, readList } from '#lib/search/routing.ts';
import { wantPlace } from './scroll.ts';

/**
 * The address is the state: each choice is a step of the browser's history. What was `begun` on the server is what
 * stands in the page, whatever the address says by now.
 */
export function makeRouting(place: ListPlace, index: string, begun: ListState) {
  let isRead = false;
  return {
    router: historyRouter<UiState>({
      writeDelay: 0,
      cleanUrlOnDispose: false,
      createURL: ({ routeState, location }) =>
        location.origin + listHref(place, (routeState[index] ?? {}) as ListState),
      parseURL: ({ location }) => {
        if (!isRead) {
          isRead = true;
          return { [index]: begun } as UiState;
        }
        wantPlace(location.href);
        const page = /\/page\/(\d+)$/.exec(location.pathname)?.[1];
        return { [index]: readList(new URLSearchParams(location.search), place.kind, page) } as UiState;
      },
    }),
  };
}
