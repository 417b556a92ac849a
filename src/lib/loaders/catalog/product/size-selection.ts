import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';

// Products with sizes are linked by their lead variant, with no size selected. `?size=M` selects the lead's
// size, `?size=any` deselects on another variant, `?size=` shows the missing-size error.

export const SIZE_ATTRIBUTE = SIZE_OPTION;

/**
 * `selected`: a size is selected or the product has none; `unselected`: not selected yet; `missing`: added to
 * the cart without a size.
 */
export type SizeSelection = 'selected' | 'unselected' | 'missing';

const ANY_SIZE = 'any';

function hasSizes({ sizeChart, variants }: ProductDetail): boolean {
  const sizes = new Set(variants.flatMap((variant) => getSize(variant) ?? []));
  return sizeChart !== null && sizes.size > 1;
}

function getSize({ options }: Pick<Variant, 'options'>): string | undefined {
  return options.find(({ attributeFQN }) => attributeFQN === SIZE_ATTRIBUTE)?.values.join(', ');
}

/** Returns the size selection that a product page's query contains. */
export function parseSizeSelection(product: ProductDetail, query: URLSearchParams): SizeSelection {
  const size = query.get('size');
  if (!hasSizes(product)) return 'selected';
  if (size === '') return 'missing';
  if (size === ANY_SIZE) return 'unselected';
  if (product.productCode !== product.variationProductCode) return 'selected';
  const currentVariant = product.variants.find(({ productCode }) => productCode === product.productCode);
  return currentVariant && size === getSize(currentVariant) ? 'selected' : 'unselected';
}

/** Returns the `size` parameter of a variant's link; null when the URL needs none. */
export function getSizeParam(product: ProductDetail, variant: Variant, isChosen: boolean): string | null {
  if (!hasSizes(product)) return null;
  const isLead = variant.productCode === product.variationProductCode;
  if (isLead === !isChosen) return null;
  return isChosen ? (getSize(variant) ?? '') : ANY_SIZE;
}

/**
 * Returns the product without a selected size: the size is removed from name and specifications, stock is the
 * highest of all sizes.
 */
export function mergeSizes(product: ProductDetail): ProductDetail {
  const currentVariant = product.variants.find(({ productCode }) => productCode === product.productCode);
  const serializeOtherOptions = (variant: Pick<Variant, 'options'> | undefined): string =>
    JSON.stringify(variant?.options.filter(({ attributeFQN }) => attributeFQN !== SIZE_ATTRIBUTE));
  const matching = product.variants.filter(
    (variant) => serializeOtherOptions(variant) === serializeOtherOptions(currentVariant),
  );
  const stock = matching.map(({ inventoryInfo }) => inventoryInfo.onlineStockAvailable);
  const sizes = currentVariant?.options.filter(({ attributeFQN }) => attributeFQN === SIZE_ATTRIBUTE) ?? [];
  const shortName = removeOptionsFromName(product.content.productName, sizes);
  return {
    ...product,
    content: { ...product.content, productName: shortName },
    specifications: product.specifications.filter(({ attributeFQN }) => attributeFQN !== SIZE_ATTRIBUTE),
    inventoryInfo: { onlineStockAvailable: Math.max(0, ...stock) },
  };
}
