import type {
  CatalogRecord,
  ProductRecord,
  ReviewRecord,
  StoreDetails,
} from '#lib/contract/catalog-file/records.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import {
  listMissingTexts,
  type MissingText,
  omitUntranslated,
  type Untranslated,
} from '../import/records/untranslated.ts';
import { getRecordKey } from '../import/write/write-record.ts';
import { toProductRecord } from './product-to-record.ts';
import { readProducts } from './read-products.ts';

const BATCH_SIZE = 250;

/** A record whose missing texts are copies of the other language, and the paths of these texts. */
interface CompleteRecord<Record extends CatalogRecord = CatalogRecord> {
  record: Record;
  untranslated: Untranslated;
}

const NOTHING_UNTRANSLATED: Untranslated = { en: [], ar: [] };

/** Yields the catalog without withdrawn products, in an order that can be imported. */
export async function* exportCatalog(db: Db): AsyncGenerator<CatalogRecord> {
  for await (const { record, untranslated } of readCatalog(db)) yield omitUntranslated(record, untranslated);
}

/** Yields products sorted by code. */
export async function* exportProducts(db: Db): AsyncGenerator<ProductRecord> {
  for await (const { record, untranslated } of readProductRecords(db)) {
    yield omitUntranslated(record, untranslated);
  }
}

/** A text that lacks a language, with the record it is in. */
export interface UntranslatedText extends MissingText {
  record: CatalogRecord['record'];
  /** Code or slug that identifies the record. */
  name: string;
}

/** Yields the texts that lack a language, in the order of the export. */
export async function* exportUntranslated(db: Db): AsyncGenerator<UntranslatedText> {
  for await (const { record, untranslated } of readCatalog(db)) {
    const name = record.record === 'product' ? record.productCode : getRecordKey(record).name;
    for (const missing of listMissingTexts(record, untranslated)) {
      yield { record: record.record, name, ...missing };
    }
  }
}

async function* readCatalog(db: Db): AsyncGenerator<CompleteRecord> {
  yield* await readCategories(db);
  yield* await readBrands(db);
  yield* await readShades(db);
  yield* await readStores(db);
  for (const { body } of await db.selectFrom('size_charts').select('body').orderBy('code').execute()) {
    const { untranslated = NOTHING_UNTRANSLATED, ...chart } = JSON.parse(body);
    yield { record: { record: 'sizeChart', ...chart }, untranslated };
  }
  const synonyms = await db
    .selectFrom('synonyms')
    .selectAll()
    .orderBy('language')
    .orderBy('position')
    .execute();
  for (const { language, position, words } of synonyms) {
    const record = { record: 'synonyms' as const, language, position, words: JSON.parse(words) };
    yield { record, untranslated: NOTHING_UNTRANSLATED };
  }
  yield* readProductRecords(db);
  for (const record of await readReviews(db)) yield { record, untranslated: NOTHING_UNTRANSLATED };
}

/** Reads approved reviews of sold products, except those that customers wrote in this shop. */
async function readReviews(db: Db): Promise<ReviewRecord[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.code', 'r.product_code')
    .where('p.is_sold', '=', 1)
    .where('r.author_id', 'is', null)
    .where('r.status', '=', 'approved')
    .selectAll('r')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    record: 'review',
    id: row.id,
    productCode: row.product_code,
    author: row.author_name,
    stars: row.stars,
    ...(row.title && { title: row.title }),
    text: row.body,
    language: row.language,
    country: row.country,
    isBought: row.is_bought === 1,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }));
}

async function* readProductRecords(db: Db): AsyncGenerator<CompleteRecord<ProductRecord>> {
  for (let last = ''; ; ) {
    const products = await readProducts(db, last, BATCH_SIZE);
    if (products.length === 0) return;
    for (const input of products) {
      yield {
        record: toProductRecord(input),
        untranslated: input.product.untranslated ?? NOTHING_UNTRANSLATED,
      };
    }
    last = products.at(-1)?.product.code as string;
  }
}

/** Returns the codes of all stores; a product table has a stock column for each. */
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
  const textsByCode = new Map<string, LocalizedRow>();
  for (const row of rows) {
    const texts = textsByCode.get(code(row)) ?? { en: {}, ar: {} };
    texts[row.language] = row as unknown as Record<string, string>;
    textsByCode.set(code(row), texts);
  }
  const getText = (key: string, field: string) => {
    const texts = textsByCode.get(key);
    return { en: texts?.en[field] ?? '', ar: texts?.ar[field] ?? '' };
  };
  const getUntranslated = (key: string): Untranslated => {
    const [en, ar] = LANGUAGES.map((language) =>
      JSON.parse(textsByCode.get(key)?.[language].untranslated ?? '[]'),
    );
    return { en, ar };
  };
  return { getText, getUntranslated };
}

async function readCategories(db: Db): Promise<CompleteRecord[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('level')
    .orderBy('parent_code')
    .orderBy('position')
    .execute();
  const { getText, getUntranslated } = groupByLanguage(
    await db.selectFrom('category_texts').selectAll().execute(),
    (row) => row.category_code,
  );
  return rows.map(({ code, parent_code: parent, slug, position, picture }) => ({
    record: {
      record: 'category',
      code,
      parent,
      slug,
      position,
      name: getText(code, 'name'),
      description: getText(code, 'description'),
      ...(picture && { picture }),
    },
    untranslated: getUntranslated(code),
  }));
}

async function readBrands(db: Db): Promise<CompleteRecord[]> {
  const rows = await db.selectFrom('brands').selectAll().orderBy('slug').execute();
  const { getText, getUntranslated } = groupByLanguage(
    await db.selectFrom('brand_texts').selectAll().execute(),
    (row) => row.brand_slug,
  );
  return rows.map(({ slug, colour }) => ({
    record: {
      record: 'brand',
      slug,
      colour,
      name: getText(slug, 'name'),
      description: getText(slug, 'description'),
    },
    untranslated: getUntranslated(slug),
  }));
}

async function readShades(db: Db): Promise<CompleteRecord[]> {
  const rows = await db.selectFrom('shades').selectAll().orderBy('code').execute();
  const { getText, getUntranslated } = groupByLanguage(
    await db.selectFrom('shade_texts').selectAll().execute(),
    (row) => row.shade_code,
  );
  return rows.map(({ code, family, hex, lrv, undertone }) => ({
    record: {
      record: 'shade',
      shadeCode: code,
      family,
      hex,
      lrv,
      undertone: undertone as 'warm' | 'cool' | 'neutral',
      name: getText(code, 'name'),
    },
    untranslated: getUntranslated(code),
  }));
}

async function readStores(db: Db): Promise<CompleteRecord[]> {
  const rows = await db.selectFrom('stores').selectAll().orderBy('country').orderBy('position').execute();
  const { getText, getUntranslated } = groupByLanguage(
    await db.selectFrom('store_texts').selectAll().execute(),
    (row) => row.store_code,
  );
  return rows.map(({ code, country, position, lat, lng, phone, hours, details }) => ({
    record: {
      record: 'store',
      code,
      country,
      position,
      geo: { lat, lng },
      phone,
      name: getText(code, 'name'),
      address: getText(code, 'address'),
      city: getText(code, 'city'),
      state: getText(code, 'state'),
      hours: JSON.parse(hours),
      ...(JSON.parse(details) as StoreDetails),
    },
    untranslated: getUntranslated(code),
  }));
}
