import type { MasterclassSummary } from '#lib/contract/content/pages.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import { formatCalendarDay, formatLocalizedTime, formatProseDate, formatWeekday } from '#lib/format/date.ts';
import type { MasterclassCardModel } from '#lib/format/models/masterclass.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderContext } from '../context.ts';
import { toImage } from './blog-cards.ts';

/**
 * Returns the store where a masterclass is held, of any country; null for online classes and unknown stores.
 */
export async function loadVenue(
  { client }: Pick<LoaderContext, 'client'>,
  { place }: Pick<MasterclassSummary, 'place'>,
): Promise<Store | null> {
  if (place.kind === 'online') return null;
  const result = await client.call(listStores, { query: { code: place.store } });
  return (result.ok && result.data.stores.find(({ code }) => code === place.store)) || null;
}

/** Returns the locale whose time zone the times are shown in: the store's country, else the visitor's. */
export function getVenueLocale(store: Store | null, locale: Locale): Locale {
  const country = COUNTRY_CODES.find((code) => code === store?.address.countryCode.toLowerCase());
  return country ? getLocale(locale.language, country) : locale;
}

export function hasEnded({ starts, minutes }: { starts: string; minutes: number }, now: number): boolean {
  return Date.parse(starts) + minutes * MINUTE_MS < now;
}

export async function toMasterclassCard(
  context: LoaderContext,
  masterclass: MasterclassSummary,
  now: number,
): Promise<MasterclassCardModel> {
  const { locale, t } = context;
  const store = await loadVenue(context, masterclass);
  const venueLocale = getVenueLocale(store, locale);
  const starts = Date.parse(masterclass.starts);
  const times = {
    from: formatLocalizedTime(starts, venueLocale),
    to: formatLocalizedTime(starts + masterclass.minutes * MINUTE_MS, venueLocale),
  };
  const isInOtherCountry = venueLocale.country !== locale.country;
  const name = store?.locationName ?? '';
  const location = isInOtherCountry
    ? [name, venueLocale.country.name[locale.language]].join(t('masterclass:comma'))
    : name;
  return {
    href: getLocalePath(locale, `/masterclasses/${masterclass.slug}`),
    title: masterclass.title,
    lead: masterclass.lead,
    picture: toImage(masterclass),
    calendarDay: { ...formatCalendarDay(starts, venueLocale), weekday: formatWeekday(starts, venueLocale) },
    starts: { iso: masterclass.starts, text: formatProseDate(starts, venueLocale) },
    hours: t('masterclass:span', times),
    location: masterclass.place.kind === 'online' ? t('masterclass:online') : location,
    host: masterclass.host.name,
    level: t(`masterclass:level-${masterclass.level}`),
    isPast: hasEnded(masterclass, now),
    isInOtherCountry,
  };
}
