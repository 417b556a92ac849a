import type { Locale } from '#lib/locale/locale.ts';

/** Formats a number with Latin digits in both languages: `1,240`. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale.intl, { maximumFractionDigits: 2 }).format(value);
}

/**
 * Formats an integer with thousands separators, `12,345`; without `Intl`, to be small enough for the browser.
 */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a fraction as a whole percentage: 0.25 is `25%`, without direction marks. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
