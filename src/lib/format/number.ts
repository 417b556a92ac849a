import type { Locale } from '#lib/locale/locale.ts';

/** A count for people, Latin digits in both languages: `1,240`. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale.intl, { maximumFractionDigits: 2 }).format(value);
}

/** A whole number with its thousands parted, `12,345`; small enough for a browser. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A share of one as a whole percentage: 0.25 is `25%`, without direction marks. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
