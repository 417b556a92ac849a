import type { Country } from '#lib/locale/countries.ts';
import { REST_DAYS } from '#lib/locale/delivery/calendar.ts';
import type { DeliveryArrival } from '#lib/locale/delivery/delivery-plan.ts';
import {
  type DeliveryPromise,
  type LeadTimeCause,
  STANDARD_DELIVERY,
} from '#lib/locale/delivery/delivery-promises.ts';
import { addDays, getLocalDateTime } from '#lib/locale/local-date.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatDate, formatWeekday, localizeTimeOfDay } from '../date.ts';
import { formatList } from '../list.ts';

// All texts about delivery times: of products, carts, orders and help.

const FRIDAY = 5;

/** Formats a range of days: `1 day`, `1 to 2 days` or `3 to 5 days`. */
function formatDays({ from, to }: { from: number; to: number }, t: Translate): string {
  if (from === to && from === 1) return t('delivery:oneDay');
  return from === 1 && to === 2 ? t('delivery:dayOrTwo') : t('delivery:days', { from, to, count: to });
}

/** Formats the ends of a range of times as values of a message. */
const localizeTimes = ({ from, to }: { from: string; to: string }, language: Language) => ({
  from: localizeTimeOfDay(from, language),
  to: localizeTimeOfDay(to, language),
});

/** Formats a promise within a sentence: `in 7 to 10 hours`; null means that nothing is delivered there. */
export function formatPromise(promise: DeliveryPromise | null, language: Language, t: Translate): string {
  if (promise === null) return t('delivery:notServedHere');
  if (promise.kind === 'hours') return t('delivery:inHours', promise);
  if (promise.kind === 'tomorrow') return t('delivery:byTomorrow', localizeTimes(promise, language));
  return t('delivery:inDays', { days: formatDays(promise, t) });
}

interface NamedPromise {
  name: string;
  promise: DeliveryPromise;
}

/**
 * Formats a country's promises as a sentence: the fastest with its regions, then that of the other regions.
 */
export function formatCountryPromise(
  regions: readonly NamedPromise[],
  { language }: Pick<Locale, 'language'>,
  t: Translate,
): string {
  const [fastest] = regions.map(({ promise }) => promise).toSorted((a, b) => getDays(a) - getDays(b));
  if (!fastest) return '';
  if (fastest.kind === 'tomorrow') return t('delivery:tomorrowAll', localizeTimes(fastest, language));
  const isFastest = ({ promise }: NamedPromise): boolean => getDays(promise) === getDays(fastest);
  const otherPromise = regions.find((region) => !isFastest(region))?.promise;
  const areas = formatList(
    regions.filter(isFastest).map(({ name }) => name),
    language,
  );
  if (fastest.kind === 'hours') {
    const values = { ...fastest, time: localizeTimeOfDay(fastest.orderBy, language) };
    if (otherPromise?.kind !== 'days') return t('delivery:hoursAll', values);
    return t('delivery:hoursSome', { ...values, areas, days: formatDays(otherPromise, t) });
  }
  const days = formatDays(fastest, t);
  if (otherPromise?.kind !== 'days') return t('delivery:daysAll', { days });
  return t('delivery:daysSome', { days, areas, otherDays: formatDays(otherPromise, t) });
}

// Number of days for comparison: a promise of hours ends on the day of the order.
function getDays(promise: DeliveryPromise): number {
  if (promise.kind === 'hours') return 0;
  return promise.kind === 'tomorrow' ? 1 : promise.to;
}

// At noon it is the same day in every time zone of the Gulf.
const toEpoch = (date: string): number => Date.parse(`${date}T08:00:00Z`);

const getToday = ({ country }: Locale, now: number): string => getLocalDateTime(country.timeZone, now).date;

/** Formats a day as `Wednesday 25/11/2026`. */
export function formatDeliveryDate(date: string, locale: Locale, t: Translate): string {
  const epochMs = toEpoch(date);
  return t('delivery:day', { weekday: formatWeekday(epochMs, locale), date: formatDate(epochMs, locale) });
}

/** Formats a day for a narrow field, as `Wed 25/11/2026`. */
export function formatShortDay(date: string, locale: Locale, t: Translate): string {
  const epochMs = toEpoch(date);
  const weekday = formatWeekday(epochMs, locale, 'short');
  return t('delivery:day', { weekday, date: formatDate(epochMs, locale) });
}

