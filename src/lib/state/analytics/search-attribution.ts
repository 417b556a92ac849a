import { CONSENT_COOKIE, readCookie } from '#lib/analytics/consent.ts';
import type { SearchHitRef } from '#lib/search/search-events.ts';

// Stores in sessionStorage from which search result a product was opened, because the product page, the cart
// and the confirmation are separate pages. The storage may be unavailable or contain invalid data.

const KEY = 'binaa-found';
const MAX_PRODUCTS = 50;

type Row = [code: string, hit: SearchHitRef];

function readRows(): Row[] {
  try {
    const rows = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Row[];
    return rows.filter(([code, hit]) => typeof code === 'string' && typeof hit.queryID === 'string');
  } catch {
    return [];
  }
}

function writeRows(rows: readonly Row[]): void {
  try {
    if (rows.length > 0) sessionStorage.setItem(KEY, JSON.stringify(rows.slice(-MAX_PRODUCTS)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Products that cannot be stored are not attributed.
  }
}

/**
 * Stores the search result in which a product or one of its variants was found last. Clears everything when
 * the visitor has withdrawn consent meanwhile, for example in another tab.
 */
export function setSearchAttribution(code: string, hit: SearchHitRef): void {
  const isAllowed = readCookie(CONSENT_COOKIE) === 'analytics';
  writeRows(isAllowed ? [...readRows().filter(([rowCode]) => rowCode !== code), [code, hit]] : []);
}

/**
 * Returns the search result in which a product was found; undefined when it was not reached from a search.
 */
export function readSearchAttribution(code: string): SearchHitRef | undefined {
  return readRows().find(([rowCode]) => rowCode === code)?.[1];
}

/** Removes the given product codes, for example after a purchase; all of them without codes. */
export function clearSearchAttribution(codes?: readonly string[]): void {
  writeRows(codes ? readRows().filter(([code]) => !codes.includes(code)) : []);
}

const CLICK_KEY = 'binaa-clicked';

/** Returns a click that happened before its event could be sent, and removes it. */
export function consumeClickedProduct(): { hit: SearchHitRef; position: number } | undefined {
  try {
    const row = JSON.parse(sessionStorage.getItem(CLICK_KEY) ?? 'null') as
      | [string, string, string, number]
      | null;
    sessionStorage.removeItem(CLICK_KEY);
    if (!row) return undefined;
    const [objectID, queryID, index, position] = row;
    return { hit: { objectID, queryID, index }, position };
  } catch {
    return undefined;
  }
}
