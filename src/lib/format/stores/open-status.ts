import { type Store, WEEKDAYS } from '#lib/contract/stores.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isRoundTheClock } from './opening-hours.ts';

type Week = Store['regularHours'];
type Weekday = (typeof WEEKDAYS)[number];

/** Opening status of a store at a moment; times are `09:00`, local to the store. */
export type OpenStatus =
  /** `closes` is null when the store stays open past midnight into the hours of the next day. */
  | { kind: 'open'; closes: string | null }
  /** `inDays` is 0 for later today. */
  | { kind: 'closed'; opens: string; day: Weekday; inDays: number }
  | { kind: 'alwaysClosed' };

const DAY = 24 * 60;
const WEEK_DAYS = WEEKDAYS.length;

const parseClock = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns the weekday (Sunday is 0) and the minute of the day at a moment in a time zone. */
export function getLocalTime(timeZone: string, now: number): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  const day = WEEKDAYS.indexOf(part('weekday').toLowerCase() as Weekday);
  return { day, minute: parseClock(`${part('hour')}:${part('minute')}`) };
}

/** Returns a day's opening hours in minutes from midnight; an end after 24:00 belongs to the next day. */
function getOpeningSpan(
  week: Week,
  day: number,
): { opens: number; closes: number; open: string; close: string } | null {
  const hours = week[WEEKDAYS[(day + WEEK_DAYS) % WEEK_DAYS] as Weekday];
  const { isClosed, openTime: open, closeTime: close } = hours;
  if (isClosed || open === null || close === null) return null;
  if (isRoundTheClock({ open, close })) return { opens: 0, closes: DAY, open, close };
  const [opens, end] = [parseClock(open), parseClock(close)];
  return { opens, closes: end > opens ? end : end + DAY, open, close };
}

/** Returns whether a store is open at a moment and until when, or when it opens next. */
export function getOpenStatus(week: Week, now: number, timeZone: string): OpenStatus {
  const { day, minute } = getLocalTime(timeZone, now);
  const [yesterday, today, tomorrow] = [day - 1, day, day + 1].map((dayIndex) =>
    getOpeningSpan(week, dayIndex),
  );
  const isOpenToday = today && minute >= today.opens && minute < today.closes;
  // Yesterday's opening hours may end after midnight.
  const isOpenSinceYesterday = yesterday && minute + DAY < yesterday.closes;
  const span = isOpenToday ? today : isOpenSinceYesterday ? yesterday : null;
  if (span) {
    const continuesTomorrow = span === today && span.closes === DAY && tomorrow?.opens === 0;
    return { kind: 'open', closes: continuesTomorrow ? null : span.close };
  }
  for (let inDays = 0; inDays <= WEEK_DAYS; inDays += 1) {
    const next = getOpeningSpan(week, day + inDays);
    if (next && (inDays > 0 || minute < next.opens)) {
      const weekday = WEEKDAYS[(day + inDays) % WEEK_DAYS] as Weekday;
      return { kind: 'closed', opens: next.open, day: weekday, inDays };
    }
  }
  return { kind: 'alwaysClosed' };
}

/** `Open now, closes at 22:00`. */
export function formatOpenStatus(opening: OpenStatus, t: Translate): string {
  if (opening.kind === 'alwaysClosed') return t('availability:closedAlways');
  if (opening.kind === 'open') {
    return opening.closes === null
      ? t('availability:openLong')
      : t('availability:openUntil', { time: opening.closes });
  }
  const { opens: time, day, inDays } = opening;
  if (inDays === 0) return t('availability:opensAt', { time });
  if (inDays === 1) return t('availability:opensTomorrow', { time });
  return t('availability:opensOn', { time, day: t(`stores:${day}`) });
}
