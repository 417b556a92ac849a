import { setImmediate } from 'node:timers/promises';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { COLOUR_FAMILIES, type ColourFamily } from '#lib/search/facets.ts';
import type { Db } from '../../db/database.ts';
import type { ProductAvailability, ProductDocument } from '../engine/types.ts';
import { getColourFamily } from './colour-family.ts';
import {
  type CatalogLabels,
  createDocumentText,
  createLabelCounter,
  type LabelCounter,
  parseVariantText,
  type VariantText,
} from './document-text.ts';
import * as queries from './queries.ts';

export interface DocumentSet {
  /** Every listed card with its variants, sorted by code. */
  goods: ProductDocument[];
  /** Attribute labels by key. */
  labels: Record<Language, Record<string, string>>;
  /** Category names in tree order. */
  categories: queries.CategoryLabel[];
}

type Variant = Awaited<ReturnType<typeof queries.readVariants>>[number];

// Attributes whose value is the visible colour of the product.
const COLOURED = new Set(['tenant~colour', 'tenant~tint']);

/**
 * Reads all documents in pages, which bounds memory. `now` (epoch milliseconds) decides which holds still
 * count.
 */
export async function readDocuments(db: Db, now: number): Promise<DocumentSet> {
  const names = await queries.readCatalogLabels(db);
  const labels = { en: createLabelCounter(), ar: createLabelCounter() };
  const goods: ProductDocument[] = [];
  for await (const { leads, run } of readPages(db)) {
    const variants = groupByProduct(await queries.readVariants(db, run));
    const texts = groupByProduct((await queries.readTexts(db, run)).map(parseVariantText));
    const prices = groupByProduct(await queries.readPrices(db, run, now));
    const inStores = groupByProduct(await queries.readStoreStock(db, run));
    for (const lead of leads) {
      goods.push({
        ...toDocument(lead, variants.get(lead.code) ?? [], texts.get(lead.code) ?? [], names, labels),
        ...toAvailability(lead.code, prices.get(lead.code) ?? []),
        stores: (inStores.get(lead.code) ?? []).map((row) => row.store_code),
      });
    }
  }
  return { goods, labels: { en: labels.en.most(), ar: labels.ar.most() }, categories: names.tree };
}

/** Yields price and availability of all cards, in pages. */
export async function* readAvailability(db: Db, now: number): AsyncGenerator<ProductAvailability[]> {
  for await (const { leads, run } of readPages(db)) {
    const prices = groupByProduct(await queries.readPrices(db, run, now));
    yield leads.map(({ code }) => toAvailability(code, prices.get(code) ?? []));
  }
}

type Price = Awaited<ReturnType<typeof queries.readPrices>>[number];

/** Variants that are sold out count only where all are. */
function toAvailability(code: string, rows: readonly Price[]): ProductAvailability {
  const own = rows.map(({ country, every, everyReduced, free, freeReduced }) => ({
    country,
    isFree: free !== null,
    amount: Number(free ?? every),
    reduced: free === null ? everyReduced : freeReduced,
  }));
  const where = (list: typeof own) => list.map(({ country }) => country);
  return {
    code,
    prices: Object.fromEntries(own.map(({ country, amount }) => [country, amount])),
    onSaleIn: where(own.filter(({ amount, reduced }) => reduced !== null && Number(reduced) === amount)),
    inStockIn: where(own.filter(({ isFree }) => isFree)),
  };
}

async function* readPages(db: Db) {
  for (let after = ''; ; ) {
    const leads = await queries.readCards(db, after);
    const [first, last] = [leads[0], leads.at(-1)];
    if (!first || !last) return;
    yield { leads, run: { from: first.code, to: last.code } };
    // The embedded database is synchronous: without a pause other requests would wait for all pages.
    await setImmediate();
    after = last.code;
  }
}

function groupByProduct<Row extends { group_code: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row.group_code);
}

function toDocument(
  lead: queries.CardRow,
  variants: readonly Variant[],
  texts: readonly VariantText[],
  names: CatalogLabels,
  labels: Record<Language, LabelCounter>,
): Omit<ProductDocument, 'prices' | 'onSaleIn' | 'inStockIn' | 'stores'> {
  const codes = [lead.category_code, lead.aisle_code, lead.department_code];
  const slug = (code: string) => names.slugs.get(code) ?? code;
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createDocumentText(lead, language, texts, codes, names, labels[language]),
    ]),
  ) as ProductDocument['text'];
  return {
    code: lead.code,
    codes: [...new Set(variants.flatMap(({ code, barcode }) => (barcode ? [code, barcode] : [code])))],
    brand: lead.brand_slug,
    categoryPath: [slug(lead.department_code), slug(lead.aisle_code), slug(lead.category_code)],
    colours: listColourFamilies(variants, texts),
    dietary: [...new Set(variants.flatMap(({ dietary }) => JSON.parse(dietary) as string[]))],
    popularity: lead.popularity,
    createdAt: Number(lead.created_at),
    rating: lead.rating,
    text,
  };
}

function listColourFamilies(variants: readonly Variant[], texts: readonly VariantText[]): ColourFamily[] {
  const coloured = new Set(
    texts
      .filter((text) => text.properties.some(({ attributeFQN }) => COLOURED.has(attributeFQN)))
      .map(({ code }) => code),
  );
  const found = new Set(
    variants.filter(({ code }) => coloured.has(code)).map(({ colour }) => getColourFamily(colour)),
  );
  return COLOUR_FAMILIES.filter((colour) => found.has(colour));
}
