import type { Language, Locale } from '#lib/locale/locale.ts';

const formats: Record<string, Intl.DateTimeFormat> = {};

// Creating a formatter takes a hundred times as long as formatting a date.
function getFormat(intl: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${intl} ${Object.entries(options)}`;
  formats[key] ??= new Intl.DateTimeFormat(intl, options);
  return formats[key];
}

/** Formats a date as DD/MM/YYYY in the country's time zone, in both languages. */
export function formatDate(epochMs: number, locale: Locale): string {
  return getFormat('en-GB', {
    timeZone: locale.country.timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(epochMs);
}

const INTL_LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** Formats a date as `Friday 20 November 2026` in the country's time zone. */
export function formatLongDate(epochMs: number, { language, country }: Locale): string {
  return getFormat(INTL_LOCALES[language], {
    timeZone: country.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(epochMs);
}

/** Formats a date for prose: `20 November 2026`, in the country's time zone. */
export function formatProseDate(epochMs: number, { language, country }: Locale): string {
  return getFormat(INTL_LOCALES[language], {
    timeZone: country.timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(epochMs);
}

/** Formats a time of day in the language's notation: `09:00`, in Arabic `9 ص`. */
export function localizeTimeOfDay(time: string, language: Language): string {
  if (language === 'en') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? '12 ظهرًا' : '12 منتصف الليل';
  return `${hour} ${hours % 24 < 12 ? 'ص' : 'م'}`;
}

/** Formats a time as `23:59` in the country's time zone, in both languages. */
export function format24HourTime(epochMs: number, { country }: Locale): string {
  return getFormat('en-GB', {
    timeZone: country.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(epochMs);
}

/** Formats a time of day in the language's notation and the country's time zone. */
export function formatLocalizedTime(epochMs: number, locale: Locale): string {
  return localizeTimeOfDay(format24HourTime(epochMs, locale), locale.language);
}

/** Returns the weekday, such as `Saturday` or `Sat`, in the country's time zone. Arabic has no short form. */
export function formatWeekday(
  epochMs: number,
  { language, country }: Locale,
  weekday: 'long' | 'short' = 'long',
): string {
  const { timeZone } = country;
  return getFormat(INTL_LOCALES[language], { timeZone, weekday }).format(epochMs);
}

/** Returns day and short month, `05` and `Dec`, in the country's time zone. */
export function formatCalendarDay(
  epochMs: number,
  { language, country }: Locale,
): { day: string; month: string } {
  const format = (part: Intl.DateTimeFormatOptions) =>
    getFormat(INTL_LOCALES[language], { timeZone: country.timeZone, ...part }).format(epochMs);
  return { day: format({ day: '2-digit' }), month: format({ month: 'short' }) };
}
