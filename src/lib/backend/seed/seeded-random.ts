// Deterministic pseudo-random values: each is a function of a product's code.

import type { CatalogCountryCode } from '../catalog/model.ts';

export const SEED_COUNTRIES: CatalogCountryCode[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

/** FNV-1a with a final mix, scaled to 0 … 1. */
export function seededRandom(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** EAN-13 in the Gulf's 629 range, with check digit. */
export function generateBarcode(code: string): string {
  const body = `62910${code.replace(/\D/g, '').padStart(7, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export function mapCountries<Value>(
  getValue: (country: CatalogCountryCode) => Value,
): Record<CatalogCountryCode, Value> {
  return Object.fromEntries(SEED_COUNTRIES.map((country) => [country, getValue(country)])) as Record<
    CatalogCountryCode,
    Value
  >;
}
