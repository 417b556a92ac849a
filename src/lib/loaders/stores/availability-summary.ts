import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import { formatList } from '#lib/format/list.ts';
import type { StoreAvailabilitySummaryModel } from '#lib/format/models/availability.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Returns the stock level in a store of the product for which the stores were read. */
export function getStockLevel(store: Store): 'plenty' | 'few' | 'last' | 'none' {
  return store.pickupInfo?.stock ?? 'none';
}

/** Formats a text such as `Your store, Binaa Al Quoz: a few left`. */
function formatSelectedStore(store: Store, t: Translate): string {
  return t('availability:yours', {
    name: store.locationName,
    level: t(`availability:${getStockLevel(store)}`),
  });
}

/** Returns the path of a product's store availability page, without the locale. */
export function getStoreAvailabilityPath(slug: string): string {
  return `/products/${slug}/stores`;
}

function formatStoreSummary(
  stores: readonly Store[],
  isBuyable: boolean,
  { t, locale }: LoaderContext,
): string {
  const inStock = stores.filter((store) => getStockLevel(store) !== 'none');
  if (inStock.length === 0) return isBuyable ? t('availability:hasNone') : t('availability:hasGone');
  const cities = [...new Set(inStock.map(({ address }) => address.cityOrTown))];
  const values = { total: stores.length, where: formatList(cities, locale.language) };
  const isInAllStores = inStock.length === stores.length && stores.length > 1;
  return isInAllStores
    ? t('availability:hasAll', values)
    : t('availability:has', { ...values, count: inStock.length });
}

/** Loads the availability of a product in stores; null without stores. Nothing in it depends on the visitor. */
export async function loadAvailabilitySummary(
  product: ProductDetail,
  context: LoaderContext,
): Promise<StoreAvailabilitySummaryModel | null> {
  const { client, locale, t } = context;
  const { productCode, content, inventoryInfo } = product;
  const result = await client.call(listStores, { query: { productCode } });
  const stores = result.ok ? result.data.stores : [];
  if (stores.length === 0) return null;
  return {
    href: createLinkBuilder(locale)(getStoreAvailabilityPath(content.slug)),
    text: formatStoreSummary(stores, inventoryInfo.onlineStockAvailable > 0, context),
    messageByStore: Object.fromEntries(stores.map((store) => [store.code, formatSelectedStore(store, t)])),
  };
}
