/**
 * Destinations of analytics events, as plain data: created from the environment on the server, a prop in the
 * browser.
 */
export interface AnalyticsConfig {
  /** Whether the commerce API stores events. */
  hasCollector: boolean;
  /** Container id of the tag manager; null when there is none. */
  tagManagerId: string | null;
  /** Script of a customer-data platform; null when there is none. */
  customerData: {
    url: string;
    /** Name of the global array that events are pushed to; the script reads it. */
    globalName: string;
  } | null;
}
