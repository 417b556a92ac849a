import { sql } from 'kysely';
import type { Sort } from '#lib/contract/catalog.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../db/database.ts';
import type { CategoryRow } from './tree.ts';

/** Prices are a country's, words a language's. */
export interface Place {
  country: CountryCode;
  language: Language;
}

/** What narrows a list; nothing given is the whole catalogue. */
export interface Filter {
  categories?: readonly string[];
  /** Folded, and each must be found. */
  words?: readonly string[];
  brands?: readonly string[];
  onSale?: boolean;
}

export async function readCategories(db: Db, language: Language): Promise<CategoryRow[]> {
  return await db
    .selectFrom('categories as c')
    .innerJoin('category_texts as t', 't.category_code', 'c.code')
    .where('t.language', '=', language)
    .select([
      'c.code',
      'c.parent_code',
      'c.cat_code',
      'c.level',
      'c.slug',
      'c.picture',
      't.name',
      't.description',
    ])
    .orderBy('c.level')
    .orderBy('c.position')
    .orderBy('c.code')
    .execute();
}

// A product without a price in the country is not sold there, so it is in none of its lists.
function sold(db: Db | Trx, country: CountryCode) {
  return db
    .selectFrom('products as p')
    .innerJoin('prices as r', (on) =>
      on.onRef('r.product_code', '=', 'p.code').on('r.country', '=', country),
    );
}

function narrow(db: Db, place: Place, filter: Filter) {
  let query = sold(db, place.country);
  if (filter.categories) query = query.where('p.category_code', 'in', filter.categories);
  if (filter.brands) query = query.where('p.brand_slug', 'in', filter.brands);
  if (filter.onSale) query = query.where('r.sale_amount', 'is not', null);
  // A folded word has letters and digits alone: nothing in it means anything to LIKE.
  for (const word of filter.words ?? []) query = query.where('p.words', 'like', `%${word}%`);
  return query;
}

function withCard(query: ReturnType<typeof sold>, language: Language) {
  return query
    .innerJoin('brand_texts as b', (on) =>
      on.onRef('b.brand_slug', '=', 'p.brand_slug').on('b.language', '=', language),
    )
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', language),
    )
    .select([
      'p.code',
      'p.slug',
      'p.brand_slug',
      'p.product_type',
      'p.is_paint',
      'p.max_quantity',
      'p.unit',
      'p.unit_amount as measure',
      'r.list_amount',
      'r.sale_amount',
      'b.name as brand_name',
      't.name',
      't.summary',
      't.badge',
      't.facts',
    ]);
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** Cards by code, in the order of the codes; those that are unknown or not sold are left out. */
export async function readCards(db: Db, place: Place, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const query = sold(db, place.country).where('p.code', 'in', codes);
  const rows = await withCard(query, place.language).execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
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

export async function countProducts(db: Db, place: Place, filter: Filter): Promise<number> {
  const row = await narrow(db, place, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function countBrands(db: Db, place: Place, filter: Filter) {
  return await narrow(db, place, filter)
    .innerJoin('brand_texts as b', (on) =>
      on.onRef('b.brand_slug', '=', 'p.brand_slug').on('b.language', '=', place.language),
    )
    .select(['p.brand_slug as slug', 'b.name', sql<number>`count(*)`.as('count')])
    .groupBy(['p.brand_slug', 'b.name'])
    .execute();
}

/** By code, or by the slug of the product's page. */
export async function readDetails(db: Db, place: Place, codeOrSlug: string) {
  return await withCard(sold(db, place.country), place.language)
    .where((eb) => eb.or([eb('p.code', '=', codeOrSlug), eb('p.slug', '=', codeOrSlug)]))
    .select([
      'p.category_code',
      'p.barcode',
      'p.return_days',
      't.description',
      't.specifications',
      't.box',
      't.warranty',
      't.pack_size',
    ])
    .executeTakeFirst();
}

/** Every shade that has words in the language. */
export async function readShades(db: Db, language: Language) {
  return await db
    .selectFrom('shades as s')
    .innerJoin('shade_texts as t', (on) =>
      on.onRef('t.shade_code', '=', 's.code').on('t.language', '=', language),
    )
    .select(['s.code', 's.family', 's.hex', 's.lrv', 's.undertone', 't.name'])
    .execute();
}

/** The shades of every tinted product, in the order of its fan deck. */
export async function readTints(db: Db) {
  return await db
    .selectFrom('product_shades')
    .select(['product_code', 'shade_code'])
    .orderBy('product_code')
    .orderBy('position')
    .execute();
}

export async function productExists(db: Db, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('products').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
  );
}

/** The most bought of a category. */
export async function readPopular(db: Db, place: Place, category: string, limit: number): Promise<string[]> {
  const rows = await sold(db, place.country)
    .where('p.category_code', '=', category)
    .select('p.code')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.code')
    .limit(limit)
    .execute();
  return rows.map((row) => row.code);
}
