import type { Store } from '#lib/contract/stores.ts';
import type { StoreModel } from '#lib/format/models/stores.ts';
import { formatNumber } from '#lib/format/number.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { formatStoreAddressLines } from '#lib/format/stores/find-stores.ts';
import { formatOpenStatus, getOpenStatus, type OpenStatus } from '#lib/format/stores/open-status.ts';
import { formatHours, getWeekAt } from '#lib/format/stores/opening-hours.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

export const STORE_LOCATOR_PATH = '/store-locator';

/** Point from which distances to stores are measured, with its name: an area or the first matching store. */
export interface StoreOrigin {
  point: GeoPoint;
  name: string;
}

/** Returns the last segment of the path of a store's page. */
export function getStoreSlug({ slug, code }: Store): string {
  return slug ?? code.toLowerCase();
}

/** Returns the path of a store's page, without the locale. */
export function getStorePath(store: Store): string {
  return `${STORE_LOCATOR_PATH}/${getStoreSlug(store)}`;
}

/** Map link on OpenStreetMap. */
export function getMapUrl({ geo: { lat, lng } }: Store): string {
  const point = new URLSearchParams({ mlat: String(lat), mlon: String(lng) });
  return `https://www.openstreetmap.org/?${point}#map=17/${lat}/${lng}`;
}

/** Directions on OpenStreetMap. */
export function getDirectionsUrl({ geo: { lat, lng } }: Store): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ route: `;${lat},${lng}` })}`;
}

/** Returns the status of a store in its country's time zone, which is that of the request's country. */
export function getStatus(store: Store, { locale }: Pick<LoaderContext, 'locale'>, now: number): OpenStatus {
  return getOpenStatus(store, now, locale.country.timeZone);
}

/** Lists the names of a store's services, including returns. */
export function listServiceNames({ services = [], isDropoffStore }: Store, t: LoaderContext['t']): string[] {
  return [...services, ...(isDropoffStore ? ['returns'] : [])].map((service) =>
    t(`stores:service-${service}`),
  );
}

/** Formats a store for a list; `from` is the point from which distances are measured. */
export function toStoreModel(
  store: Store,
  context: LoaderContext,
  { now, from }: { now: number; from?: StoreOrigin | undefined },
): StoreModel {
  const { locale, t } = context;
  const km = from && Math.max(1, Math.round(getDistanceKm(from.point, store.geo)));
  const status = getStatus(store, context, now);
  const { date } = getLocalDateTime(locale.country.timeZone, now);
  return {
    id: store.code.toLowerCase(),
    name: store.locationName,
    href: createLinkBuilder(locale)(getStorePath(store)),
    address: formatStoreAddressLines(store),
    phone: { href: `tel:${store.phone}`, label: formatPhone(store.phone, locale.country) },
    map: getMapUrl(store),
    directions: getDirectionsUrl(store),
    hours: formatHours(getWeekAt(store, date), locale.language, t),
    isOpen: status.kind === 'open',
    opening: formatOpenStatus(status, locale.language, t),
    services: listServiceNames(store, t),
    distance: from && km ? t('stores:distance', { km: formatNumber(km, locale), name: from.name }) : null,
    lat: store.geo.lat,
    lng: store.geo.lng,
  };
}
