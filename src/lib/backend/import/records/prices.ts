import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import type { PriceEntry, Product } from '../../catalog/model.ts';
import { parseDecimalAmount } from './decimal-amount.ts';
import type { ValidationIssue } from './validation-issue.ts';

/** Returns the prices of a record by country in minor units; adds invalid values to `issues`. */
export function parsePrices({ prices }: ProductRecord, issues: ValidationIssue[]): Product['prices'] {
  const parsed: Partial<Record<CountryCode, PriceEntry>> = {};
  for (const country of COUNTRY_CODES) {
    const entry = prices[country];
    if (!entry) continue;
    const parseAmount = (field: 'price' | 'salePrice'): number | null => {
      const decimal = entry[field];
      if (decimal === null || decimal === undefined) return null;
      const minor = parseDecimalAmount(country, decimal);
      if (typeof minor === 'number') return minor;
      issues.push({ column: `prices.${country}.${field}`, message: minor });
      return null;
    };
    const [listPrice, salePrice] = [parseAmount('price'), parseAmount('salePrice')];
    if (listPrice !== null && salePrice !== null && salePrice >= listPrice) {
      const message = `must be below the price ${entry.price}, not ${entry.salePrice}`;
      issues.push({ column: `prices.${country}.salePrice`, message });
    }
    if (listPrice !== null) parsed[country] = { listPrice, salePrice };
  }
  if (Object.keys(prices).length === 0) {
    issues.push({ column: 'prices', message: 'must have a price in one country at least' });
  }
  return parsed as Product['prices'];
}
