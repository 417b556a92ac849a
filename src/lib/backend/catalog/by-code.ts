import type { ProductSummary } from '#lib/contract/product.ts';
import type { Db } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { summaries } from './cards.ts';
import { readCards } from './queries.ts';

/** Cards of given products as lists show them, in the order asked for; what is not sold here is left out. */
export async function cardsByCode(
  db: Db,
  codes: readonly string[],
  call: Pick<Call, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const place = { country: call.country.code, language: call.language };
  return await summaries(db, await readCards(db, place, codes), call);
}
