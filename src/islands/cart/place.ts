import type { CartPlace } from '#lib/format/cart.ts';
import type { ShopContext } from '../context.ts';

/** Where an island's carts are formatted. Apart from what makes the context: that knows all countries. */
export function cartPlace({ language, prefix, hasVat, cartWords }: ShopContext): CartPlace {
  return { language, prefix, hasVat, words: cartWords };
}
