import { sql } from 'kysely';
import type { Sort } from '#lib/contract/catalog.ts';
import type { Db } from '../db/database.ts';
import { type CardRow, type Place, readCards, sold } from './queries.ts';

/** What narrows a list; nothing given is the whole catalogue. */
export interface Filter {
  category?: { level: number; code: string };
  /** Folded; of each group of words that mean the same, one must be found. */
  words?: readonly (readonly string[])[];
  brands?: readonly string[];
  onSale?: boolean;
}

const LEVELS = { 1: 'p.department_code', 2: 'p.aisle_code', 3: 'p.category_code' } as const;

/**
 * Goods and their prices in a country. A long list is walked in the order in which it is shown, until a page is full:
 * `first` says which of the two has that order. Short ones are gathered and sorted, as the database sees fit.
 */
function from(db: Db, { country }: Place, first: 'products' | 'prices' | 'either') {
  const listed = sql<boolean>`p.is_sold = 1 and p.is_listed = 1`;
  if (first === 'either') return sold(db, country).where(listed);
  const both =
    first === 'products'
      ? db.selectFrom('products as p').crossJoin('prices as r')
      : db.selectFrom('prices as r').crossJoin('products as p').where(sql<boolean>`r.is_listed = 1`);
  return both
    .whereRef('r.product_code', '=', 'p.code')
    .where('r.country', '=', country)
    .where(listed) as ReturnType<typeof sold>;
}

function narrow(query: ReturnType<typeof sold>, db: Db, { category, brands, onSale, words = [] }: Filter) {
  let narrowed = query;
  if (category) narrowed = narrowed.where(LEVELS[category.level as 1 | 2 | 3], '=', category.code);
  if (brands) narrowed = narrowed.where('p.brand_slug', 'in', brands);
  if (onSale) narrowed = narrowed.where('r.sale_amount', 'is not', null);
  if (words.length > 0) narrowed = narrowed.where('p.group_code', 'in', findGroups(db, words));
  return narrowed;
}

function walk({ category, words }: Filter, sort: Sort): 'products' | 'prices' | 'either' {
  if (words) return 'either';
  if (sort === 'popular' || sort === 'newest') return 'products';
  return category?.level === 3 || category?.level === 2 ? 'either' : 'prices';
}

// A word that somebody else would have typed begins a word of the product; a short one is a whole word of it.
const beginning = (word: string): string => (word.length > 3 ? `% ${word}%` : `% ${word} %`);

// What was typed may be in the name of a variant that lists do not show.
function findGroups(db: Db, words: readonly (readonly string[])[]) {
  let query = db.selectFrom('products').select('group_code').where(sql<boolean>`is_sold = 1`);
  // A folded word has letters and digits alone: nothing in it means anything to LIKE.
  for (const same of words) {
    const [typed = '', ...others] = same;
    const patterns = [`%${typed}%`, ...others.map(beginning)];
    query = query.where((eb) => eb.or(patterns.map((pattern) => eb('words', 'like', pattern))));
  }
  return query;
}

/** One page of a list. Sorted by codes alone: the words of a thousand products are not read to show twenty. */
export async function listCards(
  db: Db,
  place: Place,
  filter: Filter,
  order: { sort: Sort; limit: number; offset: number },
): Promise<CardRow[]> {
  const { category } = filter;
  const first = walk(filter, order.sort);
  let query = narrow(from(db, place, first), db, filter).select('p.code');
  if (first === 'prices' && category) query = query.where('r.department_code', '=', category.code);
  const sorted = {
    popular: () => query.orderBy('p.popularity', 'desc'),
    newest: () => query.orderBy('p.created_at', 'desc'),
    price_asc: () => query.orderBy('r.from_amount', 'asc'),
    price_desc: () => query.orderBy('r.from_amount', 'desc'),
  }[order.sort]();
  const page = await sorted
    .orderBy(first === 'prices' ? 'r.product_code' : 'p.code')
    .limit(order.limit)
    .offset(order.offset)
    .execute();
  return await readCards(
    db,
    place,
    page.map((row) => row.code),
  );
}

/** How many products of each brand a list has; the filter's own brands count for nothing here. */
export async function countBrands(db: Db, place: Place, filter: Filter): Promise<Map<string, number>> {
  const rows = await narrow(from(db, place, 'either'), db, { ...filter, brands: undefined })
    .select(['p.brand_slug as slug', sql<number>`count(*)`.as('count')])
    .groupBy('p.brand_slug')
    .execute();
  return new Map(rows.map(({ slug, count }) => [slug, Number(count)]));
}

/** How much is sold in a country, variants too. */
export async function countIndex(db: Db, { country }: Place): Promise<number> {
  const { total } = await sold(db, country)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of all that is sold in a country, variants too, in the order of the slugs. */
export async function readIndex(db: Db, { country }: Place, offset: number, limit: number) {
  const rows = await sold(db, country)
    .select(['p.slug', 'p.updated_at'])
    .orderBy('p.slug')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ slug: row.slug, updatedAt: Number(row.updated_at) }));
}
