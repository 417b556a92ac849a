import { sql } from 'kysely';
import type { SearchEvent } from '#lib/contract/search/query.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What was looked for in some days. */
export type SearchCountRow = Omit<Tables['search_queries'], 'day'>;

/** Which searches are meant; what is not given does not narrow them. */
export interface SearchCountFilter {
  /** ISO date of the first day. */
  since: string;
  language?: Language | undefined;
  country?: CountryCode | undefined;
  /** What was looked for less often is left out. */
  minCount?: number;
  /** Rows at most. */
  limit: number;
}

// So many digits whatever the number, so that the greatest text of several days is that of the last one.
const DIGITS = 1_000_000_000;

/** Searches by their words, the most frequent first; each with the hits of its last day. */
export async function readSearchCounts(
  db: Db,
  { since, language, country, minCount = 1, limit }: SearchCountFilter,
): Promise<SearchCountRow[]> {
  const times = sql<number>`sum(times)`;
  const rows = await db
    .selectFrom('search_queries')
    .where('day', '>=', since)
    .$if(language !== undefined, (query) => query.where('language', '=', language as Language))
    .$if(country !== undefined, (query) => query.where('country', '=', country as CountryCode))
    .select(['language', 'country', 'words', times.as('times')])
    .select(sql<string>`max(day || ' ' || cast(hits + ${sql.lit(DIGITS)} as text))`.as('last'))
    .groupBy(['language', 'country', 'words'])
    .having(times, '>=', minCount)
    .orderBy(times, 'desc')
    .orderBy('words')
    .limit(limit)
    .execute();
  return rows.map(({ last, ...row }) => ({
    ...row,
    times: Number(row.times),
    hits: Number(last.split(' ')[1]) - DIGITS,
  }));
}

const RUN = 5000;

/** An event, and when it happened, in epoch milliseconds. */
export type StoredSearchEvent = SearchEvent & { timestamp: number };

/** The newest events since a moment, so many at most; those that say nothing of products are passed over. */
export async function* readSearchEvents(
  db: Db,
  since: number,
  most: number,
): AsyncGenerator<StoredSearchEvent> {
  let last: { at: number; id: string } | undefined;
  for (let read = 0; read < most; read += RUN) {
    const before = last;
    const rows = await db
      .selectFrom('search_events')
      .where('at', '>=', since)
      .$if(before !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'id'), '<', tuple(before?.at as number, before?.id as string)),
        ),
      )
      .select(['at', 'id', 'body'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(RUN, most - read))
      .execute();
    for (const { at, body } of rows) {
      const event = JSON.parse(body) as SearchEvent;
      if (event.objectIDs) yield { ...event, timestamp: Number(at) };
    }
    last = rows.at(-1);
    if (!last || rows.length < RUN) return;
  }
}

// Names of goods that hardly anybody buys add no words.
const NAMES = 5000;

/** What brands, in both languages, categories and the most popular goods are called. */
export async function readCatalogSpellings(db: Db, language: Language) {
  const brands = await db.selectFrom('brand_texts').select('name').execute();
  const categories = await db
    .selectFrom('category_texts')
    .where('language', '=', language)
    .select('name')
    .execute();
  const goods = await db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', language),
    )
    .where(sql<boolean>`p.is_listed = 1 and p.is_sold = 1`)
    .select('t.name')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.code')
    .limit(NAMES)
    .execute();
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return { brands: names(brands), others: names([...categories, ...goods]) };
}
