import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import { listSummaryRows } from '../listing.ts';
import { presentProductSummaries } from '../product-summaries.ts';
import { type CatalogLocale, type ProductSummaryRow, readRelatedFacts, readSummaryRows } from '../queries.ts';
import type { ListBoughtTogether } from './bought-together.ts';

interface RecommendationQuery {
  code: string;
  kind: 'related' | 'together';
  limit: number;
}

/**
 * Lists recommended products, followed by the most popular products of the product's categories until the
 * list is full. For `together`, products bought with it come first, and other products of its own leaf
 * category only complete the list.
 */
export async function listRecommendedProducts(
  db: Db,
  listBoughtTogether: ListBoughtTogether,
  { code, kind, limit }: RecommendationQuery,
  context: RequestContext,
): Promise<ProductSummary[]> {
  const locale: CatalogLocale = { country: context.country.code, language: context.language };
  const relatedFacts = await readRelatedFacts(db, code);
  if (!relatedFacts) throw new AppError('PRODUCT_NOT_FOUND');
  const boughtTogether = kind === 'together' ? await listBoughtTogether(relatedFacts.group, context.now) : [];
  const candidates = await readSummaryRows(
    db,
    locale,
    [...boughtTogether, ...relatedFacts.related].filter(
      (candidateCode) => candidateCode !== code && candidateCode !== relatedFacts.group,
    ),
  );
  const [leafCategory] = relatedFacts.categories;
  const isRecommended = (row: ProductSummaryRow): boolean =>
    kind === 'related' || row.category_code !== leafCategory?.code || boughtTogether.includes(row.code);
  const rows = candidates.filter(isRecommended).slice(0, limit);
  const [, ...widerCategories] = relatedFacts.categories;
  for (const category of kind === 'related' ? relatedFacts.categories : [...widerCategories, leafCategory]) {
    if (rows.length >= limit) break;
    const shownGroups = new Set([relatedFacts.group, ...rows.map((row) => row.group_code)]);
    const popularProducts = await listSummaryRows(db, locale, { category }, limit + shownGroups.size);
    const isNew = (row: ProductSummaryRow) =>
      !shownGroups.has(row.group_code) && (category === leafCategory || isRecommended(row));
    rows.push(...popularProducts.filter(isNew).slice(0, limit - rows.length));
  }
  return await presentProductSummaries(db, rows, context);
}
