import { CONSENT_COOKIE, readCookie } from '#lib/analytics/consent.ts';
import { readStoredCustomer } from '#lib/analytics/stored-customer.ts';
import { getVisitorToken } from '#lib/analytics/visitor-token.ts';
import type { SearchEvent } from '#lib/contract/search/events.ts';
import type { MoneyValue } from '#lib/format/money.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';
import type { SearchConfig } from './config.ts';

// Search events in the provider's format, sent to the provider or to the embedded engine. The provider's own
// library is three times the size, and its requests have a content type that the browser API rejects.

/** Reference to a hit of a search response. */
export interface SearchHitRef {
  /** Id of the hit. */
  objectID: string;
  /** `queryID` of the response. */
  queryID: string;
  /** Name of the queried index. */
  index: string;
}

/** A hit with its price and quantity, added to the cart or bought. */
export interface PurchasedHit extends SearchHitRef {
  /** Unit price, reduced where there is a reduction. */
  price: MoneyValue;
  /** Unit price without a reduction. */
  listPrice: MoneyValue;
  quantity: number;
}

/** An event without user tokens and time. */
export type SearchEventData = Omit<SearchEvent, 'userToken' | 'authenticatedUserToken' | 'timestamp'>;

// Maximum number of objects in one event.
const MAX_EVENT_OBJECTS = 20;
const DEFAULT_HOST = 'https://insights.algolia.io';

function chunk<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / MAX_EVENT_OBJECTS);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * MAX_EVENT_OBJECTS, (index + 1) * MAX_EVENT_OBJECTS),
  );
}

/** Creates the events of a viewed list of products. */
export function createViewEvents(index: string, objectIDs: readonly string[]): SearchEventData[] {
  const eventName = 'Hits Viewed';
  return chunk(objectIDs).map((part) => ({ eventType: 'view', eventName, index, objectIDs: part }));
}

/** Creates the event of an opened product; positions start at 1. */
export function createClickEvents(
  { objectID, queryID, index }: SearchHitRef,
  position: number,
): SearchEventData[] {
  const eventName = 'Product Clicked After Search';
  return [{ eventType: 'click', eventName, index, queryID, objectIDs: [objectID], positions: [position] }];
}

/** Creates the event of an applied filter: `brand:rukn`. */
export function createFilterEvents(index: string, filter: string): SearchEventData[] {
  return [{ eventType: 'click', eventName: 'Filter Applied', index, filters: [encodeURIComponent(filter)] }];
}

/** Creates the events of hits added to the cart or bought, separately for each index. */
export function createConversionEvents(
  eventSubtype: 'addToCart' | 'purchase',
  hits: readonly PurchasedHit[],
): SearchEventData[] {
  const verb = eventSubtype === 'purchase' ? 'Purchased' : 'Added To Cart';
  const indexes = [...new Set(hits.map(({ index }) => index))];
  return indexes
    .flatMap((index) => chunk(hits.filter((hit) => hit.index === index)))
    .map((group) => {
      const { price, index } = group[0] as PurchasedHit;
      const formatAmount = (amount: number) => formatDecimalAmount(amount, price.currency);
      return {
        eventType: 'conversion',
        eventSubtype,
        eventName: `Product ${verb} After Search`,
        index,
        objectIDs: group.map(({ objectID }) => objectID),
        objectData: group.map(({ queryID, price, listPrice, quantity }) => ({
          queryID,
          price: formatAmount(price.amount),
          ...(listPrice.amount > price.amount && { discount: formatAmount(listPrice.amount - price.amount) }),
          quantity,
        })),
        ...(group.length === 1 && { queryID: group[0]?.queryID }),
        currency: price.currency,
        value: formatAmount(group.reduce((sum, hit) => sum + hit.price.amount * hit.quantity, 0)),
      };
    });
}

/** Sends events, also while the page is unloading. Sends nothing without the visitor's consent. */
export function sendSearchEvents(
  { appId, key, path, host = DEFAULT_HOST }: SearchConfig,
  events: readonly SearchEventData[],
): void {
  if (events.length === 0 || readCookie(CONSENT_COOKIE) !== 'analytics') return;
  const authenticatedUserToken = readStoredCustomer()?.userToken;
  const user = { userToken: getVisitorToken(), ...(authenticatedUserToken && { authenticatedUserToken }) };
  const timestamp = Date.now();
  const body = JSON.stringify({ events: events.map((event) => ({ ...event, ...user, timestamp })) });
  const credentials = { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': key };
  const url = path === null ? `${host}/1/events?${new URLSearchParams(credentials)}` : `${path}/1/events`;
  // The shop accepts JSON only; the provider also accepts plain text, which needs no CORS preflight.
  const type = path === null ? 'text/plain' : 'application/json';
  if (navigator.sendBeacon(url, new Blob([body], { type }))) return;
  // Too large for `sendBeacon`; the page remains open, so a normal request works.
  void fetch(url, { method: 'POST', headers: { 'content-type': type }, body }).catch(() => {});
}
