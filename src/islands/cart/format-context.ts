import type { CartFormatOptions } from '#lib/format/cart/cart.ts';
import type { IslandContext } from '../context.ts';

/** Where an island's carts are formatted. Apart from what makes the context: that knows all countries. */
export function getCartFormatContext({
  language,
  prefix,
  showsVat,
  cartMessages,
}: IslandContext): CartFormatOptions {
  return { language, prefix, hasVat: showsVat, words: cartMessages };
}
