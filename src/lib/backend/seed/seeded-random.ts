// Deterministic pseudo-random values: each is a function of a product's code.

import type { CatalogCountryCode, PriceEntry, Rating } from '../catalog/model.ts';
import { STORES } from './stores.ts';

export const SEED_COUNTRIES: CatalogCountryCode[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

const THREE_DECIMALS: CatalogCountryCode[] = ['kw', 'bh', 'om'];

// Price factor per dirham: exchange rate times the market's price level (freight to Kuwait and Oman, 15% VAT
// inside Saudi prices, none in Qatar and Kuwait).
const PRICE_FACTORS: Record<CatalogCountryCode, number> = {
  ae: 1,
  kw: 0.0858,
  sa: 1.11,
  bh: 0.1065,
  qa: 0.985,
  om: 0.1078,
};

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

// Prices end as is usual in each market: 12.95, 49.00, 149.00; 1.250, 12.900.
function roundTwoDecimalPrice(value: number): number {
  if (value < 20) return Math.max(95, Math.round(value * 2) * 50 - 5);
  if (value < 100) return Math.round(value) * 100;
  if (value < 400) return Math.round((value - 9) / 10) * 1000 + 900;
  return Math.round((value - 49) / 50) * 5000 + 4900;
}

function roundThreeDecimalPrice(value: number): number {
  if (value < 2) return Math.max(150, Math.round(value * 20) * 50);
  if (value < 10) return Math.round(value * 4) * 250;
  if (value < 40) return Math.round(value * 2) * 500 - 100;
  return Math.round(value) * 1000 - 100;
}

function roundRetailPrice(country: CatalogCountryCode, value: number): number {
  return THREE_DECIMALS.includes(country) ? roundThreeDecimalPrice(value) : roundTwoDecimalPrice(value);
}

/**
 * Derives six price lists from a price in dirhams; not every country has the sale. `code` is that of the
 * group, so that equal prices of variants stay equal in all countries and a sale applies to all variants or
 * none.
 */
export function generatePrices(
  code: string,
  list: number,
  sale: number | null,
): Record<CatalogCountryCode, PriceEntry> {
  const generatePrice = (country: CatalogCountryCode): PriceEntry => {
    if (country === 'ae') {
      return { listPrice: Math.round(list * 100), salePrice: sale === null ? null : Math.round(sale * 100) };
    }
    const factor = PRICE_FACTORS[country] * (0.96 + seededRandom(`${code}:${country}:price`) * 0.1);
    const listed = roundRetailPrice(country, list * factor);
    const reduced = sale === null ? null : roundRetailPrice(country, sale * factor);
    const isOnSale =
      reduced !== null && reduced < listed * 0.96 && seededRandom(`${code}:${country}:sale`) > 0.2;
    return { listPrice: listed, salePrice: isOnSale ? reduced : null };
  };
  return mapCountries(generatePrice);
}

/** Ample stock if `isAlwaysInStock`; otherwise some products are sold out or nearly so. */
export function generateStock(code: string, isAlwaysInStock: boolean): Record<CatalogCountryCode, number> {
  return mapCountries((country) => {
    const random = seededRandom(`${code}:${country}:stock`);
    if (isAlwaysInStock) return 140 + Math.floor(random * 160);
    if (random < 0.05) return 0;
    if (random < 0.13) return 1 + Math.floor(random * 30);
    return 12 + Math.floor(random * 130);
  });
}

/**
 * Generates a rating; one product in eight has none. Popular products have more ratings, few have low ones.
 * The average is one that `count` whole ratings can have.
 */
export function generateRating(code: string, popularity: number): Rating | null {
  if (seededRandom(`${code}:rated`) < 0.125) return null;
  const count = 1 + Math.floor((popularity / 1000) ** 2 * (60 + 440 * seededRandom(`${code}:raters`)));
  const random = seededRandom(`${code}:opinion`);
  // Badly rated products do not stay popular.
  const isLiked = seededRandom(`${code}:liked`) > 0.16 * Math.max(0, 1 - popularity / 700);
  const mean = isLiked ? 3.9 + 0.45 * (random + seededRandom(`${code}:others`)) : 2.7 + 1.2 * random;
  return { average: Math.round((Math.round(mean * count) / count) * 10) / 10, count };
}

/**
 * Generates stock by store: the main store of a country carries nearly all products, others three quarters.
 */
export function generateStoreStock(code: string, isAlwaysInStock: boolean): Record<string, number> {
  return Object.fromEntries(
    STORES.flatMap(({ code: store, position }) => {
      const random = seededRandom(`${code}:${store}:shelf`);
      const isCarried = isAlwaysInStock || random < (position === 1 ? 0.96 : 0.76);
      return isCarried
        ? [[store, Math.floor(seededRandom(`${store}:${code}`) * (position === 1 ? 40 : 18))]]
        : [];
    }),
  );
}

function mapCountries<Value>(
  getValue: (country: CatalogCountryCode) => Value,
): Record<CatalogCountryCode, Value> {
  return Object.fromEntries(SEED_COUNTRIES.map((country) => [country, getValue(country)])) as Record<
    CatalogCountryCode,
    Value
  >;
}
