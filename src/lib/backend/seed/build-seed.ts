import type { SeedCatalog } from '../catalog/model.ts';
import { ADD_ON_SERVICES } from './add-on-services.ts';
import { BRANDS } from './brands.ts';
import { listCategories, listLeafCategories } from './category-tree.ts';
import { COUPONS } from './coupons.ts';
import { createProducts } from './create-products.ts';
import { DEPARTMENTS } from './departments/index.ts';
import { assignRelatedProducts } from './related-products.ts';
import { createReviews } from './reviews/create-reviews.ts';
import { SHADES, SHADES_BY_LINE } from './shades.ts';
import { SIZE_CHARTS } from './size-charts.ts';
import { STORES } from './stores.ts';

const PAINT_TYPE_SUFFIX = '_paintstudio';

/** Returns a fresh copy, since callers may mutate it. */
export function buildSeedCatalog(): SeedCatalog {
  const departments = DEPARTMENTS.filter(({ aisles }) => aisles.length > 0);
  const leafCategories = departments.flatMap(listLeafCategories);
  const products = leafCategories.flatMap(createProducts);
  assignRelatedProducts(products, leafCategories);
  const shadesByProduct = Object.fromEntries(
    products
      .filter(({ isPaint }) => isPaint)
      .map(({ code, type }) => [code, SHADES_BY_LINE[type.slice(0, -PAINT_TYPE_SUFFIX.length)] ?? []]),
  );
  return structuredClone({
    categories: listCategories(departments),
    brands: [...BRANDS],
    products,
    shades: SHADES,
    shadesByProduct,
    sizeCharts: [...SIZE_CHARTS],
    stores: STORES,
    coupons: COUPONS,
    services: ADD_ON_SERVICES,
    reviews: createReviews(products),
    synonyms: {
      en: departments.flatMap(({ synonyms }) => synonyms.en),
      ar: departments.flatMap(({ synonyms }) => synonyms.ar),
    },
  });
}
