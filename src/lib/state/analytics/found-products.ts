import { CONSENT_COOKIE, readCookie } from '#lib/analytics/consent.ts';
import type { SearchHitRef } from '#lib/search/search-events.ts';

// In the tab's own storage: the product's page, the cart and the thanks are other pages than the list that it was
// found in. Storage may be closed, or hold anything.

const KEY = 'binaa-found';
const MOST = 50;

type Row = [code: string, found: SearchHitRef];

function readRows(): Row[] {
  try {
    const rows = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Row[];
    return rows.filter(([code, found]) => typeof code === 'string' && typeof found.queryID === 'string');
  } catch {
    return [];
  }
}

function write(rows: readonly Row[]): void {
  try {
    if (rows.length > 0) sessionStorage.setItem(KEY, JSON.stringify(rows.slice(-MOST)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // What cannot be remembered is not counted.
  }
}

/**
 * Remembers of a product, or of one of its variants, in which answer it was found last; forgets all when the visitor
 * has said no meanwhile, maybe in another tab.
 */
export function setFoundProduct(code: string, found: SearchHitRef): void {
  const isAllowed = readCookie(CONSENT_COOKIE) === 'analytics';
  write(isAllowed ? [...readRows().filter(([known]) => known !== code), [code, found]] : []);
}

/** In which answer a product was found; undefined for one that was come to otherwise. */
export function readFoundProduct(code: string): SearchHitRef | undefined {
  return readRows().find(([known]) => known === code)?.[1];
}

/** Forgets products that were bought; without codes, all. */
export function clearFoundProducts(codes?: readonly string[]): void {
  write(codes ? readRows().filter(([code]) => !codes.includes(code)) : []);
}

const CLICK = 'binaa-clicked';

/** A product of a list that was opened before anybody could tell; once, then it is forgotten. */
export function consumeClickedProduct(): { found: SearchHitRef; position: number } | undefined {
  try {
    const row = JSON.parse(sessionStorage.getItem(CLICK) ?? 'null') as
      | [string, string, string, number]
      | null;
    sessionStorage.removeItem(CLICK);
    if (!row) return undefined;
    const [objectID, queryID, index, position] = row;
    return { found: { objectID, queryID, index }, position };
  } catch {
    return undefined;
  }
}
