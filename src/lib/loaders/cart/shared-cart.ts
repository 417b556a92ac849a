import { readSharedCart, type SharedCart } from '#lib/contract/cart/shared-cart.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { formatLines } from '#lib/format/cart/cart.ts';
import { translateItemCounts } from '#lib/format/cart/item-counts.ts';
import { formatDate } from '#lib/format/date.ts';
import type { SharedCartModel } from '#lib/format/models/cart.ts';
import { formatMoney } from '#lib/format/money.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

function formatSharedCart(token: string, cart: SharedCart, { locale, t }: LoaderContext): SharedCartModel {
  const formatOptions = { language: locale.language, prefix: createLinkBuilder(locale)('/') };
  const lines = formatLines(cart.items, formatOptions);
  return {
    token,
    lines,
    canAdd: lines.some(({ isAvailable, parentId }) => isAvailable && !parentId),
    title: translateItemCounts(lines, t),
    subtotal: formatMoney(cart.subtotal, locale.language),
    expiresText: t('cart:shareUntil', { date: formatDate(cart.expiresAt, locale) }),
    notSold: cart.notSold.map(({ productName: name, quantity }) =>
      t('cart:sharedNotSold', { name: isolateLatin(name), quantity: String(quantity) }),
    ),
  };
}

/**
 * Loads a shared cart, at current prices of the visitor's country;
 * `not-found` when the link is unknown or expired.
 */
export async function loadSharedCart(
  token: string,
  context: LoaderContext,
): Promise<LoaderResult<SharedCartModel>> {
  const result = await context.client.call(readSharedCart, { params: { token } });
  return result.ok
    ? { kind: 'ok', model: formatSharedCart(token, result.data, context) }
    : toFailure(result.error);
}
