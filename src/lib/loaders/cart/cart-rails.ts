import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import { formatRail } from '../catalog/product-cards.ts';
import { findProducts, loadRecommendationSlots } from '../catalog/recommendations.ts';
import type { LoaderContext } from '../context.ts';

/** Maximum number of products of the cart for which others are recommended. */
const MAX_LINES = 3;

/** Takes one product of each list in turn, without duplicates. */
function interleave(lists: readonly ProductSummary[][]): ProductSummary[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const products = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []));
  return [...new Map(products.flat().map((product) => [product.productCode, product])).values()];
}

/** Loads the configured rails of the cart page, without products that are in the cart. */
export async function loadCartRails(
  lines: readonly LineModel[],
  context: LoaderContext,
): Promise<ProductRailModel[]> {
  const codes = [...new Set(lines.filter(({ parentId }) => !parentId).map(({ code }) => code))];
  if (codes.length === 0) return [];
  const { tiles, rows } = await loadRecommendationSlots(context, 'cart');
  const shownCodes = new Set(codes);
  const rails = await Promise.all(
    rows.map(async (row) => {
      const lists = await Promise.all(
        codes.slice(0, MAX_LINES).map((code) => findProducts(row, code, tiles, context)),
      );
      return { title: row.title, products: interleave(lists) };
    }),
  );
  return rails.flatMap(({ title, products }) => {
    const others = products.filter(({ productCode }) => !shownCodes.has(productCode)).slice(0, tiles);
    for (const { productCode } of others) shownCodes.add(productCode);
    return formatRail(title, others, context) ?? [];
  });
}
