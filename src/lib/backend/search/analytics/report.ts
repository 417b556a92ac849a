import type { SearchEvent } from '#lib/contract/search/events.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { getIsoDateDaysBefore } from './popularity.ts';
import { readSearchCounts, readSearchEvents, type SearchCountRow } from './queries.ts';
import { createFingerprint, getFingerprint } from './query-id.ts';

export interface SearchReportOptions {
  days: number;
  language?: Language | undefined;
  country?: CountryCode | undefined;
  /** Maximum rows of each list. */
  rows: number;
}

/** One query, summed over the reported countries. */
export interface SearchReportRow {
  /** Normalized. */
  query: string;
  language: Language;
  count: number;
  /** Hits of the last search; the minimum over several countries. */
  hits: number;
  /** Searches followed by a click; only from customers who consented to events. */
  clicked: number;
  /** Searches followed by an addition to the cart or an order; only from customers who consented. */
  converted: number;
}

export interface SearchReport {
  /** ISO date of the first day. */
  since: string;
  days: number;
  language: Language | null;
  country: CountryCode | null;
  /** Sums over all searches; `different` counts distinct queries, `without` searches that found nothing. */
  total: { searches: number; different: number; without: number; clicked: number; converted: number };
  without: SearchReportRow[];
  few: SearchReportRow[];
  frequent: SearchReportRow[];
}

/** At most this many hits count as few. */
export const FEW_RESULTS = 3;

const MAX_SEARCHES = 200_000;
const MAX_EVENTS = 100_000;

/** Reads the report of the `days` before `now`. */
export async function readSearchReport(
  db: Db,
  { days, language, country, rows }: SearchReportOptions,
  now: number,
) {
  const since = getIsoDateDaysBefore(now, days);
  const searches = await readSearchCounts(db, { since, language, country, limit: MAX_SEARCHES });
  const outcomes = await readOutcomes(db, now - days * DAY_MS);
  const lines = [...Map.groupBy(searches, ({ language, words }) => `${language} ${words}`).values()]
    .map((group) => toReportRow(group, outcomes))
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1));
  const sum = (getValue: (line: SearchReportRow) => number) =>
    lines.reduce((all, line) => all + getValue(line), 0);
  return {
    since,
    days,
    language: language ?? null,
    country: country ?? null,
    total: {
      searches: sum(({ count }) => count),
      different: lines.length,
      without: sum(({ count, hits }) => (hits === 0 ? count : 0)),
      clicked: sum(({ clicked }) => clicked),
      converted: sum(({ converted }) => converted),
    },
    without: lines.filter(({ hits }) => hits === 0).slice(0, rows),
    few: lines.filter(({ hits }) => hits > 0 && hits <= FEW_RESULTS).slice(0, rows),
    frequent: lines.slice(0, rows),
  } satisfies SearchReport;
}

/** Query ids of clicks and conversions, by fingerprint of the query. */
interface Outcomes {
  click: Map<string, Set<string>>;
  conversion: Map<string, Set<string>>;
}

async function readOutcomes(db: Db, since: number): Promise<Outcomes> {
  const outcomes: Outcomes = { click: new Map(), conversion: new Map() };
  for await (const event of readSearchEvents(db, since, MAX_EVENTS)) {
    if (event.eventType === 'view') continue;
    const idsByFingerprint = outcomes[event.eventType];
    for (const id of listQueryIds(event)) {
      const fingerprint = getFingerprint(id);
      const ids = idsByFingerprint.get(fingerprint) ?? new Set();
      idsByFingerprint.set(fingerprint, ids.add(id));
    }
  }
  return outcomes;
}

/** Products bought together may come from several searches. */
function listQueryIds({ queryID, objectData = [] }: SearchEvent): string[] {
  const ids = [queryID, ...objectData.map((data) => data.queryID)];
  return ids.filter((id) => id !== undefined);
}

function toReportRow(group: readonly SearchCountRow[], { click, conversion }: Outcomes): SearchReportRow {
  const [{ words: query, language }] = group as [SearchCountRow];
  // Further pages of a search have their own query ids, so counts are capped by the number of searches.
  const count = (ids: Map<string, Set<string>>) =>
    group.reduce((sum, row) => sum + Math.min(row.times, ids.get(createFingerprint(row))?.size ?? 0), 0);
  return {
    query,
    language,
    count: group.reduce((sum, { times }) => sum + times, 0),
    hits: Math.min(...group.map(({ hits }) => hits)),
    clicked: count(click),
    converted: count(conversion),
  };
}
