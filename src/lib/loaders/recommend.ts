import { productsByCode, RECOMMENDED, recommendedProducts } from '#lib/contract/catalog.ts';
import { recommendations } from '#lib/contract/editorial.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';
import type { ProductDetail, ProductSummary } from '#lib/contract/product.ts';
import type { CardModel, ProductModel } from '#lib/format/models.ts';
import { formatCard, formatRail } from './card.ts';
import { type LoaderContext, linkIn } from './context.ts';
import { listGoods } from './rail.ts';

/** How many products a browser remembers as looked at. */
const REMEMBERED = 10;
// What a further row needs at least of goods that no row above it shows.
const FEW = 4;

/** Which rows of goods an editor wants in a place, and how many goods a row has at most. */
export async function loadRows({ client }: Pick<LoaderContext, 'client'>, place: 'home' | 'product') {
  const result = await client.call(recommendations, {});
  const { tiles, rows } = result.ok ? result.data : { tiles: RECOMMENDED, rows: [] };
  return { tiles, rows: rows.filter((row) => row.place === place) };
}

type Row = Awaited<ReturnType<typeof loadRows>>['rows'][number];

async function findGoods(
  { kind }: Row,
  productCode: string,
  tiles: number,
  context: LoaderContext,
): Promise<ProductSummary[]> {
  if (kind === 'recent') return [];
  if (kind === 'popular' || kind === 'sale') return (await listGoods({ kind }, context)).slice(0, tiles);
  const query = { productCode, kind, limit: String(tiles) };
  const result = await context.client.call(recommendedProducts, { query });
  return result.ok ? result.data.products : [];
}

/** The rows of goods on a product's page, none of them twice, and where what was looked at before is to stand. */
export async function loadProductRows(
  { productCode, variationProductCode }: ProductDetail,
  context: LoaderContext,
): Promise<Pick<ProductModel, 'rails' | 'recent'>> {
  const { tiles, rows } = await loadRows(context, 'product');
  const lists = await Promise.all(rows.map((row) => findGoods(row, productCode, tiles, context)));
  const shown = new Set<string>([productCode]);
  const rails = rows.flatMap(({ title }, index) => {
    const goods = (lists[index] ?? []).filter((product) => !shown.has(product.productCode));
    if (shown.size > 1 && goods.length < FEW) return [];
    for (const product of goods) shown.add(product.productCode);
    return formatRail(title, goods, context) ?? [];
  });
  const recent = rows.find(({ kind }) => kind === 'recent');
  return {
    rails,
    recent: recent
      ? { title: recent.title, code: variationProductCode, href: linkIn(context.locale)('/recent') }
      : null,
  };
}

/** Cards of what a browser remembers; what is no code, or not sold here, is passed over. */
export async function loadRecent(context: LoaderContext, given: string): Promise<CardModel[]> {
  const codes = given.split(',', REMEMBERED).filter((code) => ProductCodeSchema.safeParse(code).success);
  if (codes.length === 0) return [];
  const result = await context.client.call(productsByCode, { body: { productsCode: [...new Set(codes)] } });
  return result.ok ? result.data.products.map((product) => formatCard(product, context)) : [];
}
