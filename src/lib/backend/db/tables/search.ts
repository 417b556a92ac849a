import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Tables of search analytics. */
export interface SearchTables {
  /** Number of searches per query and day, without personal data. */
  search_queries: {
    /** ISO date, UTC. */
    day: string;
    language: Language;
    country: CountryCode;
    /** The query, normalised for comparison. */
    words: string;
    times: number;
    /** Number of products in the last result. */
    hits: number;
  };
  /** Events of visitors who consented, in the format of the search protocol. */
  search_events: {
    id: string;
    at: number;
    type: 'view' | 'click' | 'conversion';
    name: string;
    index_name: string;
    query_id: string | null;
    user_token: string;
    /** JSON of the event as received. */
    body: string;
  };
}
