import type { HomeContent } from '#content/schemas/index.ts';
import { DEFAULT_RECOMMENDATION_COUNT, listProducts } from '#lib/contract/catalog/catalog.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { formatRail } from './product-cards.ts';

type Rail = HomeContent['rails'][number];

// A rail with fewer products looks empty.
const MIN_PRODUCTS = 4;

/** Returns the products of a rail, best sellers first. */
export async function listRailProducts(
  { kind, category }: Pick<Rail, 'kind' | 'category'>,
  { client }: LoaderContext,
): Promise<ProductSummary[]> {
  const query = {
    ...(category && { category }),
    ...(kind === 'sale' && { offer: '1' as const }),
  };
  const result = await client.call(listProducts, { query });
  return result.ok ? result.data.products : [];
}

/**
 * Loads rails with at most `size` products each; empty rails are left out. Best sellers are often on sale:
 * rails without a category skip products already shown above, unless fewer than 4 would remain.
 */
export async function loadRails(
  rails: readonly Rail[],
  context: LoaderContext,
  size: number = DEFAULT_RECOMMENDATION_COUNT,
): Promise<ProductRailModel[]> {
  const lists = await Promise.all(rails.map((rail) => listRailProducts(rail, context)));
  const shownCodes = new Set<string>();
  return rails.flatMap(({ title, category }, index) => {
    const list = lists[index] ?? [];
    const others = category ? list : list.filter(({ productCode }) => !shownCodes.has(productCode));
    const products = (others.length < MIN_PRODUCTS ? list : others).slice(0, size);
    for (const { productCode } of products) shownCodes.add(productCode);
    const moreProducts = category
      ? { href: createLinkBuilder(context.locale)(`/category/${category}`), label: context.t('shell:seeAll') }
      : null;
    return formatRail(title, products, context, moreProducts) ?? [];
  });
}
