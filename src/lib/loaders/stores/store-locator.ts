import { listStores, type Store } from '#lib/contract/stores.ts';
import { formatList } from '#lib/format/list.ts';
import type { StoreLocatorModel } from '#lib/format/models/stores.ts';
import { getDistanceKm } from '#lib/format/stores/distance.ts';
import { getStatusExpiry } from '#lib/format/stores/open-status.ts';
import { slugify } from '#lib/locale/slug.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createStoreData } from '#lib/seo/structured-data/store.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import {
  getMapUrl,
  getStatus,
  getStorePath,
  STORE_LOCATOR_PATH,
  type StoreOrigin,
  toStoreModel,
} from './store-card.ts';
import {
  getAreaOrigin,
  matchesFilter,
  parseStoreFilter,
  type StoreFilter,
  searchStores,
  toFilterModel,
} from './store-filter.ts';

/** A shorter list is read faster than it is filtered. */
const MAX_STORES_WITHOUT_FILTER = 8;
// Number of cities that fit into a meta description.
const MAX_CITIES = 6;

const getCityAnchor = (city: string): string => `city-${slugify(city)}`;

const sortByDistance = (stores: readonly Store[], { point }: StoreOrigin): Store[] =>
  stores.toSorted((a, b) => getDistanceKm(point, a.geo) - getDistanceKm(point, b.geo));

/** Title and meta description of the store locator. */
export function describeStores(all: readonly Store[], { locale, t }: Pick<LoaderContext, 'locale' | 't'>) {
  const title = t(`stores:title-${locale.country.code}`);
  const cities = [...new Set(all.map(({ address }) => address.cityOrTown))];
  const list = formatList(cities.slice(0, MAX_CITIES), locale.language);
  const description = list ? t('stores:about', { title, cities: list }) : t('stores:aboutNone', { title });
  return { title, cities, description };
}

/** The stores that match the URL's filter, and how they are listed. */
interface StoreSelection {
  matches: Store[];
  /** Stores that do not match, when a query was entered. */
  others: Store[];
  /** Area that stores are sorted by. */
  area: StoreOrigin | undefined;
}

function selectStores(
  all: readonly Store[],
  filter: StoreFilter,
  context: LoaderContext,
  now: number,
): StoreSelection {
  const { locale } = context;
  const searchResult = filter.query
    ? searchStores(all, filter.query, locale)
    : { matches: [...all], origin: undefined };
  const isMatch = (store: Store): boolean => matchesFilter(store, filter, context, now);
  const matches = searchResult.matches.filter(isMatch);
  const area = getAreaOrigin(filter.area, locale) ?? searchResult.origin;
  const isSearch = filter.query !== '' && searchResult.matches.length > 0;
  const others = isSearch ? all.filter((store) => isMatch(store) && !matches.includes(store)) : [];
  return { matches: area ? sortByDistance(matches, area) : matches, others, area };
}

function formatResult(
  { matches, area }: StoreSelection,
  { query, service, isOpenOnly }: StoreFilter,
  t: LoaderContext['t'],
): string | null {
  const count = matches.length;
  if (count === 0) return null;
  if (area) return t('stores:foundNear', { count, place: area.name });
  if (query) return t('stores:found', { count, query });
  return service || isOpenOnly ? t('stores:foundAll', { count }) : null;
}

function createJsonLd(
  matches: readonly Store[],
  crumbs: StoreLocatorModel['crumbs'],
  context: LoaderContext,
) {
  const { locale, siteUrl } = context;
  const link = createLinkBuilder(locale);
  return [
    createBreadcrumbData(crumbs, siteUrl),
    ...matches.map((store) =>
      createStoreData(store, { site: siteUrl, path: link(getStorePath(store)), map: getMapUrl(store) }),
    ),
  ];
}

function formatEmpty(
  { matches, others }: StoreSelection,
  { query, service, isOpenOnly }: StoreFilter,
  t: LoaderContext['t'],
): StoreLocatorModel['empty'] {
  if (matches.length > 0 || others.length > 0) return null;
  if (service || isOpenOnly)
    return { title: t('stores:emptyFilterTitle'), text: t('stores:emptyFilterText') };
  return { title: t('stores:emptyTitle', { query }), text: t('stores:emptyText') };
}

/**
 * Loads all stores of the country by city. With a query, the matching stores come first and the others follow
 * by distance; with an area, all stores are sorted by distance from it.
 */
export async function loadStoreLocator(
  context: LoaderContext,
  search: URLSearchParams = new URLSearchParams(),
  now = Date.now(),
): Promise<LoaderResult<StoreLocatorModel>> {
  const { client, locale, t } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const action = createLinkBuilder(locale)(STORE_LOCATOR_PATH);
  const filter = parseStoreFilter(search, locale);
  const selection = selectStores(all, filter, context, now);
  const { matches, others, area } = selection;
  const [first] = matches;
  const from = area ?? (first && { point: first.geo, name: first.locationName });
  const { title, description, cities } = describeStores(all, context);
  const crumbs = [
    { href: createLinkBuilder(locale)('/'), label: t('shell:home') },
    { href: action, label: title },
  ];
  const isFiltered = filter.query !== '' || filter.service !== '' || filter.isOpenOnly || area !== undefined;
  const byCity = Map.groupBy(area ? [] : matches, ({ address }) => address.cityOrTown);
  const toCard = (store: Store, origin?: StoreOrigin) => toStoreModel(store, context, { now, from: origin });
  return {
    kind: 'ok',
    model: {
      title,
      description,
      crumbs,
      jsonLd: createJsonLd(matches, crumbs, context),
      lead: all.length > 0 ? t('stores:lead', { count: all.length }) : '',
      filter: {
        ...toFilterModel(filter, all, context),
        isExpanded: isFiltered || all.length > MAX_STORES_WITHOUT_FILTER,
      },
      resultText: formatResult(selection, filter, t),
      empty: all.length > 0 ? formatEmpty(selection, filter, t) : null,
      all: { href: action, label: t('stores:all') },
      cities: cities.map((city) => ({
        href: `${isFiltered ? action : ''}#${getCityAnchor(city)}`,
        label: city,
      })),
      groups: [...byCity].map(([city, cityStores]) => ({
        id: getCityAnchor(city),
        city,
        stores: cityStores.map((store) => toCard(store)),
      })),
      nearest:
        area && first
          ? {
              title: t('stores:nearTo', { area: area.name }),
              stores: matches.map((store) => toCard(store, area)),
            }
          : null,
      others: from ? sortByDistance(others, from).map((store) => toCard(store, from)) : [],
      expires: getStatusExpiry(
        all.map((store) => getStatus(store, context, now)),
        now,
      ),
    },
  };
}
