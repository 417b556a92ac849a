import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { type DeliveryPromise, deliveryPromises } from '#lib/contract/delivery.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import type { DeliveryPromiseModel, StoreAvailabilitySummaryModel } from '#lib/format/models/availability.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

// Created once: a construction costs as much as a call.
const LIST_FORMATS = { en: new Intl.ListFormat('en'), ar: new Intl.ListFormat('ar') };

/** Store availability and delivery promise of a product; null where the call fails. */
export interface ProductAvailabilitySummary {
  storeAvailability: StoreAvailabilitySummaryModel | null;
  deliveryPromise: DeliveryPromiseModel | null;
}

/** Stock level of the product in a store. */
export function getStockLevel(store: Store): 'plenty' | 'few' | 'last' | 'none' {
  return store.pickupInfo?.stock ?? 'none';
}

/** Such as `Your store, Binaa Al Quoz: a few left`. */
function formatSelectedStore(store: Store, t: Translate): string {
  return t('availability:yours', {
    name: store.locationName,
    level: t(`availability:${getStockLevel(store)}`),
  });
}

/** Path of the page of stores that have a product. */
export function getStoreAvailabilityPath(slug: string): string {
  return `/products/${slug}/stores`;
}

function formatStoreSummary(all: readonly Store[], isBuyable: boolean, { t, locale }: LoaderContext): string {
  const inStock = all.filter((store) => getStockLevel(store) !== 'none');
  if (inStock.length === 0) return isBuyable ? t('availability:hasNone') : t('availability:hasGone');
  const cities = [...new Set(inStock.map(({ address }) => address.cityOrTown))];
  const list = LIST_FORMATS[locale.language].format(cities);
  const values = { total: all.length, where: list };
  const isEverywhere = inStock.length === all.length && all.length > 1;
  return isEverywhere
    ? t('availability:hasAll', values)
    : t('availability:has', { ...values, count: inStock.length });
}

/** Delivery promise of one area. */
function formatDeliveryPromise(deliveryPromise: DeliveryPromise, t: Translate): string {
  if (deliveryPromise.kind === 'hours') return t('availability:inHours', deliveryPromise);
  return deliveryPromise.kind === 'days'
    ? t('availability:inDays', deliveryPromise)
    : t('availability:byTomorrow', deliveryPromise);
}

type AreaPromises = { name: string; promise: DeliveryPromise }[];

/** Delivery promise of the whole country. */
function formatDeliveryPromises(areas: AreaPromises, { t, locale }: LoaderContext): string {
  const findPromise = <K extends DeliveryPromise['kind']>(kind: K) =>
    areas.map(({ promise }) => promise).find((it): it is DeliveryPromise & { kind: K } => it.kind === kind);
  const [food, hours, standard] = [findPromise('tomorrow'), findPromise('hours'), findPromise('days')];
  if (food) return t('availability:tomorrowAll', food);
  const days = standard ? t('availability:days', standard) : '';
  if (!hours) return t('availability:daysAll', { days });
  const values = { ...hours, time: hours.orderBy, days };
  if (!standard) return t('availability:hoursAll', values);
  const names = areas.filter(({ promise }) => promise.kind === 'hours').map(({ name }) => name);
  return t('availability:hoursSome', { ...values, areas: LIST_FORMATS[locale.language].format(names) });
}

/** Loads the availability texts of a product page. Nothing in them depends on the visitor. */
export async function loadAvailabilitySummary(
  product: ProductDetail,
  context: LoaderContext,
): Promise<ProductAvailabilitySummary> {
  const { client, locale, t } = context;
  const { productCode, content, inventoryInfo } = product;
  const [storesResult, promisesResult] = await Promise.all([
    client.call(listStores, { query: { productCode } }),
    client.call(deliveryPromises, { params: { code: productCode } }),
  ]);
  const isBuyable = inventoryInfo.onlineStockAvailable > 0;
  const all = storesResult.ok ? storesResult.data.stores : [];
  const summary = all.length > 0 && {
    href: createLinkBuilder(locale)(getStoreAvailabilityPath(content.slug)),
    text: formatStoreSummary(all, isBuyable, context),
    messageByStore: Object.fromEntries(all.map((store) => [store.code, formatSelectedStore(store, t)])),
  };
  if (!promisesResult.ok) return { storeAvailability: summary || null, deliveryPromise: null };
  const { areas, fee, freeFrom } = promisesResult.data;
  const amounts = { fee: formatMoney(fee, locale.language), free: formatMoney(freeFrom, locale.language) };
  const deliveryPromise = isBuyable
    ? {
        text: `${formatDeliveryPromises(areas, context)} ${t('availability:fee', amounts)}`,
        areas: areas.map(({ code, name, promise: areaPromise }) => ({
          code,
          name,
          text: formatDeliveryPromise(areaPromise, t),
        })),
      }
    : { text: t('availability:soldOut'), areas: [] };
  return { storeAvailability: summary || null, deliveryPromise };
}
