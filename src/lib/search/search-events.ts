import { CONSENT_COOKIE, readCookie, SEARCH_TOKEN_COOKIE } from '#lib/analytics/consent.ts';
import type { SearchEvent } from '#lib/contract/search/query.ts';
import type { MoneyValue } from '#lib/format/money.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';
import type { SearchConfig } from './config.ts';

// What shoppers do with what they find, told in the provider's own words to the provider, or to the embedded engine,
// which takes the same. The provider's library does that too, in three times the bytes, and sends what this shop's
// door takes for a form from elsewhere.

/** A product in an answer of the search. */
export interface SearchHitRef {
  /** As answers name it. */
  objectID: string;
  /** Of the answer. */
  queryID: string;
  /** That was asked. */
  index: string;
}

/** Pieces of a product that was found, on their way to be bought. */
export interface PurchasedHit extends SearchHitRef {
  /** Of one piece, with and without what it is reduced by. */
  price: MoneyValue;
  listPrice: MoneyValue;
  quantity: number;
}

/** An event without whose it is. */
export type SearchEventData = Omit<SearchEvent, 'userToken' | 'timestamp'>;

// Objects of one event, at most.
const MOST = 20;
const TOKEN_SECONDS = 90 * 24 * 3600;
const HOSTED = 'https://insights.algolia.io';

function chunk<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / MOST);
  return Array.from({ length: count }, (_, at) => all.slice(at * MOST, (at + 1) * MOST));
}

/** A list of products that is seen. */
export function createViewEvents(index: string, objectIDs: readonly string[]): SearchEventData[] {
  const eventName = 'Hits Viewed';
  return chunk(objectIDs).map((part) => ({ eventType: 'view', eventName, index, objectIDs: part }));
}

/** A product of a list that is opened; 1 is the first position. */
export function createClickEvents(
  { objectID, queryID, index }: SearchHitRef,
  position: number,
): SearchEventData[] {
  const eventName = 'Product Clicked After Search';
  return [{ eventType: 'click', eventName, index, queryID, objectIDs: [objectID], positions: [position] }];
}

/** Something that is chosen to narrow a list: `brand:rukn`. */
export function createFilterEvents(index: string, filter: string): SearchEventData[] {
  return [{ eventType: 'click', eventName: 'Filter Applied', index, filters: [encodeURIComponent(filter)] }];
}

/** Goods that were found and go into the cart, or are bought: events for each index that they were found in. */
export function createConversionEvents(
  eventSubtype: 'addToCart' | 'purchase',
  goods: readonly PurchasedHit[],
): SearchEventData[] {
  const verb = eventSubtype === 'purchase' ? 'Purchased' : 'Added To Cart';
  const indexes = [...new Set(goods.map(({ index }) => index))];
  return indexes
    .flatMap((index) => chunk(goods.filter((each) => each.index === index)))
    .map((own) => {
      const { price, index } = own[0] as PurchasedHit;
      const write = (amount: number) => formatDecimalAmount(amount, price.currency);
      return {
        eventType: 'conversion',
        eventSubtype,
        eventName: `Product ${verb} After Search`,
        index,
        objectIDs: own.map(({ objectID }) => objectID),
        objectData: own.map(({ queryID, price, listPrice, quantity }) => ({
          queryID,
          price: write(price.amount),
          ...(listPrice.amount > price.amount && { discount: write(listPrice.amount - price.amount) }),
          quantity,
        })),
        ...(own.length === 1 && { queryID: own[0]?.queryID }),
        currency: price.currency,
        value: write(own.reduce((sum, each) => sum + each.price.amount * each.quantity, 0)),
      };
    });
}

/** A number for this browser, made when something is told for the first time. */
function getUserToken(): string {
  const known = readCookie(SEARCH_TOKEN_COOKIE);
  if (/^anonymous-[\w-]{1,100}$/.test(known)) return known;
  const token = `anonymous-${crypto.randomUUID()}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a page may be left at once.
  document.cookie = `${SEARCH_TOKEN_COOKIE}=${token}; path=/; max-age=${TOKEN_SECONDS}; samesite=lax${secure}`;
  return token;
}

/** Sends events so that they arrive although the page is left; nothing of a visitor who has not agreed, or no more. */
export function sendSearchEvents(
  { appId, key, path, host = HOSTED }: SearchConfig,
  events: readonly SearchEventData[],
): void {
  if (events.length === 0 || readCookie(CONSENT_COOKIE) !== 'analytics') return;
  const userToken = getUserToken();
  const timestamp = Date.now();
  const body = JSON.stringify({ events: events.map((event) => ({ ...event, userToken, timestamp })) });
  const names = { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': key };
  const address = path === null ? `${host}/1/events?${new URLSearchParams(names)}` : `${path}/1/events`;
  // The shop takes JSON alone; the provider also takes plain text, of which browsers need not ask it first.
  const type = path === null ? 'text/plain' : 'application/json';
  if (navigator.sendBeacon(address, new Blob([body], { type }))) return;
  // More than a browser lets wait: the page goes on, so it can be sent as anything else.
  void fetch(address, { method: 'POST', headers: { 'content-type': type }, body }).catch(() => {});
}
