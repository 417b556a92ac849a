import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import { listSummaryRows } from '../listing.ts';
import { presentProductSummaries } from '../product-summaries.ts';
import { type CatalogLocale, readRelatedFacts, readSummaryRows } from '../queries.ts';
import type { ListBoughtTogether } from './bought-together.ts';

interface RecommendationQuery {
  code: string;
  kind: 'related' | 'together';
  limit: number;
}

/** Lists recommended products, filled up with the most popular products of the product's categories. */
export async function listRecommendedProducts(
  db: Db,
  together: ListBoughtTogether,
  { code, kind, limit }: RecommendationQuery,
  call: RequestContext,
): Promise<ProductSummary[]> {
  const place: CatalogLocale = { country: call.country.code, language: call.language };
  const own = await readRelatedFacts(db, code);
  if (!own) throw new AppError('PRODUCT_NOT_FOUND');
  const boughtTogether = kind === 'together' ? await together(own.group, call.now) : [];
  const named = await readSummaryRows(
    db,
    place,
    [...boughtTogether, ...own.related].filter((each) => each !== code && each !== own.group),
  );
  const cards = named.slice(0, limit);
  for (const category of own.categories) {
    if (cards.length >= limit) break;
    const there = new Set([own.group, ...cards.map((card) => card.group_code)]);
    const popular = await listSummaryRows(db, place, { category }, limit + there.size);
    cards.push(...popular.filter((card) => !there.has(card.group_code)).slice(0, limit - cards.length));
  }
  return await presentProductSummaries(db, cards, call);
}
