import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';

const MIN_AGE = 18;
const MAX_AGE = 120;

function subtractYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
}

/** Whether a date such as `1990-02-28` exists and gives an age of 18 to 120. Accounts are for adults. */
export function isPlausibleBirthday(date: string, now: number, timeZone: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return false;
  const { date: today } = getLocalDateTime(timeZone, now);
  return date <= subtractYears(today, MIN_AGE) && date >= subtractYears(today, MAX_AGE);
}

/**
 * Parses `28/02/1990` to `1990-02-28`: in Latin or Arabic digits, also with `-` or `.`; undefined for any
 * other format.
 */
export function parseBirthday(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(toLatinDigits(text));
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Formats `1990-02-28` as `28/02/1990`. */
export function formatBirthday(date: string): string {
  return date.split('-').reverse().join('/');
}
