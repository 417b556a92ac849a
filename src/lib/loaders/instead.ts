import { listProducts, productDetails } from '#lib/contract/catalog.ts';
import type { CartModel, InsteadModel, LineModel } from '#lib/format/models.ts';
import { formatRail } from './card.ts';
import type { LoaderContext } from './context.ts';

// Of how many lines, and how many goods for each: a cart is no list.
const LINES = 2;
const GOODS = 4;

async function loadFor(line: LineModel, context: LoaderContext): Promise<InsteadModel | null> {
  const { client, t } = context;
  const details = await client.call(productDetails, { params: { code: line.code } });
  const category = details.ok ? details.data.categories[0]?.content.slug : undefined;
  if (!details.ok || !category) return null;
  const list = await client.call(listProducts, { query: { category } });
  if (!list.ok) return null;
  const { variationProductCode } = details.data;
  const goods = list.data.products.filter(
    (product) =>
      product.inventoryInfo.onlineStockAvailable > 0 && product.variationProductCode !== variationProductCode,
  );
  const rail = formatRail(t('cart:alternativesTitle', { name: line.name }), goods.slice(0, GOODS), context);
  return rail && { code: line.code, rail };
}

/** Goods of the same kind that are in stock, for the first lines of a cart that are not. */
export async function loadInstead(model: CartModel | null, context: LoaderContext): Promise<InsteadModel[]> {
  const gone = (model?.lines ?? []).filter(({ isAvailable, parentId }) => !isAvailable && !parentId);
  const found = await Promise.all(gone.slice(0, LINES).map((line) => loadFor(line, context)));
  return found.filter((each) => each !== null);
}
