import type { UiState } from 'instantsearch.js';
import historyRouter from 'instantsearch.js/es/lib/routers/history.js';
import {
  getListingHref,
  type ListingRoute,
  type ListingState,
  parseListingParams,
} from '#lib/search/listing-url.ts';
import { requestScrollRestore } from './scroll-restoration.ts';

/**
 * Keeps the list's state in the URL, one history entry per change. The first state is the server's, so
 * that hydration matches the HTML even if the URL has changed.
 */
export function createListingRouting(route: ListingRoute, index: string, initialState: ListingState) {
  let isInitialStateRead = false;
  return {
    router: historyRouter<UiState>({
      writeDelay: 0,
      cleanUrlOnDispose: false,
      createURL: ({ routeState, location }) =>
        location.origin + getListingHref(route, (routeState[index] ?? {}) as ListingState),
      parseURL: ({ location }) => {
        if (!isInitialStateRead) {
          isInitialStateRead = true;
          return { [index]: initialState } as UiState;
        }
        requestScrollRestore(location.href);
        const page = /\/page\/(\d+)$/.exec(location.pathname)?.[1];
        return {
          [index]: parseListingParams(new URLSearchParams(location.search), route.kind, page),
        } as UiState;
      },
    }),
  };
}
