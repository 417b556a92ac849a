/** Where the search is, as plain data: the server makes it from the environment, browsers get it as a prop. */
export interface SearchConfig {
  /** Names the account of the hosted service; of the embedded engine any word will do. */
  appId: string;
  /** May search and nothing else. */
  key: string;
  /** Path of the embedded engine on the shop's own host; null for the hosted service. */
  path: string | null;
  /** Address that the hosted service is asked at; without one, at the provider's own hosts. */
  host?: string | undefined;
}

/** The embedded engine as browsers reach it. */
export const EMBEDDED_SEARCH: SearchConfig = { appId: 'binaa', key: 'search', path: '/api/search' };
