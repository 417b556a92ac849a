import type { SearchEvent } from '#lib/contract/search/query.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import type { ProductDocument } from '../engine/types.ts';
import { readSearchCounts, readSearchEvents, type SearchCountRow } from './queries.ts';
import { createFingerprint, EMPTY_QUERY, getFingerprint } from './query-id.ts';

// What shoppers look for and do, as far as it changes what others find.

const DAY = 24 * 3600_000;
const DAYS = 30;
const EVENTS = 100_000;
const SEARCHES = 200_000;

const POINTS: Record<SearchEvent['eventType'], number> = { view: 1, click: 3, conversion: 20 };
const MOST_RAISED = 300;
// So many points raise by the most; a tenth of what is needed for that already by two thirds.
const FULL = 10_000;
const SOFT = 10;

/** Searches that are not by chance. */
export const MIN_SEARCH_COUNT = 5;
const FREQUENT = 2000;

/** Epoch milliseconds as the ISO date of so many days before. */
export function getIsoDateDaysBefore(now: number, days: number): string {
  return new Date(now - days * DAY).toISOString().slice(0, 10);
}

/** What is often looked for and found, of all countries and both languages, the most frequent first. */
export async function readFrequentSearches(
  db: Db,
  now: number,
  place: Partial<Pick<SearchCountRow, 'language' | 'country'>> = {},
): Promise<SearchCountRow[]> {
  const span = {
    since: getIsoDateDaysBefore(now, DAYS),
    minCount: MIN_SEARCH_COUNT,
    limit: FREQUENT,
    ...place,
  };
  return (await readSearchCounts(db, span)).filter(({ hits }) => hits > 0);
}

/** Marks of the answers that shoppers may have had: of what was looked for, and of lists without words. */
async function readQueryFingerprints(db: Db, now: number): Promise<Set<string>> {
  const marks = new Set<string>();
  for (const language of LANGUAGES) {
    for (const country of COUNTRY_CODES)
      marks.add(createFingerprint({ language, country, words: EMPTY_QUERY }));
  }
  const searches = await readSearchCounts(db, { since: getIsoDateDaysBefore(now, DAYS), limit: SEARCHES });
  for (const search of searches) marks.add(createFingerprint(search));
  return marks;
}

/**
 * How much interest the products of events had, by the code that events name: of each shopper once a day for each kind
 * of event, and of what was done with an answer only if there can have been one.
 */
export async function readProductInterest(db: Db, now: number): Promise<Map<string, number>> {
  const marks = await readQueryFingerprints(db, now);
  const points = new Map<string, number>();
  let day: number | undefined;
  let counted = new Set<string>();
  for await (const event of readSearchEvents(db, now - DAYS * DAY, EVENTS)) {
    const { timestamp, eventType, userToken, queryID, objectIDs = [], objectData = [] } = event;
    // The newest come first, so no day comes twice.
    if (day !== Math.floor(timestamp / DAY)) counted = new Set();
    day = Math.floor(timestamp / DAY);
    objectIDs.forEach((code, place) => {
      const answer = objectData[place]?.queryID ?? queryID;
      if (eventType !== 'view' && (answer === undefined || !marks.has(getFingerprint(answer)))) return;
      const key = `${eventType} ${userToken} ${code}`;
      if (counted.has(key)) return;
      counted.add(key);
      points.set(code, (points.get(code) ?? 0) + POINTS[eventType]);
    });
  }
  return points;
}

/** By how much interest raises a popularity: 0 to 300, less for each point than for the one before. */
export function getPopularityBoost(points: number): number {
  const share = Math.log1p(points / SOFT) / Math.log1p(FULL / SOFT);
  return Math.round(MOST_RAISED * Math.min(1, share));
}

/** Makes goods as popular as shoppers find them, on top of what the catalogue says. */
export function boostPopularity(
  goods: readonly ProductDocument[],
  interest: ReadonlyMap<string, number>,
): void {
  if (interest.size === 0) return;
  for (const good of goods) {
    // A card is clicked by its own code, and bought by that of a variant.
    const codes = new Set([good.code, ...good.codes]);
    const points = [...codes].reduce((sum, code) => sum + (interest.get(code) ?? 0), 0);
    good.popularity += getPopularityBoost(points);
  }
}
