import { listProducts, productShades } from '#lib/contract/catalog.ts';
import type { ProductSummary } from '#lib/contract/product.ts';
import { call, type Door, EMIRATES, type Place } from './door.ts';

type Wish = (product: ProductSummary) => boolean;

/** The first product of a list that a test can use; the catalogue must have one. */
async function find(door: Door, place: Place, what: string, wish: Wish): Promise<ProductSummary> {
  const shopper = door.shopper();
  for (let page = 1; ; page += 1) {
    const { data } = await call(shopper, listProducts, { query: { page: String(page) } }, place);
    const found = data.products.find(wish);
    if (found) return found;
    if (page >= data.pages) throw new Error(`The catalogue has no ${what} in ${place.country}`);
  }
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
