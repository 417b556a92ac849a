import type { Locale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { addLines, linesOf } from './lines.server.ts';

/**
 * What happens to a cart when the shopper moves to another country by the switch: the goods come along at that
 * country's prices, and what cannot is said line by line on the cart page. The cart that was left stays as it is;
 * one that the other country already has is not touched.
 */
export async function carryCart(visitor: Visitor, from: Locale, to: Locale): Promise<void> {
  const leaving = createShopper(visitor, from);
  const left = await leaving.readCart();
  if (!left?.ok || left.data.itemCount === 0) return;

  const arriving = createShopper(visitor, to);
  const found = await arriving.openCart();
  if (!found.ok || found.data.itemCount > 0) return;

  const aim = { to: arriving, cart: found.data, language: to.language };
  const { missed } = await addLines(linesOf(left.data.items), aim);
  await arriving.openCart();
  if (missed.length === 0) return;
  const t = getTranslate(to.language);
  setFlash(visitor.cookies, { form: 'setLocale', error: [t('errors:NOT_CARRIED'), ...missed].join('\n') });
}
