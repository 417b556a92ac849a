import { STORE_SERVICES, type Store } from '#lib/contract/stores.ts';
import type { StoreFilterModel } from '#lib/format/models/stores.ts';
import { findByTexts, findStores, type MatchMode } from '#lib/format/stores/find-stores.ts';
import { getAreaPoint } from '#lib/locale/delivery/area-points.ts';
import { findServiceArea, getAreaName, SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { getStatus, STORE_LOCATOR_PATH, type StoreOrigin } from './store-card.ts';

const MAX_QUERY_LENGTH = 80;
const SERVICES: readonly string[] = [...STORE_SERVICES, 'returns'];

/** Filter in the URL of the store locator; invalid values are ignored. */
export interface StoreFilter {
  query: string;
  /** Code of an area of the country, or empty. */
  area: string;
  /** A service, `returns`, or empty. */
  service: string;
  isOpenOnly: boolean;
}

/** Parses the URL of the store locator. */
export function parseStoreFilter(search: URLSearchParams, { country }: Locale): StoreFilter {
  const get = (name: string): string => (search.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const [area, service] = [get('area'), get('service')];
  return {
    query: get('q').slice(0, MAX_QUERY_LENGTH).toWellFormed(),
    area: findServiceArea(country.code, area) ? area : '',
    service: SERVICES.includes(service) ? service : '',
    isOpenOnly: get('open') === '1',
  };
}

/** Returns the point of an area, with its name in the page's language. */
export function getAreaOrigin(code: string, { country, language }: Locale): StoreOrigin | undefined {
  const serviceArea = findServiceArea(country.code, code);
  const point = getAreaPoint(code);
  return serviceArea && point && { point, name: getAreaName(serviceArea, language) };
}

function findAreaOrigin(query: string, locale: Locale, mode: MatchMode): StoreOrigin | undefined {
  const areas = SERVICE_REGIONS[locale.country.code].flatMap((region) =>
    // The area for the rest of a region is found by the name of the region.
    region.areas.map((area, index) => {
      const { en, ar } = index === region.areas.length - 1 ? region : area;
      return { code: area.code, texts: [en, ar] };
    }),
  );
  const [first] = findByTexts(areas, ({ texts }) => texts, query, mode);
  return first && getAreaOrigin(first.code, locale);
}

/** Returns the stores whose texts match a query, otherwise all stores and the area that the query names. */
export function searchStores(
  stores: readonly Store[],
  query: string,
  locale: Locale,
): { matches: Store[]; origin: StoreOrigin | undefined } {
  for (const mode of ['exact', 'fuzzy'] as const) {
    const matches = findStores(stores, query, mode);
    if (matches.length > 0) return { matches, origin: undefined };
    const origin = findAreaOrigin(query, locale, mode);
    if (origin) return { matches: [...stores], origin };
  }
  return { matches: [], origin: undefined };
}

/** Whether a store offers the service of the filter and, if the filter is limited to open stores, is open. */
export function matchesFilter(
  store: Store,
  { service, isOpenOnly }: StoreFilter,
  context: Pick<LoaderContext, 'locale'>,
  now: number,
): boolean {
  const offeredServices: readonly string[] = [
    ...(store.services ?? []),
    ...(store.isDropoffStore ? ['returns'] : []),
  ];
  if (service && !offeredServices.includes(service)) return false;
  return !isOpenOnly || getStatus(store, context, now).kind === 'open';
}

/** Formats the form of the store locator, without services that no store offers. */
export function toFilterModel(
  filter: StoreFilter,
  stores: readonly Store[],
  { locale, t }: Pick<LoaderContext, 'locale' | 't'>,
): Omit<StoreFilterModel, 'isExpanded'> {
  const { country, language } = locale;
  const offeredServices = new Set<string>(stores.flatMap(({ services = [] }) => services));
  if (stores.some(({ isDropoffStore }) => isDropoffStore)) offeredServices.add('returns');
  return {
    action: createLinkBuilder(locale)(STORE_LOCATOR_PATH),
    query: filter.query,
    regions: SERVICE_REGIONS[country.code].map((region) => ({
      label: region[language],
      areas: region.areas.map((area) => ({
        value: area.code,
        label: area[language],
        isChosen: area.code === filter.area,
      })),
    })),
    services: SERVICES.filter((service) => offeredServices.has(service)).map((service) => ({
      value: service,
      label: t(`stores:service-${service}`),
      isChosen: service === filter.service,
    })),
    isOpenOnly: filter.isOpenOnly,
  };
}
