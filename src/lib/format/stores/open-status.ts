import { WEEKDAYS } from '#lib/contract/stores.ts';
import { addDays, getIsoWeekday, getLocalDateTime, parseTimeOfDay } from '#lib/locale/local-date.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { localizeTimeOfDay } from '../date.ts';
import { getWeekAt, isRoundTheClock, type StoreHours } from './opening-hours.ts';

type Weekday = (typeof WEEKDAYS)[number];

/** Opening status of a store; times are `09:00`, local to the store. */
export type OpenStatus = (
  | {
      kind: 'open';
      /** Null when the store stays open past midnight into the hours of the next day. */
      closes: string | null;
      minutesLeft: number | null;
    }
  /** `inDays` is 0 for later today. */
  | { kind: 'closed'; opens: string; day: Weekday; inDays: number }
  | { kind: 'alwaysClosed' }
) & {
  /** Minutes, at least 1, until the status or its text changes. */
  minutesUntilChange: number;
};

const MINUTES_PER_DAY = 24 * 60;
const DAYS_PER_WEEK = WEEKDAYS.length;
/** From this many minutes before closing, the text counts the minutes. */
const CLOSING_MINUTES = 60;

const getWeekday = (date: string): Weekday => WEEKDAYS[getIsoWeekday(date) % DAYS_PER_WEEK] as Weekday;

/** Returns a day's opening hours in minutes from midnight; an end after 24:00 belongs to the next day. */
function getOpeningSpan(
  store: StoreHours,
  date: string,
): { opens: number; closes: number; open: string; close: string } | null {
  const { isClosed, openTime: open, closeTime: close } = getWeekAt(store, date)[getWeekday(date)];
  if (isClosed || open === null || close === null) return null;
  if (isRoundTheClock({ open, close })) return { opens: 0, closes: MINUTES_PER_DAY, open, close };
  const [opens, end] = [parseTimeOfDay(open), parseTimeOfDay(close)];
  return { opens, closes: end > opens ? end : end + MINUTES_PER_DAY, open, close };
}

/** Returns whether a store is open at `now`, and its next closing or opening time. */
export function getOpenStatus(store: StoreHours, now: number, timeZone: string): OpenStatus {
  const { date, minute } = getLocalDateTime(timeZone, now);
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => getOpeningSpan(store, addDays(date, days)));
  const untilMidnight = MINUTES_PER_DAY - minute;
  const isOpenToday = today && minute >= today.opens && minute < today.closes;
  // Yesterday's opening hours may end after midnight.
  const isOpenSinceYesterday = yesterday && minute + MINUTES_PER_DAY < yesterday.closes;
  const span = isOpenToday ? today : isOpenSinceYesterday ? yesterday : null;
  if (span) {
    const continuesTomorrow = span === today && span.closes === MINUTES_PER_DAY && tomorrow?.opens === 0;
    if (continuesTomorrow)
      return { kind: 'open', closes: null, minutesLeft: null, minutesUntilChange: untilMidnight };
    const minutesLeft = span.closes - minute - (span === today ? 0 : MINUTES_PER_DAY);
    const untilChange = minutesLeft > CLOSING_MINUTES ? minutesLeft - CLOSING_MINUTES : 1;
    // At midnight the hours of the next day may follow without a break, which changes the closing time.
    const minutesUntilChange = Math.min(untilChange, untilMidnight);
    return { kind: 'open', closes: span.close, minutesLeft, minutesUntilChange };
  }
  for (let inDays = 0; inDays <= DAYS_PER_WEEK; inDays += 1) {
    const next = getOpeningSpan(store, addDays(date, inDays));
    if (next && (inDays > 0 || minute < next.opens)) {
      const minutesUntilChange = inDays === 0 ? next.opens - minute : untilMidnight;
      return {
        kind: 'closed',
        opens: next.open,
        day: getWeekday(addDays(date, inDays)),
        inDays,
        minutesUntilChange,
      };
    }
  }
  return { kind: 'alwaysClosed', minutesUntilChange: untilMidnight };
}

/** Returns when the first of the statuses changes, at most one day later: epoch milliseconds. */
export function getStatusExpiry(statuses: readonly OpenStatus[], now: number): number {
  const minutes = Math.min(MINUTES_PER_DAY, ...statuses.map(({ minutesUntilChange }) => minutesUntilChange));
  return (Math.floor(now / 60_000) + minutes) * 60_000;
}

/**
 * `Open now, closes at 22:00`, within the last hour `Open now, closes in 40 minutes`, or when it opens next.
 */
export function formatOpenStatus(opening: OpenStatus, language: Language, t: Translate): string {
  if (opening.kind === 'alwaysClosed') return t('availability:closedAlways');
  if (opening.kind === 'open') {
    const { closes, minutesLeft } = opening;
    if (closes === null || minutesLeft === null) return t('availability:openLong');
    if (minutesLeft <= CLOSING_MINUTES) return t('availability:closesIn', { count: minutesLeft });
    return t('availability:openUntil', { time: localizeTimeOfDay(closes, language) });
  }
  const { opens, day, inDays } = opening;
  const time = localizeTimeOfDay(opens, language);
  if (inDays === 0) return t('availability:opensAt', { time });
  if (inDays === 1) return t('availability:opensTomorrow', { time });
  return t('availability:opensOn', { time, day: t(`stores:${day}`) });
}
