import type { CartFormatOptions } from '#lib/format/cart/cart.ts';
import type { IslandContext } from '../context.ts';

/** A separate module, because the one that creates the context imports all countries. */
export function getCartFormatOptions({
  language,
  prefix,
  hasVat,
  cartMessages,
}: IslandContext): CartFormatOptions {
  return { language, prefix, hasVat, messages: cartMessages };
}
