import type { CatalogCountryCode } from '../catalog/model.ts';
import { mapCountries, seededRandom } from './seeded-random.ts';
import { STORES } from './stores.ts';

/**
 * Generates stock by country: ample if `isAlwaysInStock`; otherwise some products are sold out or nearly so.
 */
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
 * Generates stock by store: the main store of a country carries nearly all products, others three quarters.
 */
export function generateStoreStock(code: string, isAlwaysInStock: boolean): Record<string, number> {
  return Object.fromEntries(
    STORES.flatMap(({ code: store, position }) => {
      const random = seededRandom(`${code}:${store}:shelf`);
      const isStocked = isAlwaysInStock || random < (position === 1 ? 0.96 : 0.76);
      return isStocked
        ? [[store, Math.floor(seededRandom(`${store}:${code}`) * (position === 1 ? 40 : 18))]]
        : [];
    }),
  );
}
