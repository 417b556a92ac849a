import type { ProductSummary, Property } from '#lib/contract/product.ts';
import type { Db } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { readStock } from '../stock/stock.ts';
import { cardName } from './card-name.ts';
import { type CardRow, readVariants, type VariantRow } from './queries.ts';
import { cheapestFirst, rangeOf, summaryOf } from './view.ts';

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
    // A price is advertised that can be paid: what is sold out counts only where all of it is.
    const there = group.filter(({ code }) => availableOf(code) > 0);
    const available = Math.max(availableOf(row.code), ...group.map(({ code }) => availableOf(code)));
    return {
      ...summaryOf(group.length > 1 ? standFor(row, group, there) : row, country, language, available),
      variantCount: Math.max(1, group.length),
      priceRange: rangeOf(there.length > 0 ? there : group, country),
    };
  });
}

/**
 * A card for several variants: called as all of them, it says nothing that only one of them is, and costs what the
 * cheapest does.
 */
function standFor(row: CardRow, group: readonly VariantRow[], there: readonly VariantRow[]): CardRow {
  const [cheapest = row] = [...(there.length > 0 ? there : group)].sort(cheapestFirst);
  const own = group.find(({ code }) => code === row.code);
  const options = own ? (JSON.parse(own.options) as Property[]) : [];
  const names = new Set(options.map(({ attributeFQN }) => attributeFQN));
  const facts = (JSON.parse(row.facts) as Property[]).filter((fact) => !names.has(fact.attributeFQN));
  const { list_amount, sale_amount } = cheapest;
  return {
    ...row,
    list_amount,
    sale_amount,
    name: cardName(row.name, options),
    facts: JSON.stringify(facts),
  };
}
