import { type Store, WEEKDAYS } from '#lib/contract/stores.ts';
import { isRoundTheClock } from '#lib/format/stores/opening-hours.ts';
import type { JsonLd } from './json-ld.ts';

/** Returns the fields of any schema.org Place. */
export function createPlaceFields({ locationName, phone, address, geo }: Store): JsonLd {
  return {
    name: locationName,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.address1,
      addressLocality: address.cityOrTown,
      addressRegion: address.stateOrProvince,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
  };
}

/** Groups days with the same hours, consecutive or not; closed days are omitted. */
function createHoursData({ regularHours }: Store): JsonLd[] {
  const byTimes = new Map<string, { days: string[]; open: string; close: string }>();
  for (const day of WEEKDAYS) {
    const { isClosed, openTime: open, closeTime: close } = regularHours[day];
    if (isClosed || open === null || close === null) continue;
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
    const group = byTimes.get(`${open} ${close}`);
    if (group) group.days.push(name);
    else byTimes.set(`${open} ${close}`, { days: [name], open, close });
  }
  return [...byTimes.values()].map(({ days, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: open,
    // Around-the-clock hours end at 23:59 in schema.org.
    closes: isRoundTheClock({ open, close }) ? '23:59' : close,
  }));
}

/**
 * Creates the HardwareStore with location and opening hours; `path` is that of its page, with the locale.
 */
export function createStoreData(
  store: Store,
  { site, path, map }: { site: string; path: string; map: string },
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': site + path,
    url: site + path,
    branchCode: store.code,
    image: `${site}/icon-512.png`,
    parentOrganization: { '@id': `${site}/#organization` },
    ...createPlaceFields(store),
    hasMap: map,
    openingHoursSpecification: createHoursData(store),
  };
}
