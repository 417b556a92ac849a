import type { CatalogRecord, ProductRecord } from '#lib/contract/catalog-file/records.ts';
import type { Db } from '../db/database.ts';
import { toProductRecord } from '../import/records/product-from-record.ts';
import { readProducts } from './read-products.ts';

const BATCH = 250;

/** Yields all sold products and everything they refer to, in an order that can be imported. */
export async function* exportCatalog(db: Db): AsyncGenerator<CatalogRecord> {
  yield* await readCategories(db);
  yield* await readBrands(db);
  yield* await readShades(db);
  yield* await readStores(db);
  for (const { body } of await db.selectFrom('size_charts').select('body').orderBy('code').execute()) {
    yield { record: 'sizeChart', ...JSON.parse(body) };
  }
  const synonyms = await db
    .selectFrom('synonyms')
    .selectAll()
    .orderBy('language')
    .orderBy('position')
    .execute();
  for (const { language, position, words } of synonyms) {
    yield { record: 'synonyms', language, position, words: JSON.parse(words) };
  }
  yield* exportProducts(db);
}

/** Yields products sorted by code. */
export async function* exportProducts(db: Db): AsyncGenerator<ProductRecord> {
  for (let last = ''; ; ) {
    const products = await readProducts(db, last, BATCH);
    if (products.length === 0) return;
    for (const wanted of products) yield toProductRecord(wanted);
    last = products.at(-1)?.product.code as string;
  }
}

/** Returns the codes of all stores, which are columns of a product table. */
export async function readStoreCodes(db: Db): Promise<string[]> {
  return (await db.selectFrom('stores').select('code').orderBy('code').execute()).map(({ code }) => code);
}

interface LocalizedRow {
  en: Record<string, string>;
  ar: Record<string, string>;
}

function groupByLanguage<Row extends { language: 'en' | 'ar' }>(
  rows: readonly Row[],
  code: (row: Row) => string,
) {
  const found = new Map<string, LocalizedRow>();
  for (const row of rows) {
    const words = found.get(code(row)) ?? { en: {}, ar: {} };
    words[row.language] = row as unknown as Record<string, string>;
    found.set(code(row), words);
  }
  return (key: string, field: string) => {
    const words = found.get(key);
    return { en: words?.en[field] ?? '', ar: words?.ar[field] ?? '' };
  };
}

async function readCategories(db: Db): Promise<CatalogRecord[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('level')
    .orderBy('parent_code')
    .orderBy('position')
    .execute();
  const say = groupByLanguage(
    await db.selectFrom('category_texts').selectAll().execute(),
    (it) => it.category_code,
  );
  return rows.map(({ code, parent_code: parent, slug, position, picture }) => ({
    record: 'category',
    ...{ code, parent, slug, position },
    name: say(code, 'name'),
    description: say(code, 'description'),
    ...(picture && { picture }),
  }));
}

async function readBrands(db: Db): Promise<CatalogRecord[]> {
  const rows = await db.selectFrom('brands').selectAll().orderBy('slug').execute();
  const say = groupByLanguage(
    await db.selectFrom('brand_texts').selectAll().execute(),
    (it) => it.brand_slug,
  );
  return rows.map(({ slug, colour }) => ({
    record: 'brand',
    ...{ slug, colour },
    name: say(slug, 'name'),
    description: say(slug, 'description'),
  }));
}

async function readShades(db: Db): Promise<CatalogRecord[]> {
  const rows = await db.selectFrom('shades').selectAll().orderBy('code').execute();
  const say = groupByLanguage(
    await db.selectFrom('shade_texts').selectAll().execute(),
    (it) => it.shade_code,
  );
  return rows.map(({ code, family, hex, lrv, undertone }) => ({
    record: 'shade',
    shadeCode: code,
    ...{ family, hex, lrv },
    undertone: undertone as 'warm' | 'cool' | 'neutral',
    name: say(code, 'name'),
  }));
}

async function readStores(db: Db): Promise<CatalogRecord[]> {
  const rows = await db.selectFrom('stores').selectAll().orderBy('country').orderBy('position').execute();
  const say = groupByLanguage(
    await db.selectFrom('store_texts').selectAll().execute(),
    (it) => it.store_code,
  );
  return rows.map(({ code, country, position, lat, lng, phone, hours }) => ({
    record: 'store',
    ...{ code, country, position, geo: { lat, lng }, phone },
    name: say(code, 'name'),
    address: say(code, 'address'),
    city: say(code, 'city'),
    state: say(code, 'state'),
    hours: JSON.parse(hours),
  }));
}
