import type { Product } from '../catalog/model.ts';
import type { LeafCategory } from './category-tree.ts';
import { seededRandom } from './seeded-random.ts';

const SAME_SHELF = 4;
const MOST = 10;

/**
 * Sets related products: those of related categories, then others of the same category at a similar price.
 */
export function assignRelatedProducts(products: readonly Product[], shelves: readonly LeafCategory[]): void {
  const goesWith = new Map(shelves.map(({ slug, relatedCategories = [] }) => [slug, relatedCategories]));
  const leads = Map.groupBy(
    products.filter(({ code, groupCode }) => code === groupCode),
    ({ category }) => category,
  );
  for (const product of products) {
    const price = product.prices.ae.listPrice;
    const neighbours = (leads.get(product.category) ?? [])
      .filter(({ code }) => code !== product.groupCode)
      .sort((a, b) => Math.abs(a.prices.ae.listPrice - price) - Math.abs(b.prices.ae.listPrice - price))
      .slice(0, SAME_SHELF);
    const along = (goesWith.get(product.category) ?? [])
      .flatMap((slug) => leads.get(slug) ?? [])
      .filter(({ code }) => code !== product.groupCode)
      .sort((a, b) => getRelevance(product, b) - getRelevance(product, a))
      .slice(0, MOST - neighbours.length);
    product.related = [...along, ...neighbours].map(({ code }) => code);
  }
}

// A random share keeps the same best sellers from being related to everything.
const getRelevance = ({ groupCode }: Product, { code, popularity }: Product): number =>
  popularity + seededRandom(`${groupCode}:${code}`) * 400;
