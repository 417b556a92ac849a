import type { ProductSummary } from '#lib/contract/product.ts';
import type { Db } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { readStock } from '../stock/stock.ts';
import { type CardRow, readVariants, type VariantRow } from './queries.ts';
import { rangeOf, summaryOf } from './view.ts';

/** Cards as lists show them: what stands for several variants says what they cost and whether any can be had. */
export async function summaries(
  db: Db,
  rows: readonly CardRow[],
  { country, language, now }: Pick<Call, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const leads = rows.filter(({ code, group_code: group }) => code === group).map(({ code }) => code);
  const variants = await readVariants(db, { country: country.code, language }, leads);
  const groups = Map.groupBy(variants, ({ group_code: group }) => group);
  const codes = [...new Set([...rows.map(({ code }) => code), ...variants.map(({ code }) => code)])];
  const stock = await readStock(db, country.code, codes, now);
  const availableOf = (code: string) => stock.get(code)?.available ?? 0;
  return rows.map((row) => {
    const group: VariantRow[] = groups.get(row.code) ?? [];
    const available = Math.max(availableOf(row.code), ...group.map(({ code }) => availableOf(code)));
    return {
      ...summaryOf(row, country, language, available),
      variantCount: Math.max(1, group.length),
      priceRange: rangeOf(group, country),
    };
  });
}
