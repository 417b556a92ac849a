import { sql } from 'kysely';
import type { SearchEvent } from '#lib/contract/search/events.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Count of one query over several days. */
export type SearchCountRow = Omit<Tables['search_queries'], 'day'>;

/** Selects searches; missing fields do not restrict. */
export interface SearchCountFilter {
  /** ISO date of the first day. */
  since: string;
  language?: Language | undefined;
  country?: CountryCode | undefined;
  /** Minimum number of searches. */
  minCount?: number;
  /** Maximum number of rows. */
  limit: number;
}

// Pads hits to a fixed number of digits, so that `max()` of the text selects the row of the last day.
const HITS_OFFSET = 1_000_000_000;

/** Sums searches by query, most frequent first; `hits` is that of the last day. */
export async function readSearchCounts(
  db: Db,
  { since, language, country, minCount = 1, limit }: SearchCountFilter,
): Promise<SearchCountRow[]> {
  const totalTimes = sql<number>`sum(times)`;
  const rows = await db
    .selectFrom('search_queries')
    .where('day', '>=', since)
    .$if(language !== undefined, (query) => query.where('language', '=', language as Language))
    .$if(country !== undefined, (query) => query.where('country', '=', country as CountryCode))
    .select(['language', 'country', 'words', totalTimes.as('times')])
    .select(sql<string>`max(day || ' ' || cast(hits + ${sql.lit(HITS_OFFSET)} as text))`.as('last'))
    .groupBy(['language', 'country', 'words'])
    .having(totalTimes, '>=', minCount)
    .orderBy(totalTimes, 'desc')
    .orderBy('words')
    .limit(limit)
    .execute();
  return rows.map(({ last, ...row }) => ({
    ...row,
    times: Number(row.times),
    hits: Number(last.split(' ')[1]) - HITS_OFFSET,
  }));
}

const PAGE_SIZE = 5000;

/** A stored event with its time in epoch milliseconds. */
export type StoredSearchEvent = SearchEvent & { timestamp: number };

/** Yields at most `limit` events since a time, newest first; events without products are skipped. */
export async function* readSearchEvents(
  db: Db,
  since: number,
  limit: number,
): AsyncGenerator<StoredSearchEvent> {
  let last: { at: number; id: string } | undefined;
  for (let offset = 0; offset < limit; offset += PAGE_SIZE) {
    const cursor = last;
    const rows = await db
      .selectFrom('search_events')
      .where('at', '>=', since)
      .$if(cursor !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'id'), '<', tuple(cursor?.at as number, cursor?.id as string)),
        ),
      )
      .select(['at', 'id', 'body'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(PAGE_SIZE, limit - offset))
      .execute();
    for (const { at, body } of rows) {
      const event = JSON.parse(body) as SearchEvent;
      if (event.objectIDs) yield { ...event, timestamp: Number(at) };
    }
    last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
  }
}

// Rarely bought products add no new spellings.
const MAX_PRODUCT_NAMES = 5000;

/** Names of brands (in both languages), categories and the most popular products. */
export async function readCatalogSpellings(db: Db, language: Language) {
  const brands = await db.selectFrom('brand_texts').select('name').execute();
  const categories = await db
    .selectFrom('category_texts')
    .where('language', '=', language)
    .select('name')
    .execute();
  const products = await db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', language),
    )
    .where(sql<boolean>`p.is_listed = 1 and p.is_sold = 1`)
    .select('t.name')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.code')
    .limit(MAX_PRODUCT_NAMES)
    .execute();
  const listNames = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return { brands: listNames(brands), others: listNames([...categories, ...products]) };
}
