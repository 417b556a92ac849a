import { listStores, type Store } from '#lib/contract/stores.ts';
import { formatList } from '#lib/format/list.ts';
import type { StoreLocatorModel, StoreModel } from '#lib/format/models/stores.ts';
import { formatNumber } from '#lib/format/number.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { getDistanceKm } from '#lib/format/stores/distance.ts';
import { findStores, formatAddressLines } from '#lib/format/stores/find-stores.ts';
import { formatHours } from '#lib/format/stores/opening-hours.ts';
import { slugify } from '#lib/locale/slug.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/site-data.ts';
import { createStoreData } from '#lib/seo/structured-data/store-data.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

export const STORE_LOCATOR_PATH = '/store-locator';

// Number of cities that fit into a meta description.
const MAX_CITIES = 6;
const MAX_QUERY_LENGTH = 80;

const getStoreAnchor = ({ code }: Store): string => code.toLowerCase();
const getCityAnchor = (city: string): string => `city-${slugify(city)}`;

/** Map link on OpenStreetMap. */
function getMapUrl({ geo: { lat, lng } }: Store): string {
  const point = new URLSearchParams({ mlat: String(lat), mlon: String(lng) });
  return `https://www.openstreetmap.org/?${point}#map=17/${lat}/${lng}`;
}

function toStore(store: Store, { locale, t }: LoaderContext, from?: Store): StoreModel {
  const km = from && Math.max(1, Math.round(getDistanceKm(from.geo, store.geo)));
  return {
    id: getStoreAnchor(store),
    name: store.locationName,
    address: formatAddressLines(store),
    phone: { href: `tel:${store.phone}`, label: formatPhone(store.phone, locale.country) },
    map: getMapUrl(store),
    hours: formatHours(store.regularHours, t),
    distance:
      from && km ? t('stores:distance', { km: formatNumber(km, locale), name: from.locationName }) : null,
  };
}

/** Title and meta description of the store locator. */
export function describeStores(all: readonly Store[], { locale, t }: Pick<LoaderContext, 'locale' | 't'>) {
  const title = t(`stores:title-${locale.country.code}`);
  const cities = [...new Set(all.map(({ address }) => address.cityOrTown))];
  const list = formatList(cities.slice(0, MAX_CITIES), locale.language);
  const description = list ? t('stores:about', { title, cities: list }) : t('stores:aboutNone', { title });
  return { title, cities, description };
}

/**
 * Loads all stores of the country by city or, with a query, the matching ones and the distances of the
 * others.
 */
export async function loadStoreLocator(
  context: LoaderContext,
  rawQuery = '',
): Promise<LoaderResult<StoreLocatorModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const action = createLinkBuilder(locale)(STORE_LOCATOR_PATH);
  const query = rawQuery.trim().slice(0, MAX_QUERY_LENGTH);
  const matches = query ? findStores(all, query) : all;
  const [first] = matches;
  const { title, description, cities } = describeStores(all, context);
  const crumbs = [
    { href: createLinkBuilder(locale)('/'), label: t('shell:home') },
    { href: action, label: title },
  ];
  const others = query && first ? all.filter((store) => !matches.includes(store)) : [];
  const getDistance = (store: Store): number => (first ? getDistanceKm(first.geo, store.geo) : 0);
  const byCity = Map.groupBy(matches, ({ address }) => address.cityOrTown);
  return {
    kind: 'ok',
    model: {
      title,
      description,
      crumbs,
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        ...matches.map((store) =>
          createStoreData(store, {
            site: siteUrl,
            path: `${action}#${getStoreAnchor(store)}`,
            map: getMapUrl(store),
          }),
        ),
      ],
      lead: all.length > 0 ? t('stores:lead', { count: all.length }) : '',
      action,
      query,
      resultText: query && first ? t('stores:found', { count: matches.length, query }) : null,
      all: { href: action, label: t('stores:all') },
      cities: cities.map((city) => ({
        href: `${query ? action : ''}#${getCityAnchor(city)}`,
        label: city,
      })),
      groups: [...byCity].map(([city, cityStores]) => ({
        id: getCityAnchor(city),
        city,
        stores: cityStores.map((store) => toStore(store, context)),
      })),
      others: others
        .sort((a, b) => getDistance(a) - getDistance(b))
        .map((store) => toStore(store, context, first)),
    },
  };
}
