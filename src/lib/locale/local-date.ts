// Days of a country's calendar as ISO texts such as `2026-11-25`, which can be sorted and compared as text.

import { DAY_MS } from './duration.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const existing = FORMATS.get(timeZone);
  if (existing) return existing;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  FORMATS.set(timeZone, format);
  return format;
}

/** Returns the day and the minute of that day in a time zone. */
export function getLocalDateTime(timeZone: string, now: number): { date: string; minute: number } {
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Returns the epoch milliseconds of a day and a time such as `15:30` in a time zone. */
export function getEpoch(timeZone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const localTime = getLocalDateTime(timeZone, asUtc);
  const localMs = Date.parse(`${localTime.date}T00:00:00Z`) + localTime.minute * 60_000;
  return asUtc - (localMs - asUtc);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the ISO weekday: 1 is Monday, 7 is Sunday. */
export function getIsoWeekday(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Parses `15:30` to minutes since midnight. */
export function parseTimeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight as `15:30`. */
export function formatTimeOfDay(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
