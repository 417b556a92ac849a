import type { CountryCode } from '#lib/locale/countries.ts';
import type { DeliveryLine } from '#lib/locale/delivery/delivery-plan.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';

const FOOD_DEPARTMENT = 'food';

/**
 * Categories, at any level, whose products need a separate van. The catalog contains weights only as texts,
 * so the category decides.
 */
export const LARGE_CATEGORIES: readonly string[] = [
  'living-room-furniture',
  'garden-furniture',
  'parasols-and-shade',
  'barbecues',
  'wardrobes',
  'drawer-units',
  'shelving-units',
  'garage-shelving',
  'bathroom-cabinets',
  'toilets',
  'water-heaters',
  'building-materials',
  'interior-doors',
];

/** Facts of a product that do not depend on stock. */
export type DeliveryFacts = Pick<DeliveryLine, 'isFood' | 'isTinted' | 'isLarge'>;

/** Returns the facts that follow from a product's categories, which are null for an unknown product. */
export function getCategoryFacts(
  categories: readonly (string | null)[],
): Pick<DeliveryFacts, 'isFood' | 'isLarge'> {
  return {
    isFood: categories.includes(FOOD_DEPARTMENT),
    isLarge: categories.some((code) => code !== null && LARGE_CATEGORIES.includes(code)),
  };
}

/** Reads the delivery facts of a product. Throws PRODUCT_NOT_FOUND when it is not sold in the country. */
export async function requireDeliveryFacts(
  db: Db,
  country: CountryCode,
  code: string,
): Promise<DeliveryFacts> {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('prices as c', 'c.product_code', 'p.code')
    .where('p.code', '=', code)
    .where('p.is_sold', '=', 1)
    .where('c.country', '=', country)
    .select(['p.is_paint', 'p.category_code', 'p.aisle_code', 'p.department_code'])
    .executeTakeFirst();
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return {
    ...getCategoryFacts([row.category_code, row.aisle_code, row.department_code]),
    isTinted: row.is_paint === 1,
  };
}
