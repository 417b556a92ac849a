import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, LEVEL_SEPARATOR, type NumericFacet } from '#lib/search/facets.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
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

function makeColumn(
  goods: readonly ProductDocument[],
  valuesOf: (good: ProductDocument) => Iterable<string>,
): FacetColumn {
  const idByValue = new Map<string, number>();
  const starts = new Int32Array(goods.length + 1);
  const ids: number[] = [];
  const counts: number[] = [];
  goods.forEach((good, doc) => {
    for (const value of new Set(valuesOf(good))) {
      const id = idByValue.get(value) ?? idByValue.size;
      idByValue.set(value, id);
      counts[id] = (counts[id] ?? 0) + 1;
      ids.push(id);
    }
    starts[doc + 1] = ids.length;
  });
  const flat = Int32Array.from(ids);
  let turned: { from: Int32Array; docs: Int32Array } | undefined;
  function turn() {
    const from = new Int32Array(counts.length + 1);
    counts.forEach((count, id) => {
      from[id + 1] = (from[id] as number) + count;
    });
    const next = from.slice();
    const docs = new Int32Array(flat.length);
    for (let doc = 0; doc < goods.length; doc += 1) {
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
      turned ??= turn();
      return turned.docs.subarray(turned.from[id], turned.from[id + 1]);
    },
  };
}

const bits = (codes: readonly CountryCode[]): number =>
  codes.reduce((mask, code) => mask | (1 << COUNTRY_CODES.indexOf(code)), 0);

/** Country by store code. */
export type StoreCountries = ReadonlyMap<string, CountryCode>;

/** Column store of everything but text. Prices are in minor units; 0 means not sold there. */
export interface DocumentColumns {
  readonly size: number;
  readonly codes: readonly string[];
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly attributes: Readonly<Record<Language, FacetColumn>>;
  readonly prices: Readonly<Record<CountryCode, Float64Array>>;
  readonly numbers: Readonly<Record<Exclude<NumericFacet, 'price'>, Float64Array>>;
  /** One bit per country. */
  readonly offers: Uint8Array;
  readonly stocks: Uint8Array;
  /** Ordinals in the order of a listing without a query. */
  getSortOrder(sort: SearchSort, country: CountryCode): Int32Array;
  /** Updates prices and availability of a document; drops sort orders that depend on a changed price. */
  setAvailability(doc: number, shelf: Omit<ProductAvailability, 'code'>): void;
}

const KEYED: [string, (good: ProductDocument) => Iterable<string>][] = [
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

function* attributesOf(good: ProductDocument, language: Language): Iterable<string> {
  for (const [key, values] of Object.entries(good.text[language].attributes)) {
    for (const value of values) yield ATTRIBUTE_FACET_PREFIX + key + VALUE_SEPARATOR + value;
  }
}

/** Stores of each country are a separate facet: customers only collect in their own country. */
export const getStoreFacet = (country: CountryCode): string => `${FACETS.stores} ${country}`;

export function createColumns(goods: readonly ProductDocument[], stores: StoreCountries): DocumentColumns {
  const size = goods.length;
  const number = (of: (good: ProductDocument) => number) => Float64Array.from(goods, of);
  const numbers = {
    popularity: number(({ popularity }) => popularity),
    createdAt: number(({ createdAt }) => createdAt),
    rating: number(({ rating }) => rating ?? 0),
  };
  const prices = Object.fromEntries(
    COUNTRY_CODES.map((code) => [code, number((good) => good.prices[code] ?? 0)]),
  ) as Record<CountryCode, Float64Array>;
  const orders = new Map<string, Int32Array>();

  function sorted(keys: Float64Array, direction: 1 | -1): Int32Array {
    const { popularity } = numbers;
    // Equal keys are sorted by popularity.
    return Int32Array.from(goods.keys()).sort(
      (a, b) =>
        direction * ((keys[a] as number) - (keys[b] as number)) ||
        (popularity[b] as number) - (popularity[a] as number) ||
        a - b,
    );
  }

  const offers = Uint8Array.from(goods, (good) => bits(good.onSaleIn));
  const stocks = Uint8Array.from(goods, (good) => bits(good.inStockIn));

  return {
    size,
    codes: goods.map(({ code }) => code),
    facets: new Map([
      ...KEYED.map(([name, valuesOf]) => [name, makeColumn(goods, valuesOf)] as const),
      ...COUNTRY_CODES.map((country) => {
        const own = (good: ProductDocument) => good.stores.filter((code) => stores.get(code) === country);
        return [getStoreFacet(country), makeColumn(goods, own)] as const;
      }),
    ]),
    attributes: {
      en: makeColumn(goods, (good) => attributesOf(good, 'en')),
      ar: makeColumn(goods, (good) => attributesOf(good, 'ar')),
    },
    prices,
    numbers,
    offers,
    stocks,
    getSortOrder(sort, country) {
      const isPriced = sort === 'price_asc' || sort === 'price_desc';
      const key = isPriced ? `${sort} ${country}` : sort === 'newest' ? sort : 'popularity';
      let order = orders.get(key);
      if (!order) {
        order = isPriced
          ? sorted(prices[country], sort === 'price_asc' ? 1 : -1)
          : sorted(sort === 'newest' ? numbers.createdAt : numbers.popularity, -1);
        orders.set(key, order);
      }
      return order;
    },
    setAvailability(doc, shelf) {
      stocks[doc] = bits(shelf.inStockIn);
      offers[doc] = bits(shelf.onSaleIn);
      for (const country of COUNTRY_CODES) {
        const amount = shelf.prices[country] ?? 0;
        if (prices[country][doc] === amount) continue;
        prices[country][doc] = amount;
        orders.delete(`price_asc ${country}`);
        orders.delete(`price_desc ${country}`);
      }
    },
  };
}
