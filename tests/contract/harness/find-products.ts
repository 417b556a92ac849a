import { categoryNavigation, listProducts } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { productShades } from '#lib/contract/paint.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from './client.ts';

type ProductFilter = (product: ProductSummary) => boolean;

/**
 * Finds a suitable product among the best-selling ones, of the shop or of one of its categories; throws when
 * there is none.
 */
async function findProduct(
  client: ContractClient,
  market: Market,
  description: string,
  isSuitable: ProductFilter,
): Promise<ProductSummary> {
  const visitor = client.visitor();
  const findIn = async (query: { category?: string }) =>
    (await callEndpoint(visitor, listProducts, { query }, market)).data.products.find(isSuitable);
  const first = await findIn({});
  if (first) return first;
  const { data } = await callEndpoint(visitor, categoryNavigation, {}, market);
  const aisles = data.departments.flatMap(({ children }) => children);
  for (const { slug } of aisles.flatMap(({ children }) => children)) {
    const found = await findIn({ category: slug });
    if (found) return found;
  }
  throw new Error(`The catalog has no ${description} in ${market.country}`);
}

const getStock = (product: ProductSummary) => product.inventoryInfo.onlineStockAvailable;

/** A product that is not a paint, with more stock than its maximum quantity. */
export function findProductWithoutShades(client: ContractClient, market = EMIRATES): Promise<ProductSummary> {
  return findProduct(
    client,
    market,
    'product without shades with enough stock',
    (product) =>
      !product.isPaintProduct &&
      product.maximumQuantity >= 5 &&
      getStock(product) > product.maximumQuantity + 5,
  );
}

/** A product that is not a paint, with less stock than its maximum quantity. */
export function findLowStock(client: ContractClient, market = EMIRATES): Promise<ProductSummary> {
  return findProduct(
    client,
    market,
    'product with low stock',
    (product) =>
      !product.isPaintProduct && getStock(product) > 0 && getStock(product) < product.maximumQuantity,
  );
}

/** A paint with its first two shades. */
export async function findPaint(client: ContractClient, market = EMIRATES) {
  const paint = await findProduct(
    client,
    market,
    'tinted paint',
    (product) =>
      product.isPaintProduct &&
      product.maximumQuantity >= 5 &&
      getStock(product) > product.maximumQuantity + 5,
  );
  const { data } = await callEndpoint(
    client.visitor(),
    productShades,
    { params: { code: paint.productCode } },
    market,
  );
  const [first, second] = data.shades;
  if (!first || !second) throw new Error(`${paint.productCode} has no two shades`);
  return { paint, first, second };
}
