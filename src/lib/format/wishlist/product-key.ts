import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';

/** What goods are known by: the code, and that of the shade where one is chosen, whatever language names it. */
export function getProductKey(code: string, shadeCode = ''): string {
  return `${code} ${shadeCode}`;
}

/** What a wish's goods are known by. */
export function getWishlistKey(code: string, options: WishlistEntry['options']): string {
  const shade = options?.find(({ attributeFQN }) => attributeFQN === SHADE_OPTION);
  return getProductKey(code, shade && parseShadeValue(shade.value).code);
}
