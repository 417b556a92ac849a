import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { type DeliveryPromise, deliveryPromises, listStores, type Store } from '#lib/contract/stores.ts';
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
  return t('find:yours', { name: store.locationName, level: t(`find:${getStockLevel(store)}`) });
}

/** Path of the page of stores that have a product. */
export function getStoreAvailabilityPath(slug: string): string {
  return `/products/${slug}/stores`;
}

function formatStoreSummary(all: readonly Store[], isBuyable: boolean, { t, locale }: LoaderContext): string {
  const having = all.filter((store) => getStockLevel(store) !== 'none');
  if (having.length === 0) return isBuyable ? t('find:hasNone') : t('find:hasGone');
  const cities = [...new Set(having.map(({ address }) => address.cityOrTown))];
  const list = LIST_FORMATS[locale.language].format(cities);
  const words = { total: all.length, where: list };
  const isEverywhere = having.length === all.length && all.length > 1;
  return isEverywhere ? t('find:hasAll', words) : t('find:has', { ...words, count: having.length });
}

/** Delivery promise of one area. */
function sayPromise(deliveryPromise: DeliveryPromise, t: Translate): string {
  if (deliveryPromise.kind === 'hours') return t('find:inHours', deliveryPromise);
  return deliveryPromise.kind === 'days'
    ? t('find:inDays', deliveryPromise)
    : t('find:byTomorrow', deliveryPromise);
}

type Areas = { name: string; promise: DeliveryPromise }[];

/** Delivery promise of the whole country. */
function sayPromises(areas: Areas, { t, locale }: LoaderContext): string {
  const of = <K extends DeliveryPromise['kind']>(kind: K) =>
    areas.map(({ promise }) => promise).find((it): it is DeliveryPromise & { kind: K } => it.kind === kind);
  const [food, hours, standard] = [of('tomorrow'), of('hours'), of('days')];
  if (food) return t('find:tomorrowAll', food);
  const days = standard ? t('find:days', standard) : '';
  if (!hours) return t('find:daysAll', { days });
  const words = { ...hours, time: hours.orderBy, days };
  if (!standard) return t('find:hoursAll', words);
  const names = areas.filter(({ promise }) => promise.kind === 'hours').map(({ name }) => name);
  return t('find:hoursSome', { ...words, areas: LIST_FORMATS[locale.language].format(names) });
}

/** Loads the availability texts of a product page. Nothing in them depends on the visitor. */
export async function loadAvailabilitySummary(
  product: ProductDetail,
  context: LoaderContext,
): Promise<ProductAvailabilitySummary> {
  const { client, locale, t } = context;
  const { productCode, content, inventoryInfo } = product;
  const [shelves, promises] = await Promise.all([
    client.call(listStores, { query: { productCode } }),
    client.call(deliveryPromises, { params: { code: productCode } }),
  ]);
  const isBuyable = inventoryInfo.onlineStockAvailable > 0;
  const all = shelves.ok ? shelves.data.stores : [];
  const summary = all.length > 0 && {
    href: createLinkBuilder(locale)(getStoreAvailabilityPath(content.slug)),
    text: formatStoreSummary(all, isBuyable, context),
    messageByStore: Object.fromEntries(all.map((store) => [store.code, formatSelectedStore(store, t)])),
  };
  if (!promises.ok) return { storeAvailability: summary || null, deliveryPromise: null };
  const { areas, fee, freeFrom } = promises.data;
  const money = { fee: formatMoney(fee, locale.language), free: formatMoney(freeFrom, locale.language) };
  const deliveryPromise = isBuyable
    ? {
        text: `${sayPromises(areas, context)} ${t('find:fee', money)}`,
        areas: areas.map(({ code, name, promise: it }) => ({ code, name, text: sayPromise(it, t) })),
      }
    : { text: t('find:soldOut'), areas: [] };
  return { storeAvailability: summary || null, deliveryPromise };
}
