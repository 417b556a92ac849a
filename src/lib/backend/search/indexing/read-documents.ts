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
  getAttributeKey,
  type LabelCounter,
  parseVariantText,
  type VariantText,
} from './document-text.ts';
import { COLOUR_ATTRIBUTES } from './facet-values.ts';
import * as queries from './queries.ts';

export interface DocumentSet {
  /** Every listed card with its variants, sorted by code. */
  documents: ProductDocument[];
  /** Attribute labels by key. */
  labels: Record<Language, Record<string, string>>;
  /** Category names by level and position. */
  categories: queries.CategoryLabel[];
}

type VariantRow = Awaited<ReturnType<typeof queries.readVariants>>[number];

/**
 * Reads all documents in pages, which bounds memory. `now` (epoch milliseconds) decides which holds still
 * count.
 */
export async function readDocuments(db: Db, now: number): Promise<DocumentSet> {
  const catalogLabels = await queries.readCatalogLabels(db);
  const labels = { en: createLabelCounter(), ar: createLabelCounter() };
  const documents: ProductDocument[] = [];
  for await (const { leads: cards, range } of readPages(db)) {
    const variants = groupByProduct(await queries.readVariants(db, range));
    const texts = groupByProduct((await queries.readTexts(db, range)).map(parseVariantText));
    const prices = groupByProduct(await queries.readPrices(db, range, now));
    const storeStock = groupByProduct(await queries.readStoreStock(db, range));
    for (const card of cards) {
      documents.push({
        ...toDocument(card, variants.get(card.code) ?? [], texts.get(card.code) ?? [], catalogLabels, labels),
        ...toAvailability(card, prices.get(card.code) ?? []),
        stores: (storeStock.get(card.code) ?? []).map((row) => row.store_code),
      });
    }
  }
  return {
    documents,
    labels: { en: labels.en.getMostFrequent(), ar: labels.ar.getMostFrequent() },
    categories: catalogLabels.tree,
  };
}

/** Yields price, availability and rating of all cards, in pages. */
export async function* readAvailability(db: Db, now: number): AsyncGenerator<ProductAvailability[]> {
  for await (const { leads: cards, range } of readPages(db)) {
    const prices = groupByProduct(await queries.readPrices(db, range, now));
    yield cards.map((card) => toAvailability(card, prices.get(card.code) ?? []));
  }
}

type PriceRow = Awaited<ReturnType<typeof queries.readPrices>>[number];

/** Prices of sold-out variants count only when all variants are sold out. */
function toAvailability(
  { code, rating }: Pick<queries.CardRow, 'code' | 'rating'>,
  rows: readonly PriceRow[],
): ProductAvailability {
  const offers = rows.map(({ country, regular, regularReduced, available, availableReduced }) => ({
    country,
    isAvailable: available !== null,
    amount: Number(available ?? regular),
    reduced: available === null ? regularReduced : availableReduced,
  }));
  const listCountries = (list: typeof offers) => list.map(({ country }) => country);
  return {
    code,
    rating,
    prices: Object.fromEntries(offers.map(({ country, amount }) => [country, amount])),
    onSaleIn: listCountries(
      offers.filter(({ amount, reduced }) => reduced !== null && Number(reduced) === amount),
    ),
    inStockIn: listCountries(offers.filter(({ isAvailable }) => isAvailable)),
  };
}

async function* readPages(db: Db) {
  for (let after = ''; ; ) {
    const cards = await queries.readCards(db, after);
    const [first, last] = [cards[0], cards.at(-1)];
    if (!first || !last) return;
    yield { leads: cards, range: { from: first.code, to: last.code } };
    // The embedded database is synchronous: without a pause other requests would wait for all pages.
    await setImmediate();
    after = last.code;
  }
}

function groupByProduct<Row extends { group_code: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row.group_code);
}

function toDocument(
  card: queries.CardRow,
  variants: readonly VariantRow[],
  texts: readonly VariantText[],
  catalogLabels: CatalogLabels,
  labels: Record<Language, LabelCounter>,
): Omit<ProductDocument, 'prices' | 'onSaleIn' | 'inStockIn' | 'stores' | 'rating'> {
  const codes = [card.category_code, card.aisle_code, card.department_code];
  const slug = (code: string) => catalogLabels.slugs.get(code) ?? code;
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createDocumentText(card, language, texts, codes, catalogLabels, labels[language]),
    ]),
  ) as ProductDocument['text'];
  return {
    code: card.code,
    codes: [...new Set(variants.flatMap(({ code, barcode }) => (barcode ? [code, barcode] : [code])))],
    brand: card.brand_slug,
    categoryPath: [slug(card.department_code), slug(card.aisle_code), slug(card.category_code)],
    colours: listColourFamilies(variants, texts),
    dietary: [...new Set(variants.flatMap(({ dietary }) => JSON.parse(dietary) as string[]))],
    popularity: card.popularity,
    createdAt: Number(card.created_at),
    text,
  };
}

function listColourFamilies(variants: readonly VariantRow[], texts: readonly VariantText[]): ColourFamily[] {
  const coloured = new Set(
    texts
      .filter((text) =>
        text.properties.some(({ attributeFQN }) => COLOUR_ATTRIBUTES.has(getAttributeKey(attributeFQN))),
      )
      .map(({ code }) => code),
  );
  const families = new Set(
    variants.filter(({ code }) => coloured.has(code)).map(({ colour }) => getColourFamily(colour)),
  );
  return COLOUR_FAMILIES.filter((colour) => families.has(colour));
}
