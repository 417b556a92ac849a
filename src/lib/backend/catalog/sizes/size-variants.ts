import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { Attribute } from '#lib/contract/catalog/product.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import { readVariantRows } from '../queries.ts';

/** Sizes of a product that is sold in several sizes. */
export interface SizeVariants {
  /** True for the lead variant, whose code represents the group and does not imply a chosen size. */
  isGroupProduct: boolean;
  /** The product's own size, with which its name ends. */
  size: Attribute;
  /** Codes of the variants that differ only in size, the product's own included. */
  codes: string[];
}

interface Variant {
  code: string;
  size: Attribute | undefined;
  /** Options other than the size, as JSON. */
  otherOptions: string;
}

function parseVariant({ code, options }: { code: string; options: string }): Variant {
  const allOptions = JSON.parse(options) as Attribute[];
  const isSize = ({ attributeFQN }: Attribute) => attributeFQN === SIZE_OPTION;
  return {
    code,
    size: allOptions.find(isSize),
    otherOptions: JSON.stringify(allOptions.filter((option) => !isSize(option))),
  };
}

/** Reads the size variants of products by code; products with one size are left out. */
export async function readSizeVariants(
  db: Db | Trx,
  { country, language }: Pick<RequestContext, 'country' | 'language'>,
  codes: readonly string[],
): Promise<Map<string, SizeVariants>> {
  const sizes = new Map<string, SizeVariants>();
  if (codes.length === 0) return sizes;
  const rows = await db
    .selectFrom('products')
    .select(['code', 'group_code'])
    .where('code', 'in', codes)
    .where('size_chart', 'is not', null)
    .execute();
  const leadCodes = [...new Set(rows.map((row) => row.group_code))];
  const variants = await readVariantRows(db, { country: country.code, language }, leadCodes);
  const groups = Map.groupBy(variants, (row) => row.group_code);
  for (const { code, group_code: leadCode } of rows) {
    const groupVariants = (groups.get(leadCode) ?? []).map(parseVariant);
    const ownVariant = groupVariants.find((variant) => variant.code === code);
    const hasSeveralSizes =
      new Set(groupVariants.flatMap(({ size }) => size?.values.join(', ') ?? [])).size > 1;
    if (!hasSeveralSizes || !ownVariant?.size) continue;
    const sameOptionCodes = groupVariants
      .filter(({ otherOptions }) => otherOptions === ownVariant.otherOptions)
      .map((variant) => variant.code);
    sizes.set(code, { isGroupProduct: code === leadCode, size: ownVariant.size, codes: sameOptionCodes });
  }
  return sizes;
}
