import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, LEVEL_SEPARATOR, type NumericFacet } from '#lib/search/facets.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import { getFacetValues } from '../../indexing/facet-values.ts';
import type { ProductAvailability, ProductDocument } from '../types.ts';

/**
 * Values of a facet in both directions: values by document for counting, documents by value for filtering.
 */
export interface FacetColumn {
  readonly values: readonly string[];
  readonly idByValue: ReadonlyMap<string, number>;
  /** Value ids of document `d` are `ids[starts[d]] … ids[starts[d + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  /** Documents with a value, ascending. */
  getDocuments(id: number): Int32Array;
}

function createFacetColumn(
  documents: readonly ProductDocument[],
  listValues: (document: ProductDocument) => Iterable<string>,
): FacetColumn {
  const idByValue = new Map<string, number>();
  const starts = new Int32Array(documents.length + 1);
  const ids: number[] = [];
  const counts: number[] = [];
  documents.forEach((document, doc) => {
    for (const value of new Set(listValues(document))) {
      const id = idByValue.get(value) ?? idByValue.size;
      idByValue.set(value, id);
      counts[id] = (counts[id] ?? 0) + 1;
      ids.push(id);
    }
    starts[doc + 1] = ids.length;
  });
  const flat = Int32Array.from(ids);
  let inverted: { from: Int32Array; docs: Int32Array } | undefined;
  function invert() {
    const from = new Int32Array(counts.length + 1);
    counts.forEach((count, id) => {
      from[id + 1] = (from[id] as number) + count;
    });
    const next = from.slice();
    const docs = new Int32Array(flat.length);
    for (let doc = 0; doc < documents.length; doc += 1) {
      for (let at = starts[doc] as number; at < (starts[doc + 1] as number); at += 1) {
        const id = flat[at] as number;
        docs[next[id] as number] = doc;
        next[id] = (next[id] as number) + 1;
      }
    }
    return { from, docs };
  }
  return {
    values: [...idByValue.keys()],
    idByValue,
    starts,
    ids: flat,
    getDocuments(id) {
      inverted ??= invert();
      return inverted.docs.subarray(inverted.from[id], inverted.from[id + 1]);
    },
  };
}

const toCountryBits = (codes: readonly CountryCode[]): number =>
  codes.reduce((mask, code) => mask | (1 << COUNTRY_CODES.indexOf(code)), 0);

/** Country by store code. */
export type StoreCountries = ReadonlyMap<string, CountryCode>;

/** Column store of all data except text. Prices are in minor units; 0 means not sold in the country. */
export interface DocumentColumns {
  readonly size: number;
  readonly codes: readonly string[];
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly attributes: Readonly<Record<Language, FacetColumn>>;
  readonly prices: Readonly<Record<CountryCode, Float64Array>>;
  readonly numbers: Readonly<Record<Exclude<NumericFacet, 'price'>, Float64Array>>;
  /** Countries where the price is reduced: one bit each. */
  readonly onSale: Uint8Array;
  /** Countries where it is in stock: one bit each. */
  readonly inStock: Uint8Array;
  /** Ordinals in the order of a listing without a query. */
  getSortOrder(sort: SearchSort, country: CountryCode): Int32Array;
  /**
   * Updates prices, availability and rating of a document; drops sort orders that depend on a changed price.
   */
  setAvailability(doc: number, availability: Omit<ProductAvailability, 'code'>): void;
}

const FACET_VALUES: [string, (document: ProductDocument) => Iterable<string>][] = [
  [FACETS.brand, ({ brand }) => [brand]],
  [FACETS.category, ({ categoryPath }) => categoryPath],
  [FACETS.lvl0, ({ categoryPath }) => [categoryPath[0]]],
  [FACETS.lvl1, ({ categoryPath }) => [categoryPath.slice(0, 2).join(LEVEL_SEPARATOR)]],
  [FACETS.lvl2, ({ categoryPath }) => [categoryPath.join(LEVEL_SEPARATOR)]],
  [FACETS.colour, ({ colours }) => colours],
  [FACETS.dietary, ({ dietary }) => dietary],
];

