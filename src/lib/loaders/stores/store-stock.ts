import { listStores, type Store } from '#lib/contract/stores.ts';
import type { StorePageModel, StoreStockModel } from '#lib/format/models/stores.ts';
import { getProductIndexName } from '#lib/search/index-names.ts';
import { formatListingParams } from '#lib/search/listing-url.ts';
import { loadProductLinks } from '../catalog/product-links.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { getStockLevel } from './availability-summary.ts';

const MAX_PRODUCTS = 8;
const MAX_QUERY_LENGTH = 80;

export interface StockSearchClient {
  search(requests: readonly object[]): Promise<{ results: readonly unknown[] }>;
}

/** Returns the query of the stock search, a name or a code; empty without a search. */
export function parseStockQuery(search: URLSearchParams): string {
  const text = (search.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').toWellFormed();
  return text.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}

/** Returns the codes of the products that a query finds; rejects when the search fails. */
async function findProductCodes(query: string, { locale }: LoaderContext, client: StockSearchClient) {
  const request = {
    indexName: getProductIndexName(locale),
    query,
    hitsPerPage: MAX_PRODUCTS,
    analytics: false,
  };
  const { results } = await client.search([request]);
  const { hits } = results[0] as { hits: { objectID: string }[] };
  return hits.map(({ objectID }) => objectID);
}

/** Loads which of the products that a query finds are in stock in a store; null without a query. */
export async function loadStoreStock(
  store: Store,
  query: string,
  context: LoaderContext,
  searchClient: StockSearchClient,
): Promise<StorePageModel['stock']> {
  if (!query) return null;
  const { client, locale, t } = context;
  const all = {
    href: `${createLinkBuilder(locale)('/product-list')}?${formatListingParams({ query })}`,
    label: t('stores:stockAll', { query }),
  };
  const codes = await findProductCodes(query, context, searchClient).catch(() => null);
  if (codes === null) return { summary: t('stores:stockFailed'), items: [], all };
  const products = await loadProductLinks(context, codes);
  const items = await Promise.all(
    products.map(async (product): Promise<StoreStockModel[]> => {
      const result = await client.call(listStores, {
        query: { code: store.code, productCode: product.code },
      });
      const [stockedStore] = result.ok ? result.data.stores : [];
      if (!stockedStore) return [];
      const level = getStockLevel(stockedStore);
      return [{ product, level, levelText: t(`availability:${level}`) }];
    }),
  );
  // Products in stock come first, otherwise in the order of the search.
  const sortedItems = items
    .flat()
    .toSorted((a, b) => Number(a.level === 'none') - Number(b.level === 'none'));
  const values = { query, name: store.locationName };
  const count = sortedItems.filter(({ level }) => level !== 'none').length;
  const summary =
    sortedItems.length === 0
      ? t('stores:stockUnknown', values)
      : t('stores:stockFound', { ...values, count });
  return { summary, items: sortedItems, all };
}
