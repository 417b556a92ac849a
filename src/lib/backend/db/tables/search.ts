import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** What shoppers search for, and what they do with what they find. */
export interface SearchTables {
  /** How often words were searched for on a day, without anything of who did. */
  search_queries: {
    /** ISO date, UTC. */
    day: string;
    language: Language;
    country: CountryCode;
    /** Folded. */
    words: string;
    times: number;
    /** How many products the last answer had. */
    hits: number;
  };
  /** What shoppers who agreed to it did with what they found, as the provider's events say it. */
  search_events: {
    id: string;
    at: number;
    type: 'view' | 'click' | 'conversion';
    name: string;
    index_name: string;
    query_id: string | null;
    user_token: string;
    /** The event as it came. */
    body: string;
  };
}