/** Separates name and value in the attribute column: `attributes.voltage` + separator + `18 V`. */
export const VALUE_SEPARATOR = '\u0000';

function* listAttributeValues(document: ProductDocument, language: Language): Iterable<string> {
  for (const [key, values] of Object.entries(document.text[language].attributes)) {
    for (const value of getFacetValues(key, values, language))
      yield ATTRIBUTE_FACET_PREFIX + key + VALUE_SEPARATOR + value;
  }
}

/** Stores of each country are a separate facet: customers only collect in their own country. */
export const getStoreFacet = (country: CountryCode): string => `${FACETS.stores} ${country}`;

export function createColumns(
  documents: readonly ProductDocument[],
  stores: StoreCountries,
): DocumentColumns {
  const size = documents.length;
  const toNumberColumn = (getNumber: (document: ProductDocument) => number) =>
    Float64Array.from(documents, getNumber);
  const numbers = {
    popularity: toNumberColumn(({ popularity }) => popularity),
    createdAt: toNumberColumn(({ createdAt }) => createdAt),
    rating: toNumberColumn(({ rating }) => rating ?? 0),
  };
  const prices = Object.fromEntries(
    COUNTRY_CODES.map((code) => [code, toNumberColumn((document) => document.prices[code] ?? 0)]),
  ) as Record<CountryCode, Float64Array>;
  const orders = new Map<string, Int32Array>();

  function sortDocuments(keys: Float64Array, direction: 1 | -1): Int32Array {
    const { popularity } = numbers;
    // Equal keys are sorted by popularity.
    return Int32Array.from(documents.keys()).sort(
      (a, b) =>
        direction * ((keys[a] as number) - (keys[b] as number)) ||
        (popularity[b] as number) - (popularity[a] as number) ||
        a - b,
    );
  }

  const onSale = Uint8Array.from(documents, (document) => toCountryBits(document.onSaleIn));
  const inStock = Uint8Array.from(documents, (document) => toCountryBits(document.inStockIn));

  return {
    size,
    codes: documents.map(({ code }) => code),
    facets: new Map([
      ...FACET_VALUES.map(([name, listValues]) => [name, createFacetColumn(documents, listValues)] as const),
      ...COUNTRY_CODES.map((country) => {
        const listOwnStores = (document: ProductDocument) =>
          document.stores.filter((code) => stores.get(code) === country);
        return [getStoreFacet(country), createFacetColumn(documents, listOwnStores)] as const;
      }),
    ]),
    attributes: {
      en: createFacetColumn(documents, (document) => listAttributeValues(document, 'en')),
      ar: createFacetColumn(documents, (document) => listAttributeValues(document, 'ar')),
    },
    prices,
    numbers,
    onSale,
    inStock,
    getSortOrder(sort, country) {
      const isPriced = sort === 'price_asc' || sort === 'price_desc';
      const key = isPriced ? `${sort} ${country}` : sort === 'newest' ? sort : 'popularity';
      let order = orders.get(key);
      if (!order) {
        order = isPriced
          ? sortDocuments(prices[country], sort === 'price_asc' ? 1 : -1)
          : sortDocuments(sort === 'newest' ? numbers.createdAt : numbers.popularity, -1);
        orders.set(key, order);
      }
      return order;
    },
    setAvailability(doc, availability) {
      inStock[doc] = toCountryBits(availability.inStockIn);
      onSale[doc] = toCountryBits(availability.onSaleIn);
      numbers.rating[doc] = availability.rating ?? 0;
      for (const country of COUNTRY_CODES) {
        const amount = availability.prices[country] ?? 0;
        if (prices[country][doc] === amount) continue;
        prices[country][doc] = amount;
        orders.delete(`price_asc ${country}`);
        orders.delete(`price_desc ${country}`);
      }
    },
  };
}
