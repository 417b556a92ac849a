import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { Db } from '../db/database.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { presentProductSummaries } from './product-summaries.ts';
import { readSummaryRows } from './queries.ts';

/** Lists summaries in the order of the codes; products not sold in the country are left out. */
export async function listSummariesByCode(
  db: Db,
  codes: readonly string[],
  context: Pick<RequestContext, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const locale = { country: context.country.code, language: context.language };
  return await presentProductSummaries(db, await readSummaryRows(db, locale, codes), context);
}
