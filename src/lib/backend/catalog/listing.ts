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

function narrow(db: Db, place: Place, { category, brands, onSale, words = [] }: Filter) {
  let query = sold(db, place.country).where(sql<boolean>`p.is_listed = 1`);
  if (category) query = query.where(LEVELS[category.level as 1 | 2 | 3], '=', category.code);
  if (brands) query = query.where('p.brand_slug', 'in', brands);
  if (onSale) query = query.where('r.sale_amount', 'is not', null);
  if (words.length > 0) query = query.where('p.group_code', 'in', findGroups(db, words));
  return query;
}

// What was typed may be in the name of a variant that lists do not show.
function findGroups(db: Db, words: readonly (readonly string[])[]) {
  let query = db.selectFrom('products').select('group_code').where(sql<boolean>`is_sold = 1`);
  // A folded word has letters and digits alone: nothing in it means anything to LIKE.
  for (const same of words) {
    query = query.where((eb) => eb.or(same.map((word) => eb('words', 'like', `%${word}%`))));
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
  const query = narrow(db, place, filter).select('p.code');
  const sorted = {
    popular: () => query.orderBy('p.popularity', 'desc'),
    newest: () => query.orderBy('p.created_at', 'desc'),
    price_asc: () => query.orderBy('r.unit_amount', 'asc'),
    price_desc: () => query.orderBy('r.unit_amount', 'desc'),
  }[order.sort]();
  const page = await sorted.orderBy('p.code').limit(order.limit).offset(order.offset).execute();
  return await readCards(
    db,
    place,
    page.map((row) => row.code),
  );
}

/** How many products of each brand a list has; the filter's own brands count for nothing here. */
export async function countBrands(db: Db, place: Place, filter: Filter): Promise<Map<string, number>> {
  const rows = await narrow(db, place, { ...filter, brands: undefined })
    .select(['p.brand_slug as slug', sql<number>`count(*)`.as('count')])
    .groupBy('p.brand_slug')
    .execute();
  return new Map(rows.map(({ slug, count }) => [slug, Number(count)]));
}
