import type { Product } from '../catalog/model.ts';
import type { LeafCategory } from './category-tree.ts';
import { seededRandom } from './seeded-random.ts';

const MAX_NEIGHBOURS = 4;
const MAX_RELATED = 10;

const BATTERY_CATEGORY = 'batteries-and-chargers';
// Higher voltages are those of the mains.
const MAX_BATTERY_VOLTS = 60;

/** Returns the voltage of a product's battery, such as `18 V`; undefined for products without one. */
function getBatteryVoltage({ specifications }: Product): string | undefined {
  const voltage = specifications.find(({ attributeFqn }) => attributeFqn.endsWith('voltage'))?.value.en;
  return voltage !== undefined && Number.parseFloat(voltage) <= MAX_BATTERY_VOLTS ? voltage : undefined;
}

/**
 * Whether two products fit together by their batteries. Two products with a battery must have the same
 * voltage and brand; batteries and chargers fit products with a battery only.
 */
function fitsBattery(product: Product, other: Product): boolean {
  const [voltage, otherVoltage] = [getBatteryVoltage(product), getBatteryVoltage(other)];
  if (voltage === undefined || otherVoltage === undefined)
    return voltage === undefined || product.category !== BATTERY_CATEGORY;
  return voltage === otherVoltage && product.brand === other.brand;
}

/**
 * Sets related products: companions of the category, products of related categories, then others of the same
 * category at a similar price.
 */
export function assignRelatedProducts(
  products: readonly Product[],
  leafCategories: readonly LeafCategory[],
): void {
  const categories = new Map(leafCategories.map((category) => [category.slug, category]));
  const leadsByCategory = Map.groupBy(
    products.filter(({ code, groupCode }) => code === groupCode),
    ({ category }) => category,
  );
  for (const product of products) {
    const price = product.prices.ae.listPrice;
    const similarProducts = (leadsByCategory.get(product.category) ?? [])
      .filter(({ code }) => code !== product.groupCode)
      .sort((a, b) => Math.abs(a.prices.ae.listPrice - price) - Math.abs(b.prices.ae.listPrice - price))
      .slice(0, MAX_NEIGHBOURS);
    const { companions = [], relatedCategories = [] } = categories.get(product.category) ?? {};
    const complementaryProducts = relatedCategories
      .flatMap((slug) => leadsByCategory.get(slug) ?? [])
      .filter(({ code }) => code !== product.groupCode && !companions.includes(code))
      .filter((other) => fitsBattery(product, other))
      .sort((a, b) => getRelevance(product, b) - getRelevance(product, a))
      .slice(0, Math.max(0, MAX_RELATED - similarProducts.length - companions.length));
    product.related = [
      ...companions,
      ...[...complementaryProducts, ...similarProducts].map(({ code }) => code),
    ];
  }
}

// A random part of the score keeps the same best sellers from being related to every product.
const getRelevance = ({ groupCode }: Product, { code, popularity }: Product): number =>
  popularity + seededRandom(`${groupCode}:${code}`) * 400;
