import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';

// Products are read in pages of their codes with a few joins each, which bounds memory.
const PAGE_SIZE = 1000;

/** Inclusive range of card codes. */
export interface CodeRange {
  from: string;
  to: string;
}

export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** Returns a page of listed cards after a code, sorted by code. */
export async function readCards(db: Db, after: string) {
  return await db
    .selectFrom('products')
    .where(sql<boolean>`is_listed = 1 and is_sold = 1`)
    .whereRef('code', '=', 'group_code')
    .where('group_code', '>', after)
    .select(['code', 'brand_slug', 'department_code', 'aisle_code', 'category_code'])
    .select(['popularity', 'created_at', 'rating'])
    .orderBy('group_code')
    .limit(PAGE_SIZE)
    .execute();
}

function selectSoldIn(db: Db, { from, to }: CodeRange) {
  return db
    .selectFrom('products as p')
    .where(sql<boolean>`p.is_sold = 1`)
    .where('p.group_code', '>=', from)
    .where('p.group_code', '<=', to);
}

export async function readVariants(db: Db, range: CodeRange) {
  return await selectSoldIn(db, range)
    .select(['p.code', 'p.group_code', 'p.barcode', 'p.colour', 'p.dietary'])
    .orderBy('p.group_code')
    .orderBy('p.code')
    .execute();
}

/** Reads the text of all variants; the description only of the card itself, since variants share it. */
export async function readTexts(db: Db, range: CodeRange) {
  return await selectSoldIn(db, range)
    .innerJoin('product_texts as t', 't.product_code', 'p.code')
    .select(['p.code', 'p.group_code', 't.language', 't.name', 't.summary'])
    .select(['t.facts', 't.specifications', 't.options'])
    .select(sql<string>`case when p.code = p.group_code then t.description else '' end`.as('description'))
    .orderBy('p.group_code')
    .orderBy('p.code')
    .execute();
}

/**
 * Reads the lowest price of a card by country: over all variants (`regular`) and over those with unreserved
 * stock (`available`), each also over the variants with a reduced price. Null if there is none.
 */
export async function readPrices(db: Db, range: CodeRange, now: number) {
  const isAvailable = sql`s.quantity > coalesce(h.held, 0)`;
  const isReduced = sql`r.sale_amount is not null`;
  const minPrice = (...conditions: RawBuilder<unknown>[]) => {
    const all = sql.join([sql`1 = 1`, ...conditions], sql` and `);
    return sql<number | null>`min(case when ${all} then r.unit_amount end)`;
  };
  return await selectSoldIn(db, range)
    .innerJoin('prices as r', 'r.product_code', 'p.code')
    .leftJoin('stock as s', (on) =>
      on.onRef('s.product_code', '=', 'r.product_code').onRef('s.country', '=', 'r.country'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('stock_holds')
          .select(['product_code', 'country', (eb) => eb.fn.sum<number>('quantity').as('held')])
          .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
          .groupBy(['product_code', 'country'])
          .as('h'),
      (on) => on.onRef('h.product_code', '=', 'r.product_code').onRef('h.country', '=', 'r.country'),
    )
    .groupBy(['p.group_code', 'r.country'])
    // Cards without their own product are not listed.
    .having(sql<boolean>`max(case when p.code = p.group_code then 1 else 0 end) = 1`)
    .select(['p.group_code', 'r.country'])
    .select([minPrice().as('regular'), minPrice(isReduced).as('regularReduced')])
    .select([minPrice(isAvailable).as('available'), minPrice(isAvailable, isReduced).as('availableReduced')])
    .execute();
}

/** Reads the stores with stock of any variant. */
export async function readStoreStock(db: Db, range: CodeRange) {
  return await selectSoldIn(db, range)
    .innerJoin('store_stock as s', 's.product_code', 'p.code')
    .where('s.quantity', '>', 0)
    .select(['p.group_code', 's.store_code'])
    .distinct()
    .orderBy('s.store_code')
    .execute();
}

export interface CategoryLabel {
  slug: string;
  level: number;
  name: Record<Language, string>;
}

/**
 * Names by language, of brands by slug and of categories by code; `tree` lists categories by level and
 * position.
 */
export async function readCatalogLabels(db: Db) {
  const brands = await db.selectFrom('brand_texts').select(['brand_slug', 'language', 'name']).execute();
  const categories = await db
    .selectFrom('categories as c')
    .innerJoin('category_texts as t', 't.category_code', 'c.code')
    .select(['c.code', 'c.slug', 'c.level', 't.language', 't.name'])
    .orderBy('c.level')
    .orderBy('c.position')
    .orderBy('c.code')
    .execute();
  const groupByLanguage = <Row extends { language: Language; name: string }>(
    rows: Row[],
    getKey: (row: Row) => string,
  ) => {
    const names = new Map<string, Record<Language, string>>();
    for (const row of rows) {
      const nameByLanguage = names.get(getKey(row)) ?? { en: '', ar: '' };
      names.set(getKey(row), { ...nameByLanguage, [row.language]: row.name });
    }
    return names;
  };
  const categoryNames = groupByLanguage(categories, (row) => row.code);
  const categoryNodes = new Map(categories.map(({ code, slug, level }) => [code, { slug, level }]));
  return {
    brands: groupByLanguage(brands, (row) => row.brand_slug),
    categories: categoryNames,
    slugs: new Map([...categoryNodes].map(([code, { slug }]) => [code, slug])),
    tree: [...categoryNodes].map(
      ([code, node]): CategoryLabel => ({
        ...node,
        name: categoryNames.get(code) ?? { en: '', ar: '' },
      }),
    ),
  };
}

/** Country by store code. */
export async function readStoreCountries(db: Db): Promise<Map<string, CountryCode>> {
  const rows = await db.selectFrom('stores').select(['code', 'country']).execute();
  return new Map(rows.map(({ code, country }) => [code, country]));
}

/** Groups of synonyms. */
export async function readSynonyms(db: Db): Promise<Record<Language, string[][]>> {
  const rows = await db
    .selectFrom('synonyms')
    .select(['language', 'words'])
    .orderBy('language')
    .orderBy('position')
    .execute();
  const listGroups = (requested: Language) =>
    rows.filter(({ language }) => language === requested).map(({ words }) => JSON.parse(words) as string[]);
  return Object.fromEntries(LANGUAGES.map((language) => [language, listGroups(language)])) as Record<
    Language,
    string[][]
  >;
}

/** Category slugs and sort values of cards. */
export async function readHitCategories(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.code', 'p.category_code')
    .leftJoin('categories as a', 'a.code', 'p.aisle_code')
    .leftJoin('categories as d', 'd.code', 'p.department_code')
    .where('p.code', 'in', codes)
    .select(['p.code', 'p.popularity', 'p.created_at'])
    .select(['c.slug as leaf', 'a.slug as aisle', 'd.slug as department'])
    .execute();
}
