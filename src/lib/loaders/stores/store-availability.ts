import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { StoreAvailabilityItemModel, StoreAvailabilityModel } from '#lib/format/models/availability.ts';
import { formatNumber } from '#lib/format/number.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { getDistanceKm } from '#lib/format/stores/distance.ts';
import { formatStoreAddressLines } from '#lib/format/stores/find-stores.ts';
import { formatOpenStatus, getOpenStatus } from '#lib/format/stores/open-status.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { getStockLevel, getStoreAvailabilityPath } from './availability-summary.ts';
import { getDirectionsUrl, getStorePath } from './store-card.ts';

const hasStock = (store: Store): boolean => getStockLevel(store) !== 'none';
const getCity = ({ address }: Store): string => address.cityOrTown;

interface AvailabilityResult {
  available: Store[];
  unavailable: Store[];
  /** Store of the chosen city if none there has the product; distances are measured from it. */
  from: Store | undefined;
  summary: string;
}

function filterByCity(
  all: readonly Store[],
  city: string,
  isBuyable: boolean,
  t: LoaderContext['t'],
): AvailabilityResult {
  const [available, unavailable] = [all.filter(hasStock), all.filter((store) => !hasStock(store))];
  const everywhere = { available, unavailable, from: undefined };
  if (all.length === 0) return { ...everywhere, summary: t('stores:noneTitle') };
  if (available.length === 0)
    return { ...everywhere, summary: isBuyable ? t('availability:hasNone') : t('availability:hasGone') };
  if (!city) return { ...everywhere, summary: t('availability:sum', { count: available.length }) };
  const cityStores = all.filter((store) => getCity(store) === city);
  const [from] = cityStores;
  if (!from) return { ...everywhere, summary: t('availability:cityUnknown') };
  const [inStock, outOfStock] = [cityStores.filter(hasStock), cityStores.filter((store) => !hasStock(store))];
  if (inStock.length > 0) {
    const summary = t('availability:sumCity', { count: inStock.length, town: city });
    return { available: inStock, unavailable: outOfStock, from: undefined, summary };
  }
  const getDistance = (store: Store): number => getDistanceKm(from.geo, store.geo);
  const nearest = available.toSorted((a, b) => getDistance(a) - getDistance(b));
  return {
    available: nearest,
    unavailable: outOfStock,
    from,
    summary: t('availability:cityNearest', { city }),
  };
}

/** The level text is also part of a sentence. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function toAvailabilityItem(
  store: Store,
  { locale, t }: LoaderContext,
  now: number,
  from?: Store,
): StoreAvailabilityItemModel {
  const opening = getOpenStatus(store, now, locale.country.timeZone);
  const km = from && Math.max(1, Math.round(getDistanceKm(from.geo, store.geo)));
  return {
    code: store.code,
    name: store.locationName,
    href: createLinkBuilder(locale)(getStorePath(store)),
    address: formatStoreAddressLines(store),
    phone: { href: `tel:${store.phone}`, label: formatPhone(store.phone, locale.country) },
    directions: getDirectionsUrl(store),
    level: getStockLevel(store),
    levelText: capitalize(t(`availability:${getStockLevel(store)}`)),
    isOpen: opening.kind === 'open',
    opening: formatOpenStatus(opening, locale.language, t),
    distance:
      from && km ? t('stores:distance', { km: formatNumber(km, locale), name: from.locationName }) : null,
    lat: store.geo.lat,
    lng: store.geo.lng,
  };
}

/** Loads the stores with and without a product, of one city or all; the opening status is that at `now`. */
export async function loadStoreAvailability(
  context: LoaderContext,
  { slug, city = '', now = Date.now() }: { slug: string; city?: string | undefined; now?: number },
): Promise<LoaderResult<StoreAvailabilityModel>> {
  const { client, locale, t } = context;
  const details = await client.call(productDetails, { params: { code: slug } });
  if (!details.ok) return toFailure(details.error);
  const product = details.data;
  if (product.content.slug !== slug) return { kind: 'not-found' };
  const storesResult = await client.call(listStores, { query: { productCode: product.productCode } });
  if (!storesResult.ok) return toFailure(storesResult.error);
  const all = storesResult.data.stores;
  const isBuyable = product.inventoryInfo.onlineStockAvailable > 0;
  const { available, unavailable, from, summary } = filterByCity(all, city.trim(), isBuyable, t);
  const link = createLinkBuilder(locale);
  const name = isolateLatin(product.content.productName);
  const productLink = { href: link(`/products/${slug}`), label: name };
  const cities = [...new Set(all.map(getCity))];
  return {
    kind: 'ok',
    model: {
      title: t('availability:pageTitle', { name }),
      description: t('availability:about', { name }),
      crumbs: [{ href: link('/'), label: t('shell:home') }, productLink],
      product: productLink,
      note: product.options.length > 0 ? t('availability:tinted') : null,
      action: link(getStoreAvailabilityPath(slug)),
      cities: cities.map((cityName) => ({ name: cityName, isChosen: cityName === city.trim() })),
      summary,
      available: available.map((store) => toAvailabilityItem(store, context, now, from)),
      unavailable: unavailable.map((store) => toAvailabilityItem(store, context, now)),
    },
  };
}
