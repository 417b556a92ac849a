import type { Order } from '#lib/contract/orders/orders.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isolateLatin } from '../../bidi.ts';
import { formatDate } from '../../date.ts';

/**
 * Formats the return deadlines of products, the longest period first. Periods start with delivery; before it,
 * the earliest possible dates are given, as if the order were delivered on the day it was placed.
 */
export function formatReturnPeriods(
  items: Order['items'],
  { placedAt, deliveryDay }: { placedAt: number; deliveryDay: number | null },
  locale: Locale,
  t: Translate,
): string[] {
  const names = new Map<number, Set<string>>();
  for (const { product } of items) {
    if (product.returnDays === undefined) continue;
    const group = names.get(product.returnDays) ?? new Set();
    names.set(product.returnDays, group.add(isolateLatin(product.content.productName)));
  }
  return [...names]
    .sort(([a], [b]) => b - a)
    .map(([count, group]) => {
      const products = [...group].map((name) => `\u2068${name}\u2069`).join('\u00a0· ');
      if (count === 0) return t('invoice:returnNone', { products });
      const date = `\u2066${formatDate((deliveryDay ?? placedAt) + count * DAY_MS, locale)}\u2069`;
      const key = deliveryDay === null ? 'invoice:returnAtLeast' : 'invoice:returnBy';
      return t(key, { count, date, products });
    });
}
