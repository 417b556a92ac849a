import type { Attribute, ProductSummary } from '#lib/contract/catalog/product.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import type { Db } from '../db/database.ts';
import { readProductDelivery } from '../delivery/arrivals.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { readStock } from '../stock/reservations.ts';
import { compareByPrice, presentPriceRange, presentProductSummary } from './present-product.ts';
import { type ProductSummaryRow, readSummaryRows, readVariantRows, type VariantRow } from './queries.ts';

/** Presents list summaries. The summary of a lead variant has the price range and availability of its whole group. */
export async function presentProductSummaries(
  db: Db,
  rows: readonly ProductSummaryRow[],
  { country, language, now }: Pick<RequestContext, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const leadCodes = rows.filter(({ code, group_code: group }) => code === group).map(({ code }) => code);
  const variants = await readVariantRows(db, { country: country.code, language }, leadCodes);
  const groups = Map.groupBy(variants, ({ group_code: group }) => group);
  const codes = [...new Set([...rows.map(({ code }) => code), ...variants.map(({ code }) => code)])];
  const [stock, delivery] = await Promise.all([
    readStock(db, country.code, codes, now),
    readProductDelivery(
      db,
      country,
      rows.map(({ code }) => code),
    ),
  ]);
  const getAvailable = (code: string) => stock.get(code)?.available ?? 0;
  return rows.map((row) => {
    const group: VariantRow[] = groups.get(row.code) ?? [];
    // Sold-out variants count for the price only when all of them are sold out.
    const availableVariants = group.filter(({ code }) => getAvailable(code) > 0);
    const available = Math.max(getAvailable(row.code), ...group.map(({ code }) => getAvailable(code)));
    const ownDelivery = available > 0 ? delivery.get(row.code) : undefined;
    return {
      ...presentProductSummary(
        group.length > 1 ? createGroupRow(row, group, availableVariants) : row,
        country,
        language,
        available,
      ),
      ...(ownDelivery && { delivery: ownDelivery }),
      variantCount: Math.max(1, group.length),
      priceRange: presentPriceRange(availableVariants.length > 0 ? availableVariants : group, country),
    };
  });
}

/** Returns the row of a variant group: name and facts without the variant's options, price of the cheapest variant. */
function createGroupRow(
  row: ProductSummaryRow,
  group: readonly VariantRow[],
  availableVariants: readonly VariantRow[],
): ProductSummaryRow {
  const [cheapest = row] = [...(availableVariants.length > 0 ? availableVariants : group)].sort(
    compareByPrice,
  );
  const ownVariant = group.find(({ code }) => code === row.code);
  const options = ownVariant ? (JSON.parse(ownVariant.options) as Attribute[]) : [];
  const names = new Set(options.map(({ attributeFQN }) => attributeFQN));
  const facts = (JSON.parse(row.facts) as Attribute[]).filter((fact) => !names.has(fact.attributeFQN));
  const { list_amount, sale_amount } = cheapest;
  return {
    ...row,
    list_amount,
    sale_amount,
    name: removeOptionsFromName(row.name, options),
    facts: JSON.stringify(facts),
  };
}

/** Lists summaries in the order of the codes; products not sold in the country are left out. */
export async function listSummariesByCode(
  db: Db,
  codes: readonly string[],
  context: Pick<RequestContext, 'country' | 'language' | 'now'>,
): Promise<ProductSummary[]> {
  const locale = { country: context.country.code, language: context.language };
  return await presentProductSummaries(db, await readSummaryRows(db, locale, codes), context);
}
