import type { Locale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { addLines, listLinesWithAddOns } from './add-lines.server.ts';

/**
 * Copies the cart when the visitor switches the country: lines get that country's prices, and those that
 * cannot be copied are listed on the cart page. The original cart is unchanged. Does nothing when the other
 * country's cart has lines.
 */
export async function copyCartToCountry(visitor: BrowserRequest, from: Locale, to: Locale): Promise<void> {
  const leaving = createRequestSession(visitor, from);
  const left = await leaving.readCart();
  if (!left?.ok || left.data.itemCount === 0) return;

  const arriving = createRequestSession(visitor, to);
  const found = await arriving.getOrCreateCart();
  if (!found.ok || found.data.itemCount > 0) return;

  const aim = { session: arriving, cart: found.data, language: to.language };
  const { messages } = await addLines(listLinesWithAddOns(left.data.items), aim);
  await arriving.getOrCreateCart();
  if (messages.length === 0) return;
  const t = getTranslate(to.language);
  setFlash(visitor.cookies, { form: 'setLocale', error: [t('errors:NOT_CARRIED'), ...messages].join('\n') });
}
