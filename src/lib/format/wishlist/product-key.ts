import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';

/**
 * Returns the key of a product: its code and, if selected, the code of the shade, independent of language.
 */
export function getProductKey(code: string, shadeCode = ''): string {
  return `${code} ${shadeCode}`;
}

/** Returns the product key of a wishlist entry. */
export function getWishlistKey(code: string, options: WishlistEntry['options']): string {
  const shade = options?.find(({ attributeFQN }) => attributeFQN === SHADE_OPTION);
  return getProductKey(code, shade && parseShadeValue(shade.value).code);
}
