import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';

// Goods that are cut by sizes are led to by one variant that stands for all: whoever comes there has not said a size.
// The address says it: `?size=M` of that variant, `?size=any` of another one; `?size=` asks again, because it was bought
// without.

/** The axis of sizes. */
export const SIZE_ATTRIBUTE = SIZE_OPTION;

/** `chosen` also of goods without sizes; `open` while none is chosen; `asked` when it was bought without. */
export type SizeSelection = 'chosen' | 'open' | 'asked';

const ANY = 'any';

function isSized({ sizeChart, variants }: ProductDetail): boolean {
  const sizes = new Set(variants.flatMap((variant) => sizeOf(variant) ?? []));
  return sizeChart !== null && sizes.size > 1;
}

function sizeOf({ options }: Pick<Variant, 'options'>): string | undefined {
  return options.find(({ attributeFQN }) => attributeFQN === SIZE_ATTRIBUTE)?.values.join(', ');
}

/** Whether the page's address says a size of goods that have them. */
export function parseSizeSelection(product: ProductDetail, query: URLSearchParams): SizeSelection {
  const size = query.get('size');
  if (!isSized(product)) return 'chosen';
  if (size === '') return 'asked';
  if (size === ANY) return 'open';
  if (product.productCode !== product.variationProductCode) return 'chosen';
  const own = product.variants.find(({ productCode }) => productCode === product.productCode);
  return own && size === sizeOf(own) ? 'chosen' : 'open';
}

/** What an address says of size so that its page takes the variant's for chosen, or not; null where it need not. */
export function getSizeParam(product: ProductDetail, variant: Variant, isChosen: boolean): string | null {
  if (!isSized(product)) return null;
  const isLead = variant.productCode === product.variationProductCode;
  if (isLead === !isChosen) return null;
  return isChosen ? (sizeOf(variant) ?? '') : ANY;
}

/** While no size is chosen: the product as it is in all of them, of which there is as much as of the best stocked. */
export function mergeSizes(product: ProductDetail): ProductDetail {
  const own = product.variants.find(({ productCode }) => productCode === product.productCode);
  const others = (variant: Pick<Variant, 'options'> | undefined): string =>
    JSON.stringify(variant?.options.filter(({ attributeFQN }) => attributeFQN !== SIZE_ATTRIBUTE));
  const alike = product.variants.filter((variant) => others(variant) === others(own));
  const stock = alike.map(({ inventoryInfo }) => inventoryInfo.onlineStockAvailable);
  const size = (own && sizeOf(own)) ?? '';
  const name = product.content.productName;
  const short = name.endsWith(size) ? name.slice(0, -size.length).replace(/[,،]\s*$/u, '') : name;
  return {
    ...product,
    content: { ...product.content, productName: short },
    specifications: product.specifications.filter(({ attributeFQN }) => attributeFQN !== SIZE_ATTRIBUTE),
    inventoryInfo: { onlineStockAvailable: Math.max(0, ...stock) },
  };
}
