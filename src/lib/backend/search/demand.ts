import type { SearchEvent } from '#lib/contract/search.ts';
import type { Db } from '../db/database.ts';
import { readEvents, readSearches, type Searched } from './demand-queries.ts';
import type { Good } from './engine/types.ts';

// What shoppers look for and do, as far as it changes what others find.

const DAY = 24 * 3600_000;
const DAYS = 30;
const EVENTS = 100_000;

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

/** How much interest the products of events had, by the code that events name. */
export async function readInterest(db: Db, now: number): Promise<Map<string, number>> {
  const points = new Map<string, number>();
  for await (const { eventType, objectIDs = [] } of readEvents(db, now - DAYS * DAY, EVENTS)) {
    for (const code of objectIDs) points.set(code, (points.get(code) ?? 0) + POINTS[eventType]);
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
