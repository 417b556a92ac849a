import { BRANDS } from './brands.ts';
import { COUPONS } from './coupons.ts';
import { categoriesOf, shelvesOf } from './department.ts';
import { DEPARTMENTS } from './departments/index.ts';
import { productsOf } from './product.ts';
import { relate } from './related.ts';
import { SERVICES } from './services.ts';
import { SHADES, SHADES_BY_LINE } from './shades.ts';
import { SIZE_CHARTS } from './size-charts.ts';
import { STORES } from './stores.ts';
import type { Seed } from './types.ts';

const TINTED = '_paintstudio';

/** A fresh copy each time: a caller may change what it got. */
export function buildSeed(): Seed {
  const departments = DEPARTMENTS.filter(({ aisles }) => aisles.length > 0);
  const shelves = departments.flatMap(shelvesOf);
  const products = shelves.flatMap(productsOf);
  relate(products, shelves);
  const shadesByProduct = Object.fromEntries(
    products
      .filter(({ isPaint }) => isPaint)
      .map(({ code, type }) => [code, SHADES_BY_LINE[type.slice(0, -TINTED.length)] ?? []]),
  );
  return structuredClone({
    categories: categoriesOf(departments),
    brands: [...BRANDS],
    products,
    shades: SHADES,
    shadesByProduct,
    sizeCharts: [...SIZE_CHARTS],
    stores: STORES,
    coupons: COUPONS,
    services: SERVICES,
    synonyms: {
      en: departments.flatMap(({ synonyms }) => synonyms.en),
      ar: departments.flatMap(({ synonyms }) => synonyms.ar),
    },
  });
}
