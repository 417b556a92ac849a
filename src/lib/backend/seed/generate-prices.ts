import type { CatalogCountryCode, PriceEntry } from '../catalog/model.ts';
import { mapCountries, seededRandom } from './seeded-random.ts';

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

// Rounds to the usual price endings of each market: 12.95, 49.00, 149.00; 1.250, 12.900.
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
 * Derives the prices of six countries from a price in dirhams; a sale does not apply in every country. `code`
 * is that of the group, so that equal prices of variants stay equal in all countries and a sale applies to
 * all variants or none.
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
    const listPrice = roundRetailPrice(country, list * factor);
    const salePrice = sale === null ? null : roundRetailPrice(country, sale * factor);
    const isOnSale =
      salePrice !== null && salePrice < listPrice * 0.96 && seededRandom(`${code}:${country}:sale`) > 0.2;
    return { listPrice: listPrice, salePrice: isOnSale ? salePrice : null };
  };
  return mapCountries(generatePrice);
}
