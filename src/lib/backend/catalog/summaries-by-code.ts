import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { Db } from '../db/database.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { presentProductSummaries } from './product-summaries.ts';
import { readSummaryRows } from './queries.ts';

/** Cards of given products as lists show them, in the order asked for; what is not sold here is left out. */
export async function listSummariesByCode(
  db: Db,
  codes: readonly string[],
  call: Pick<RequestContext, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const place = { country: call.country.code, language: call.language };
  return await presentProductSummaries(db, await readSummaryRows(db, place, codes), call);
}
