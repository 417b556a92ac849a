import { categoryNavigation, listProducts, productShades } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { call, type Door, EMIRATES, type Place } from './client.ts';

type Wish = (product: ProductSummary) => boolean;

/** What sells best and a test can use, of the shop or else of one of its shelves; the catalogue must have one. */
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

/** Not tinted, and with more pieces than one cart may have. */
export function findPlain(door: Door, place = EMIRATES): Promise<ProductSummary> {
  return find(
    door,
    place,
    'plain product with plenty of stock',
    (it) => !it.isPaintProduct && it.maximumQuantity >= 5 && stock(it) > it.maximumQuantity + 5,
  );
}

/** Not tinted, and with fewer pieces than one cart may have. */
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