/** Formats a day as a title: `Today`, `Tomorrow` or `Wednesday 25/11/2026`. */
export function formatDeliveryDay(date: string, locale: Locale, t: Translate, now: number): string {
  const today = getToday(locale, now);
  if (date === today) return t('delivery:today');
  return date === addDays(today, 1) ? t('delivery:tomorrow') : formatDeliveryDate(date, locale, t);
}

/** Formats the hours of a slot: `12:00 to 15:00`. */
export function formatSlotTimes(
  slot: { from: string; to: string },
  language: Language,
  t: Translate,
): string {
  return t('delivery:slot', localizeTimes(slot, language));
}

/** Formats a day with hours, within a sentence: `today between 15:00 and 21:00`. */
export function formatDeliveryTime(
  { date, from, to }: { date: string; from: string; to: string },
  locale: Locale,
  t: Translate,
  now: number,
): string {
  const today = getToday(locale, now);
  const times = localizeTimes({ from, to }, locale.language);
  if (date === today) return t('delivery:betweenToday', times);
  if (date === addDays(today, 1)) return t('delivery:betweenTomorrow', times);
  return t('delivery:betweenDay', { day: formatDeliveryDate(date, locale, t), ...times });
}

/** Formats an arrival within a sentence: a day with hours, a day, or `from Thursday 26/11/2026 to …`. */
export function formatArrival(
  { firstDate, lastDate, from, to }: DeliveryArrival,
  locale: Locale,
  t: Translate,
  now: number,
): string {
  if (from !== null && to !== null) return formatDeliveryTime({ date: firstDate, from, to }, locale, t, now);
  const [first, last] = [firstDate, lastDate].map((date) => formatDeliveryDate(date, locale, t));
  return firstDate === lastDate ? `${first}` : t('delivery:fromDayToDay', { first, last });
}

/** Formats an area without delivery within a sentence: `not delivered to Masirah: buy in a store`. */
export function formatNotServed(area: string, t: Translate): string {
  return t('delivery:notServed', { area });
}

/**
 * Formats areas without delivery: `We do not deliver to Delma Island and Sir Bani Yas Island: buy in a store.`
 */
export function formatNotServedList(areas: readonly string[], language: Language, t: Translate): string {
  return t('delivery:notServedList', { areas: formatList(areas, language) });
}

/** Formats areas with slower delivery: `Hatta and Masfout: in 3 to 5 days.` */
export function formatSlowerAreas(
  areas: readonly string[],
  promise: DeliveryPromise,
  language: Language,
  t: Translate,
): string {
  return t('delivery:slowerList', {
    areas: formatList(areas, language),
    time: formatPromise(promise, language, t),
  });
}

/** Formats the days without delivery: `Nothing is delivered on Fridays and public holidays.` */
export function formatRestDays({ code }: Country, t: Translate): string {
  return REST_DAYS[code] === FRIDAY ? t('delivery:restFriday') : t('delivery:restSunday');
}

/** Formats the reason why an order takes longer or has fewer slots. */
export function formatLeadTimeCause(cause: LeadTimeCause, t: Translate): string {
  return t(`delivery:cause-${cause}`, STANDARD_DELIVERY);
}

/** Formats the earliest collection of an order: `Ready to collect today from 12:30`; null: no collection. */
export function formatCollection(
  ready: { readyDate: string; readyFrom: string } | null,
  locale: Locale,
  t: Translate,
  now: number,
): string {
  if (!ready) return t('delivery:collectNot');
  const { readyDate } = ready;
  const time = localizeTimeOfDay(ready.readyFrom, locale.language);
  const today = getToday(locale, now);
  if (readyDate === today) return t('delivery:collectToday', { time });
  if (readyDate === addDays(today, 1)) return t('delivery:collectTomorrow', { time });
  return t('delivery:collectDay', { day: formatDeliveryDate(readyDate, locale, t), time });
}

/** Formats standard delivery for the cart, or as one of the next steps of an order. */
export function formatStandardDelivery(usage: 'cart' | 'next', t: Translate): string {
  return usage === 'cart'
    ? t('delivery:standardCart', STANDARD_DELIVERY)
    : t('delivery:standardNext', STANDARD_DELIVERY);
}

/** Formats standard delivery with its fee. */
export function formatStandardFee(amounts: { fee: string; free: string }, t: Translate): string {
  return t('delivery:standardFee', { ...STANDARD_DELIVERY, ...amounts });
}
