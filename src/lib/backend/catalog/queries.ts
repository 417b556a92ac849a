import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../db/database.ts';
import type { CategoryRow } from './category-tree.ts';

/** Prices depend on the country, texts on the language. */
export interface CatalogLocale {
  country: CountryCode;
  language: Language;
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

// A product without a price in the country is not sold there. Flags are literals, because a partial index on them is
// not used for a bound parameter.
export function selectSoldProducts(db: Db | Trx, country: CountryCode) {
  return db
    .selectFrom('products as p')
    .innerJoin('prices as r', (on) => on.onRef('r.product_code', '=', 'p.code').on('r.country', '=', country))
    .where(sql<boolean>`p.is_sold = 1`);
}

function withSummaryColumns(query: ReturnType<typeof selectSoldProducts>, language: Language) {
  return query
    .innerJoin('brand_texts as b', (on) =>
      on.onRef('b.brand_slug', '=', 'p.brand_slug').on('b.language', '=', language),
    )
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', language),
    )
    .select([
      'p.code',
      'p.group_code',
      'p.slug',
      'p.brand_slug',
      'p.images',
      'p.colour',
      'p.category_code',
      'p.product_type',
      'p.is_paint',
      'p.max_quantity',
      'p.rating',
      'p.rating_count',
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

/** Returns the codes of the categories, of all levels, that contain listed products. */
export async function readNonEmptyCategoryCodes(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select(['department_code', 'aisle_code', 'category_code'])
    .distinct()
    .where(sql<boolean>`is_listed = 1`)
    .execute();
  return new Set(rows.flatMap((row) => [row.department_code, row.aisle_code, row.category_code]));
}

export type ProductSummaryRow = Awaited<ReturnType<typeof readSummaryRows>>[number];

/** Reads summaries in the order of the codes; unknown codes and products not sold are left out. */
export async function readSummaryRows(db: Db, locale: CatalogLocale, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const query = selectSoldProducts(db, locale.country).where('p.code', 'in', codes);
  const rows = await withSummaryColumns(query, locale.language).execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
}

export type VariantRow = Awaited<ReturnType<typeof readVariantRows>>[number];

/** Reads the sold variants of groups, sorted by group and code. */
export async function readVariantRows(db: Db | Trx, locale: CatalogLocale, groups: readonly string[]) {
  if (groups.length === 0) return [];
  return await selectSoldProducts(db, locale.country)
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', locale.language),
    )
    .where('p.group_code', 'in', groups)
    .select(['p.code', 'p.group_code', 'p.slug', 'p.colour', 't.options'])
    .select(['r.list_amount', 'r.sale_amount', 'r.unit_amount'])
    .orderBy('p.group_code')
    .orderBy('p.code')
    .execute();
}

/** Reads the paints of the product's brand and product line that are sold by the litre, the product included. */
export async function readPaintPackRows(db: Db, locale: CatalogLocale, code: string) {
  return await selectSoldProducts(db, locale.country)
    .innerJoin('products as own', (on) =>
      on
        .onRef('own.brand_slug', '=', 'p.brand_slug')
        .onRef('own.product_type', '=', 'p.product_type')
        .on('own.code', '=', code),
    )
    .innerJoin('product_texts as t', (on) =>
      on.onRef('t.product_code', '=', 'p.code').on('t.language', '=', locale.language),
    )
    .where('p.is_paint', '=', 1)
    .where('p.unit', '=', 'l')
    .select(['p.code', 'p.slug', 'p.max_quantity', 'p.unit_amount as measure'])
    .select(['r.list_amount', 'r.sale_amount', 't.name', 't.pack_size'])
    .orderBy('p.unit_amount')
    .orderBy('p.code')
    .execute();
}

/** Reads a product that is sold in the country, by its code, its slug or one of its former slugs. */
export async function readProductRow(db: Db, locale: CatalogLocale, codeOrSlug: string) {
  const row = await selectProductRow(db, locale, codeOrSlug).executeTakeFirst();
  if (row) return row;
  const formerSlug = await db
    .selectFrom('product_former_slugs')
    .select('product_code')
    .where('slug', '=', codeOrSlug)
    .executeTakeFirst();
  return formerSlug && (await selectProductRow(db, locale, formerSlug.product_code).executeTakeFirst());
}

function selectProductRow(db: Db, locale: CatalogLocale, codeOrSlug: string) {
  return withSummaryColumns(selectSoldProducts(db, locale.country), locale.language)
    .where((eb) => eb.or([eb('p.code', '=', codeOrSlug), eb('p.slug', '=', codeOrSlug)]))
    .select([
      'p.category_code',
      'p.kind',
      'p.related',
      'p.size_chart',
      'p.dietary',
      'p.barcode',
      'p.return_days',
      't.description',
      't.specifications',
      't.box',
      't.warranty',
      't.pack_size',
    ]);
}

export async function readShades(db: Db, language: Language) {
  return await db
    .selectFrom('shades as s')
    .innerJoin('shade_texts as t', (on) =>
      on.onRef('t.shade_code', '=', 's.code').on('t.language', '=', language),
    )
    .select(['s.code', 's.family', 's.hex', 's.lrv', 's.undertone', 't.name'])
    .execute();
}

/** Returns the codes of a product's shades, in display order. */
export async function readProductShadeCodes(db: Db, productCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_shades')
    .select('shade_code')
    .where('product_code', '=', productCode)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.shade_code);
}

/** Reads a product's related codes and its categories; undefined for a product that is not sold. */
export async function readRelatedFacts(db: Db, code: string) {
  const row = await db
    .selectFrom('products')
    .select(['group_code', 'related', 'category_code', 'aisle_code', 'department_code'])
    .where('code', '=', code)
    .where(sql<boolean>`is_sold = 1`)
    .executeTakeFirst();
  return (
    row && {
      group: row.group_code,
      related: JSON.parse(row.related) as string[],
      /** The leaf category first, its department last. */
      categories: [
        { level: 3, code: row.category_code },
        { level: 2, code: row.aisle_code },
        { level: 1, code: row.department_code },
      ],
    }
  );
}

export async function hasProduct(db: Db, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('products').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
  );
}
