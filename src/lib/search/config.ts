/**
 * Connection data of search as plain data: created from the environment on the server, a prop in the browser.
 */
export interface SearchConfig {
  /** Application id of the hosted service; any value for the embedded engine. */
  appId: string;
  /** Search-only API key. */
  key: string;
  /** Path of the embedded engine on the shop's own host; null for the hosted service. */
  path: string | null;
  /** URL of the hosted service; the provider's own hosts when omitted. */
  host?: string | undefined;
}

/** Browser configuration of the embedded engine. */
export const EMBEDDED_SEARCH: SearchConfig = { appId: 'binaa', key: 'search', path: '/api/search' };
