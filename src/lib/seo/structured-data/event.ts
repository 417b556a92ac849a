import type { Store } from '#lib/contract/stores.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { JsonLd } from './json-ld.ts';
import { createPlaceFields } from './store.ts';

/** Data of an upcoming masterclass; `path` includes the locale, `starts` includes the UTC offset. */
export interface EventDataInput {
  site: string;
  path: string;
  locale: Locale;
  title: string;
  description: string;
  picture: string;
  host: { name: string; role: string };
  starts: string;
  minutes: number;
  seats: number;
  /** Null for an online class and when the store is unknown. */
  store: Store | null;
  isOnline: boolean;
}

/** Returns the end time with the UTC offset of the start. */
export function getEndTime({ starts, minutes }: { starts: string; minutes: number }): string {
  const [, sign = '+', hours = '0', rest = '0'] = /([+-])(\d{2}):(\d{2})$/.exec(starts) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest));
  const end = new Date(Date.parse(starts) + (minutes + offset) * MINUTE_MS);
  return `${end.toISOString().slice(0, 19)}${sign}${hours.padStart(2, '0')}:${rest.padStart(2, '0')}`;
}

/** Creates the Event of a masterclass. */
export function createEventData(input: EventDataInput): JsonLd {
  const { site, path, isOnline } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: input.title,
    description: input.description,
    image: new URL(input.picture, site).href,
    url: site + path,
    startDate: input.starts,
    endDate: getEndTime(input),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: createLocation(input),
    maximumAttendeeCapacity: input.seats,
    performer: { '@type': 'Person', name: input.host.name, jobTitle: input.host.role },
    organizer: { '@id': `${site}/#organization` },
    inLanguage: input.locale.bcp47,
  };
}

// Undefined, and so left out of the page, when the class takes place in a store that is unknown.
function createLocation({ site, path, store, isOnline }: EventDataInput): JsonLd | undefined {
  if (isOnline) return { '@type': 'VirtualLocation', url: site + path };
  return store ? { '@type': 'Place', ...createPlaceFields(store) } : undefined;
}
