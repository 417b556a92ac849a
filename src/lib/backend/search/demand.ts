import type { SearchEvent } from '#lib/contract/search.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import { readEvents, readSearches, type Searched } from './demand-queries.ts';
import type { Good } from './engine/types.ts';
import { markIn, markOf, NO_WORDS } from './wire/query-id.ts';

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
export const LEAST_TIMES = 5;
const FREQUENT = 2000;

/** Epoch milliseconds as the ISO date of so many days before. */
export function daysBefore(now: number, days: number): string {
  return new Date(now - days * DAY).toISOString().slice(0, 10);
}

/** What is often looked for and found, of all countries and both languages, the most frequent first. */
export async function readFrequent(
  db: Db,
  now: number,
  place: Partial<Pick<Searched, 'language' | 'country'>> = {},
): Promise<Searched[]> {
  const span = { since: daysBefore(now, DAYS), least: LEAST_TIMES, most: FREQUENT, ...place };
  return (await readSearches(db, span)).filter(({ hits }) => hits > 0);
}

/** Marks of the answers that shoppers may have had: of what was looked for, and of lists without words. */
async function readMarks(db: Db, now: number): Promise<Set<string>> {
  const marks = new Set<string>();
  for (const language of LANGUAGES) {
    for (const country of COUNTRY_CODES) marks.add(markOf({ language, country, words: NO_WORDS }));
  }
  const searches = await readSearches(db, { since: daysBefore(now, DAYS), most: SEARCHES });
  for (const search of searches) marks.add(markOf(search));
  return marks;
}

/**
 * How much interest the products of events had, by the code that events name: of each shopper once a day for each kind
 * of event, and of what was done with an answer only if there can have been one.
 */
export async function readInterest(db: Db, now: number): Promise<Map<string, number>> {
  const marks = await readMarks(db, now);
  const points = new Map<string, number>();
  let day: number | undefined;
  let counted = new Set<string>();
  for await (const event of readEvents(db, now - DAYS * DAY, EVENTS)) {
    const { at, eventType, userToken, queryID, objectIDs = [], objectData = [] } = event;
    // The newest come first, so no day comes twice.
    if (day !== Math.floor(at / DAY)) counted = new Set();
    day = Math.floor(at / DAY);
    objectIDs.forEach((code, place) => {
      const answer = objectData[place]?.queryID ?? queryID;
      if (eventType !== 'view' && (answer === undefined || !marks.has(markIn(answer)))) return;
      const key = `${eventType} ${userToken} ${code}`;
      if (counted.has(key)) return;
      counted.add(key);
      points.set(code, (points.get(code) ?? 0) + POINTS[eventType]);
    });
  }
  return points;
}

/** By how much interest raises a popularity: 0 to 300, less for each point than for the one before. */
export function raiseBy(points: number): number {
  const share = Math.log1p(points / SOFT) / Math.log1p(FULL / SOFT);
  return Math.round(MOST_RAISED * Math.min(1, share));
}

/** Makes goods as popular as shoppers find them, on top of what the catalogue says. */
export function raisePopularity(goods: readonly Good[], interest: ReadonlyMap<string, number>): void {
  if (interest.size === 0) return;
  for (const good of goods) {
    // A card is clicked by its own code, and bought by that of a variant.
    const codes = new Set([good.code, ...good.codes]);
    const points = [...codes].reduce((sum, code) => sum + (interest.get(code) ?? 0), 0);
    good.popularity += raiseBy(points);
  }
}
