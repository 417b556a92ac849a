import type { MasterclassSummary } from '#lib/contract/content.ts';
import { type Store, stores } from '#lib/contract/stores.ts';
import { formatDate, formatLeaf, formatTime, formatWeekday } from '#lib/format/date.ts';
import type { ClassCardModel } from '#lib/format/models.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import type { LoaderContext } from './context.ts';
import { toPicture } from './reading.ts';

const MINUTE_MS = 60_000;

/** The store of a class, whatever country it is in; null for a class online, and for a store that nobody knows. */
export async function findStore(
  { client }: Pick<LoaderContext, 'client'>,
  { place }: Pick<MasterclassSummary, 'place'>,
): Promise<Store | null> {
  if (place.kind === 'online') return null;
  const result = await client.call(stores, { query: { code: place.store } });
  return (result.ok && result.data.stores.find(({ code }) => code === place.store)) || null;
}

/** Where the clock stands by which a class is announced: the store's country, or the reader's. */
export function placeOfClock(store: Store | null, locale: Locale): Locale {
  const country = COUNTRY_CODES.find((code) => code === store?.address.countryCode.toLowerCase());
  return country ? getLocale(locale.language, country) : locale;
}

/** Whether it has ended. */
export function isOver({ starts, minutes }: { starts: string; minutes: number }, now: number): boolean {
  return Date.parse(starts) + minutes * MINUTE_MS < now;
}

/** A class in a list. */
export async function toClassCard(
  context: LoaderContext,
  masterclass: MasterclassSummary,
  now: number,
): Promise<ClassCardModel> {
  const { locale, t } = context;
  const store = await findStore(context, masterclass);
  const clock = placeOfClock(store, locale);
  const starts = Date.parse(masterclass.starts);
  const times = {
    from: formatTime(starts, clock),
    to: formatTime(starts + masterclass.minutes * MINUTE_MS, clock),
  };
  const isElsewhere = clock.country !== locale.country;
  const name = store?.locationName ?? '';
  const place = isElsewhere ? [name, clock.country.name[locale.language]].join(t('masterclass:comma')) : name;
  return {
    href: localePath(locale, `/masterclasses/${masterclass.slug}`),
    title: masterclass.title,
    lead: masterclass.lead,
    picture: toPicture(masterclass),
    leaf: { ...formatLeaf(starts, clock), weekday: formatWeekday(starts, clock) },
    starts: { iso: masterclass.starts, text: formatDate(starts, clock) },
    hours: t('masterclass:span', times),
    place: masterclass.place.kind === 'online' ? t('masterclass:online') : place,
    host: masterclass.host.name,
    level: t(`masterclass:level-${masterclass.level}`),
    isOver: isOver(masterclass, now),
    isElsewhere,
  };
}
