import type { Translate } from '#lib/messages/translate.ts';
import { interpolate } from '../interpolate.ts';
import { formatPlural, type PluralForms } from '../plural.ts';

/** Messages of `formatItemCounts`; `counts` has the placeholders `products` and `pieces`. */
export interface ItemCountMessages {
  products: PluralForms;
  pieces: PluralForms;
  counts: string;
}

/** Returns `34 products, 227 pieces`, or `3 products` when there is one piece of each. */
export function formatItemCounts(
  products: number,
  pieces: number,
  messages: ItemCountMessages,
  language: 'en' | 'ar',
): string {
  const text = formatPlural(messages.products, language, products);
  return products === pieces
    ? text
    : interpolate(messages.counts, {
        products: text,
        pieces: formatPlural(messages.pieces, language, pieces),
      });
}

/** Returns the number of lines and the sum of their quantities, without add-ons. */
function countItems(
  lines: readonly { parentId?: string | null; quantity: number }[],
): [products: number, pieces: number] {
  const products = lines.filter(({ parentId }) => !parentId);
  return [products.length, products.reduce((sum, { quantity }) => sum + quantity, 0)];
}

/** Formats the counts of lines as `formatItemCounts` does, with the translations of the server. */
export function translateItemCounts(lines: Parameters<typeof countItems>[0], t: Translate): string {
  const [productCount, totalQuantity] = countItems(lines);
  const products = t('cart:products', { count: productCount });
  const pieces = t('cart:pieces', { count: totalQuantity });
  return productCount === totalQuantity ? products : t('cart:counts', { products, pieces });
}
