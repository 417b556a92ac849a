import type { CountryCode } from '../countries.ts';
import { addDays, getIsoWeekday } from '../local-date.ts';
import { type HolidayPeriod, isRamadan, PUBLIC_HOLIDAYS } from './holidays.ts';

/** Part of a day for which a customer can choose delivery. */
export interface TimeSlot {
  slotId: string;
  /** `09:00`, local to the country. */
  from: string;
  to: string;
  /** The slot in which food is delivered. */
  isForFood: boolean;
}

const createSlot = (slotId: string, isForFood = false): TimeSlot => {
  const [from, to] = slotId.split('-');
  return { slotId, from: `${from}:00`, to: `${to}:00`, isForFood };
};

const USUAL_SLOTS = [
  createSlot('09-12'),
  createSlot('12-15', true),
  createSlot('15-18'),
  createSlot('18-21'),
] as const;

// Nothing is delivered around sunset.
const RAMADAN_SLOTS = [createSlot('10-13'), createSlot('13-16', true), createSlot('20-23')] as const;

/** Weekday without delivery; 1 is Monday. */
export const REST_DAYS: Record<CountryCode, number> = { ae: 7, kw: 5, sa: 5, bh: 5, qa: 5, om: 5 };

const isWithin = (date: string, periods: readonly HolidayPeriod[]): boolean =>
  periods.some(({ first, last }) => first <= date && date <= last);

export function isPublicHoliday(country: CountryCode, date: string): boolean {
  return isWithin(date, PUBLIC_HOLIDAYS[country]);
}

export function isDeliveryDay(country: CountryCode, date: string): boolean {
  return getIsoWeekday(date) !== REST_DAYS[country] && !isPublicHoliday(country, date);
}

/** Returns the slots of a day; none on a rest day or a public holiday. */
export function listTimeSlots(country: CountryCode, date: string): readonly TimeSlot[] {
  if (!isDeliveryDay(country, date)) return [];
  return isRamadan(date) ? RAMADAN_SLOTS : USUAL_SLOTS;
}

/** Finds a slot of a day; undefined when the day has no such slot. */
export function findTimeSlot(country: CountryCode, date: string, slotId: string): TimeSlot | undefined {
  return listTimeSlots(country, date).find((slot) => slot.slotId === slotId);
}

/** Returns the day itself, or the next delivery day. */
export function getDeliveryDay(country: CountryCode, date: string): string {
  let day = date;
  while (!isDeliveryDay(country, day)) day = addDays(day, 1);
  return day;
}

/** Returns the day that is `days` days later; public holidays are not counted. */
export function addWorkingDays(country: CountryCode, date: string, days: number): string {
  let day = date;
  for (let remainingDays = days; remainingDays > 0; ) {
    day = addDays(day, 1);
    if (!isPublicHoliday(country, day)) remainingDays -= 1;
  }
  return day;
}
