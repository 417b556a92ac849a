import type { Product } from '../catalog/model.ts';
import type { LeafCategory } from './category-tree.ts';
import { seededRandom } from './seeded-random.ts';

const MAX_NEIGHBOURS = 4;
const MAX_RELATED = 10;

/**
 * Sets related products: those of related categories, then others of the same category at a similar price.
 */
export function assignRelatedProducts(
  products: readonly Product[],
  leafCategories: readonly LeafCategory[],
): void {
  const relatedCategoriesBySlug = new Map(
    leafCategories.map(({ slug, relatedCategories = [] }) => [slug, relatedCategories]),
  );
  const leads = Map.groupBy(
    products.filter(({ code, groupCode }) => code === groupCode),
    ({ category }) => category,
  );
  for (const product of products) {
    const price = product.prices.ae.listPrice;
    const neighbours = (leads.get(product.category) ?? [])
      .filter(({ code }) => code !== product.groupCode)
      .sort((a, b) => Math.abs(a.prices.ae.listPrice - price) - Math.abs(b.prices.ae.listPrice - price))
      .slice(0, MAX_NEIGHBOURS);
    const complements = (relatedCategoriesBySlug.get(product.category) ?? [])
      .flatMap((slug) => leads.get(slug) ?? [])
      .filter(({ code }) => code !== product.groupCode)
      .sort((a, b) => getRelevance(product, b) - getRelevance(product, a))
      .slice(0, MAX_RELATED - neighbours.length);
    product.related = [...complements, ...neighbours].map(({ code }) => code);
  }
}

// A random share keeps the same best sellers from being related to everything.
const getRelevance = ({ groupCode }: Product, { code, popularity }: Product): number =>
  popularity + seededRandom(`${groupCode}:${code}`) * 400;
