import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import type { ProductCardModel } from '#lib/format/models/product-card.ts';
import { formatCard } from '../catalog/product-cards.ts';
import type { LoaderContext, LoaderResult } from '../context.ts';

const DEPARTMENT = 'paint';
const MAX_CARDS = 4;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Data of the style guide besides fixed texts: real products, reduced ones first. */
export interface StyleGuideModel {
  cards: ProductCardModel[];
}

/** Loads the style guide; not found in a public shop. */
export async function loadStyleGuide(context: LoaderContext): Promise<LoaderResult<StyleGuideModel>> {
  const { client, siteUrl } = context;
  if (!LOCAL_HOSTS.includes(new URL(siteUrl).hostname)) return { kind: 'not-found' };
  const result = await client.call(departmentPage, { params: { catCode: DEPARTMENT } });
  const products = result.ok ? [...result.data.onSale.slice(0, 2), ...result.data.popular] : [];
  return {
    kind: 'ok',
    model: { cards: products.slice(0, MAX_CARDS).map((product) => formatCard(product, context)) },
  };
}
