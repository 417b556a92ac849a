import type { Locale } from '#lib/locale/locale.ts';

/** Formats a date as DD/MM/YYYY in the country's time zone, in both languages. */
export function formatDate(epochMs: number, locale: Locale): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: locale.country.timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(epochMs);
}

const INTL_LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** Formats a date as `Friday 20 November 2026` in the country's time zone. */
export function formatLongDate(epochMs: number, { language, country }: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALES[language], {
    timeZone: country.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(epochMs);
}

/** Formats a time as `23:59` in the country's time zone, in both languages. */
export function formatTime(epochMs: number, { country }: Locale): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: country.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(epochMs);
}

/** Returns the weekday, such as `Saturday`, in the country's time zone. */
export function formatWeekday(epochMs: number, { language, country }: Locale): string {
  const { timeZone } = country;
  return new Intl.DateTimeFormat(INTL_LOCALES[language], { timeZone, weekday: 'long' }).format(epochMs);
}

/** Returns day and short month, `05` and `Dec`, in the country's time zone. */
export function formatCalendarDay(
  epochMs: number,
  { language, country }: Locale,
): { day: string; month: string } {
  const format = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[language], { timeZone: country.timeZone, ...part }).format(epochMs);
  return { day: format({ day: '2-digit' }), month: format({ month: 'short' }) };
}
