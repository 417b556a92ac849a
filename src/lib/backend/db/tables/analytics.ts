import type { EventName, PageType } from '#lib/contract/analytics/events.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';

/** Tables of analytics. */
export interface AnalyticsTables {
  /** Events of visitors with consent, each stored once. */
  analytics_events: {
    /** The browser's id of the event. */
    id: string;
    at: number;
    event: EventName;
    page_type: PageType;
    country: CountryCode;
    language: Language;
    /** Anonymous random token of the browser. */
    visitor: string;
    is_employee: Flag;
    /** JSON of the event's own fields. */
    body: string;
  };
}
