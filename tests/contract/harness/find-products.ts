import { categoryNavigation, listProducts, productShades } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { call, type Door, EMIRATES, type Place } from './client.ts';

type Wish = (product: ProductSummary) => boolean;

/**
 * Finds a suitable product among the best-selling ones, of the shop or of one of its categories; throws when
 * there is none.
 */
async function find(door: Door, place: Place, what: string, wish: Wish): Promise<ProductSummary> {
  const shopper = door.shopper();
  const findIn = async (query: { category?: string }) =>
    (await call(shopper, listProducts, { query }, place)).data.products.find(wish);
  const first = await findIn({});
  if (first) return first;
  const { data } = await call(shopper, categoryNavigation, {}, place);
  const aisles = data.departments.flatMap(({ children }) => children);
  for (const { slug } of aisles.flatMap(({ children }) => children)) {
    const found = await findIn({ category: slug });
    if (found) return found;
  }
  throw new Error(`The catalogue has no ${what} in ${place.country}`);
}

const stock = (product: ProductSummary) => product.inventoryInfo.onlineStockAvailable;

/** Untinted, with more stock than the maximum quantity. */
export function findPlain(door: Door, place = EMIRATES): Promise<ProductSummary> {
  return find(
    door,
    place,
    'plain product with plenty of stock',
    (it) => !it.isPaintProduct && it.maximumQuantity >= 5 && stock(it) > it.maximumQuantity + 5,
  );
}

/** Untinted, with less stock than the maximum quantity. */
export function findScarce(door: Door, place = EMIRATES): Promise<ProductSummary> {
  return find(
    door,
    place,
    'scarce product',
    (it) => !it.isPaintProduct && stock(it) > 0 && stock(it) < it.maximumQuantity,
  );
}

/** A paint with its first two shades. */
export async function findPaint(door: Door, place = EMIRATES) {
  const paint = await find(
    door,
    place,
    'tinted paint',
    (it) => it.isPaintProduct && it.maximumQuantity >= 5 && stock(it) > it.maximumQuantity + 5,
  );
  const { data } = await call(door.shopper(), productShades, { params: { code: paint.productCode } }, place);
  const [first, second] = data.shades;
  if (!first || !second) throw new Error(`${paint.productCode} has no two shades`);
  return { paint, first, second };
}
