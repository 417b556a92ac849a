import { listProducts } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail, ProductSummary } from '#lib/contract/catalog/product.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import { MAX_COMPARED } from '#lib/format/catalog/compare.ts';
import type { CompareModel } from '#lib/format/models/catalog/compare.ts';
import { getCompareHref } from '#lib/locale/locale-path.ts';
import { createLinkBuilder, type LoaderContext } from '../../context.ts';
import { formatCard } from '../product-cards.ts';

/** Maximum number of suggested products. */
const MAX_SUGGESTIONS = 8;
/** If there are fewer, products of the parent category are suggested. */
const MIN_SUGGESTIONS = 3;

async function listOthers(
  slug: string,
  products: readonly ProductDetail[],
  { client }: LoaderContext,
): Promise<ProductSummary[]> {
  const result = await client.call(listProducts, { query: { category: slug } });
  const groups = new Set(products.map(({ variationProductCode }) => variationProductCode));
  return result.ok
    ? result.data.products.filter(({ variationProductCode }) => !groups.has(variationProductCode))
    : [];
}

/**
 * Suggests products of the first product's category; null when the comparison is full or no product is similar.
 */
export async function loadSuggestions(
  products: readonly ProductDetail[],
  context: LoaderContext,
): Promise<CompareModel['suggestions']> {
  const { locale, t } = context;
  const [first] = products;
  if (!first || products.length >= MAX_COMPARED) return null;
  const codes = products.map(({ productCode }) => productCode);
  for (const { content, level } of first.categories) {
    const others = await listOthers(content.slug, products, context);
    if (others.length < MIN_SUGGESTIONS && level > 1) continue;
    if (others.length === 0) return null;
    const query = new URLSearchParams([['list', content.slug], ...codes.map((code) => ['p', code])]);
    return {
      title:
        products.length > 1
          ? t('compare:add')
          : t('compare:addFirst', { name: isolateAuto(first.content.productName) }),
      products: others.slice(0, MAX_SUGGESTIONS).map((product) => {
        const { name, picture, price } = formatCard(product, context);
        return { href: getCompareHref(locale, [...codes, product.productCode]), name, picture, price };
      }),
      allLink: {
        href: createLinkBuilder(locale)(`/compare/choose?${query}`),
        label: t('compare:allIn', { category: content.name }),
      },
    };
  }
  return null;
}
