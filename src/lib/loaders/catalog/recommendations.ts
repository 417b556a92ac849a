import {
  DEFAULT_RECOMMENDATION_COUNT,
  listProducts,
  productsByCode,
  recommendedProducts,
} from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail, ProductSummary } from '#lib/contract/catalog/product.ts';
import { recommendations } from '#lib/contract/content/settings.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';
import type { ProductModel } from '#lib/format/models/product.ts';
import type { ProductCardModel, ProductRailModel } from '#lib/format/models/product-card.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { formatCard, formatRail } from './product-cards.ts';
import { listRailProducts } from './rails.ts';

/** Maximum number of recently viewed products. */
const MAX_RECENT = 10;
// Minimum number of products in a further rail that are not in a rail above.
const MIN_PRODUCTS = 4;

/** Returns the recommendation slots of a page and the maximum number of products in each. */
export async function loadRecommendationSlots(
  { client }: Pick<LoaderContext, 'client'>,
  slot: 'home' | 'product' | 'cart' | 'no-result',
) {
  const result = await client.call(recommendations, {});
  const { tiles: limit, rows } = result.ok ? result.data : { tiles: DEFAULT_RECOMMENDATION_COUNT, rows: [] };
  return { tiles: limit, rows: rows.filter((row) => row.place === slot) };
}

type RecommendationSlot = Awaited<ReturnType<typeof loadRecommendationSlots>>['rows'][number];

/** Loads popular products for a page without its own products: an empty cart, a search without results. */
export async function loadPopularRail(context: LoaderContext): Promise<ProductRailModel | null> {
  const [{ tiles, rows }, result] = await Promise.all([
    loadRecommendationSlots(context, 'no-result'),
    context.client.call(listProducts, {}),
  ]);
  const [row] = rows;
  return row && result.ok ? formatRail(row.title, result.data.products.slice(0, tiles), context) : null;
}

/**
 * Returns the products of a slot for a product; none for recently viewed ones, which only the browser knows.
 */
export async function findProducts(
  { kind }: RecommendationSlot,
  productCode: string,
  limit: number,
  context: LoaderContext,
): Promise<ProductSummary[]> {
  if (kind === 'recent') return [];
  if (kind === 'popular' || kind === 'sale')
    return (await listRailProducts({ kind }, context)).slice(0, limit);
  const query = { productCode, kind, limit: String(limit) };
  const result = await context.client.call(recommendedProducts, { query });
  return result.ok ? result.data.products : [];
}

/**
 * Loads the rails of a product's page without repeating a product, and the slot of recently viewed products.
 */
export async function loadProductRails(
  { productCode, variationProductCode }: ProductDetail,
  context: LoaderContext,
): Promise<Pick<ProductModel, 'rails' | 'recentlyViewed'>> {
  const { tiles, rows } = await loadRecommendationSlots(context, 'product');
  const lists = await Promise.all(rows.map((row) => findProducts(row, productCode, tiles, context)));
  const shownCodes = new Set<string>([productCode]);
  const rails = rows.flatMap(({ title }, index) => {
    const products = (lists[index] ?? []).filter((product) => !shownCodes.has(product.productCode));
    if (shownCodes.size > 1 && products.length < MIN_PRODUCTS) return [];
    for (const product of products) shownCodes.add(product.productCode);
    return formatRail(title, products, context) ?? [];
  });
  const recent = rows.find(({ kind }) => kind === 'recent');
  return {
    rails,
    recentlyViewed: recent
      ? {
          title: recent.title,
          code: variationProductCode,
          href: createLinkBuilder(context.locale)('/recent'),
        }
      : null,
  };
}

/**
 * Returns cards of recently viewed products; invalid codes and products not sold in the country are left out.
 */
export async function loadRecentlyViewed(
  context: LoaderContext,
  codesParam: string,
): Promise<ProductCardModel[]> {
  const codes = codesParam.split(',', MAX_RECENT).filter((code) => ProductCodeSchema.safeParse(code).success);
  if (codes.length === 0) return [];
  const result = await context.client.call(productsByCode, { body: { productsCode: [...new Set(codes)] } });
  return result.ok ? result.data.products.map((product) => formatCard(product, context)) : [];
}
