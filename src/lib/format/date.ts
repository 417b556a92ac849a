import type { Locale } from '#lib/locale/locale.ts';

/** DD/MM/YYYY in the country's time zone, in both languages. */
export function formatDate(epochMs: number, locale: Locale): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: locale.country.timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(epochMs);
}
