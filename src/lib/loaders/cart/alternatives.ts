import { listProducts, productDetails } from '#lib/contract/catalog/catalog.ts';
import type { CartModel, LineAlternativesModel, LineModel } from '#lib/format/models/cart.ts';
import { formatRail } from '../catalog/product-cards.ts';
import type { LoaderContext } from '../context.ts';

// Limits of the calls and of what the cart page shows.
const MAX_LINES = 2;
const MAX_PRODUCTS = 4;

async function loadAlternatives(
  line: LineModel,
  context: LoaderContext,
): Promise<LineAlternativesModel | null> {
  const { client, t } = context;
  const details = await client.call(productDetails, { params: { code: line.code } });
  const category = details.ok ? details.data.categories[0]?.content.slug : undefined;
  if (!details.ok || !category) return null;
  const list = await client.call(listProducts, { query: { category } });
  if (!list.ok) return null;
  const { variationProductCode } = details.data;
  const products = list.data.products.filter(
    (product) =>
      product.inventoryInfo.onlineStockAvailable > 0 && product.variationProductCode !== variationProductCode,
  );
  const rail = formatRail(
    t('cart:alternativesTitle', { name: line.name }),
    products.slice(0, MAX_PRODUCTS),
    context,
  );
  return rail && { code: line.code, rail };
}

/** Returns products of the same category that are in stock, for the first unavailable lines of a cart. */
export async function loadLineAlternatives(
  model: CartModel | null,
  context: LoaderContext,
): Promise<LineAlternativesModel[]> {
  const unavailableLines = (model?.lines ?? []).filter(
    ({ isAvailable, parentId }) => !isAvailable && !parentId,
  );
  const alternatives = await Promise.all(
    unavailableLines.slice(0, MAX_LINES).map((line) => loadAlternatives(line, context)),
  );
  return alternatives.filter((item) => item !== null);
}
