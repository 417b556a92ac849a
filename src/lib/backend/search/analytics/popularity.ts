import type { SearchEvent } from '#lib/contract/search/events.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import type { ProductDocument } from '../engine/types.ts';
import { readSearchCounts, readSearchEvents, type SearchCountRow } from './queries.ts';
import { createFingerprint, EMPTY_QUERY, getFingerprint } from './query-id.ts';

// Frequent searches, and the effect of search events on ranking.

const WINDOW_DAYS = 30;
const MAX_EVENTS = 100_000;
const MAX_SEARCHES = 200_000;

const POINTS: Record<SearchEvent['eventType'], number> = { view: 1, click: 3, conversion: 20 };
const MAX_BOOST = 300;
// `POINTS_FOR_MAX_BOOST` points give the maximum boost; a tenth of them already gives two thirds of it.
const POINTS_FOR_MAX_BOOST = 10_000;
const SOFTENING_POINTS = 10;

/** Searches counted fewer times are ignored. */
export const MIN_SEARCH_COUNT = 5;
const MAX_FREQUENT_SEARCHES = 2000;

/** Returns the ISO date `days` days before `now` (epoch milliseconds). */
export function getIsoDateDaysBefore(now: number, days: number): string {
  return new Date(now - days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Frequent searches that have results, most frequent first; of all countries and languages unless restricted.
 */
export async function readFrequentSearches(
  db: Db,
  now: number,
  locale: Partial<Pick<SearchCountRow, 'language' | 'country'>> = {},
): Promise<SearchCountRow[]> {
  const filter = {
    since: getIsoDateDaysBefore(now, WINDOW_DAYS),
    minCount: MIN_SEARCH_COUNT,
    limit: MAX_FREQUENT_SEARCHES,
    ...locale,
  };
  return (await readSearchCounts(db, filter)).filter(({ hits }) => hits > 0);
}

/** Fingerprints of all recent queries, and of listings without a query. */
async function readQueryFingerprints(db: Db, now: number): Promise<Set<string>> {
  const fingerprints = new Set<string>();
  for (const language of LANGUAGES) {
    for (const country of COUNTRY_CODES)
      fingerprints.add(createFingerprint({ language, country, words: EMPTY_QUERY }));
  }
  const searches = await readSearchCounts(db, {
    since: getIsoDateDaysBefore(now, WINDOW_DAYS),
    limit: MAX_SEARCHES,
  });
  for (const search of searches) fingerprints.add(createFingerprint(search));
  return fingerprints;
}

/**
 * Returns interest points by product code. Each user token counts once a day per product and event type;
 * clicks and conversions count only if their query id belongs to a recorded query or to a listing without a
 * query.
 */
export async function readProductInterest(db: Db, now: number): Promise<Map<string, number>> {
  const fingerprints = await readQueryFingerprints(db, now);
  const points = new Map<string, number>();
  let day: number | undefined;
  let counted = new Set<string>();
  for await (const event of readSearchEvents(db, now - WINDOW_DAYS * DAY_MS, MAX_EVENTS)) {
    const { timestamp, eventType, userToken, queryID, objectIDs = [], objectData = [] } = event;
    // Events are sorted newest first, so those of a day are consecutive.
    if (day !== Math.floor(timestamp / DAY_MS)) counted = new Set();
    day = Math.floor(timestamp / DAY_MS);
    objectIDs.forEach((code, position) => {
      const resultQueryId = objectData[position]?.queryID ?? queryID;
      if (
        eventType !== 'view' &&
        (resultQueryId === undefined || !fingerprints.has(getFingerprint(resultQueryId)))
      )
        return;
      const key = `${eventType} ${userToken} ${code}`;
      if (counted.has(key)) return;
      counted.add(key);
      points.set(code, (points.get(code) ?? 0) + POINTS[eventType]);
    });
  }
  return points;
}

/** Popularity boost for interest points: 0 to 300, logarithmic. */
export function getPopularityBoost(points: number): number {
  const share = Math.log1p(points / SOFTENING_POINTS) / Math.log1p(POINTS_FOR_MAX_BOOST / SOFTENING_POINTS);
  return Math.round(MAX_BOOST * Math.min(1, share));
}

/** Adds the boost from customers' interest to the popularity of the catalog. Mutates the documents. */
export function boostPopularity(
  documents: readonly ProductDocument[],
  interest: ReadonlyMap<string, number>,
): void {
  if (interest.size === 0) return;
  for (const document of documents) {
    // Clicks carry the code of the card, purchases the code of the variant.
    const codes = new Set([document.code, ...document.codes]);
    const points = [...codes].reduce((sum, code) => sum + (interest.get(code) ?? 0), 0);
    document.popularity += getPopularityBoost(points);
  }
}
