import { type Store, type StoreWeek, WEEKDAYS } from '#lib/contract/stores.ts';
import { isRamadan } from '#lib/locale/delivery/holidays.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { localizeTimeOfDay } from '../date.ts';
import type { OpeningHoursModel } from '../models/stores.ts';

export type StoreHours = Pick<Store, 'regularHours' | 'ramadanHours'>;
type Weekday = (typeof WEEKDAYS)[number];

/** Consecutive days with the same hours; `open` and `close` are null when the store is closed. */
export interface HoursGroup {
  first: Weekday;
  last: Weekday;
  /** Number of days, 1 to 7. */
  length: number;
  /** `09:00`; a closing time not later than the opening time belongs to the next day. */
  open: string | null;
  close: string | null;
}

const [SUNDAY, ...OTHER_DAYS] = WEEKDAYS;
/** Monday to Sunday. */
const WEEK: readonly Weekday[] = [...OTHER_DAYS, SUNDAY];
/** Saturday to Friday, the order of days in Arabic. */
const ARABIC_WEEK: readonly Weekday[] = [...WEEK.slice(-2), ...WEEK.slice(0, -2)];
const MIDNIGHT = /^(00:00|24:00|23:59)$/;

/** Returns the weekly opening hours that apply on a date: in Ramadan the special ones, if there are any. */
export function getWeekAt({ regularHours, ramadanHours }: StoreHours, date: string): StoreWeek {
  return (isRamadan(date) && ramadanHours) || regularHours;
}

function getTimes({ isClosed, openTime, closeTime }: StoreWeek[Weekday]): Pick<HoursGroup, 'open' | 'close'> {
  const isOpen = !isClosed && openTime !== null && closeTime !== null;
  return isOpen ? { open: openTime, close: closeTime } : { open: null, close: null };
}

/** Groups a week by consecutive days with the same hours. */
export function groupHours(week: StoreWeek, days = WEEK): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const day of days) {
    const times = getTimes(week[day]);
    const previous = groups.at(-1);
    if (previous && previous.open === times.open && previous.close === times.close) {
      previous.last = day;
      previous.length += 1;
    } else {
      groups.push({ first: day, last: day, length: 1, ...times });
    }
  }
  return groups;
}

/** Whether the hours are around the clock. */
export function isRoundTheClock({ open, close }: Pick<HoursGroup, 'open' | 'close'>): boolean {
  return open === '00:00' && close !== null && MIDNIGHT.test(close);
}

function formatDays({ first, last, length }: HoursGroup, t: Translate): string {
  if (length === WEEK.length) return t('stores:everyDay');
  const [from, to] = [t(`stores:${first}`), t(`stores:${last}`)];
  if (length === 1) return from;
  return length === 2 ? t('stores:twoDays', { from, to }) : t('stores:days', { from, to });
}

function formatTimes(group: HoursGroup, language: Language, t: Translate): string {
  const { open, close } = group;
  if (open === null || close === null) return t('stores:closed');
  return isRoundTheClock(group)
    ? t('stores:allDay')
    : t('stores:times', { from: localizeTimeOfDay(open, language), to: localizeTimeOfDay(close, language) });
}

/** Formats a week: `Monday to Thursday`, `09:00 to 22:00`; in Arabic from Saturday. */
export function formatHours(week: StoreWeek, language: Language, t: Translate): OpeningHoursModel[] {
  return groupHours(week, language === 'ar' ? ARABIC_WEEK : WEEK).map((group) => ({
    days: formatDays(group, t),
    times: formatTimes(group, language, t),
  }));
}
