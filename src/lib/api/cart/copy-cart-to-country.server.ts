import type { Locale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { addLines, listLinesWithAddOns } from './add-lines.server.ts';
import { applyCoupons } from './apply-coupons.server.ts';

/**
 * Copies the cart with its coupons when the visitor switches the country: lines get the new country's prices,
 * and lines that cannot be copied are listed on the cart page. The original cart is unchanged. Does nothing
 * when the new country's cart has lines.
 */
export async function copyCartToCountry(
  browserRequest: BrowserRequest,
  from: Locale,
  to: Locale,
): Promise<void> {
  const sourceSession = createRequestSession(browserRequest, from);
  const sourceCart = await sourceSession.readCart();
  if (!sourceCart?.ok || sourceCart.data.itemCount === 0) return;

  const targetSession = createRequestSession(browserRequest, to);
  const targetCart = await targetSession.getOrCreateCart();
  if (!targetCart.ok || targetCart.data.itemCount > 0) return;

  const target = { session: targetSession, cart: targetCart.data, language: to.language };
  const { messages } = await addLines(listLinesWithAddOns(sourceCart.data.items), target);
  const coupons = await applyCoupons(sourceCart.data.couponCodes, target);
  await targetSession.getOrCreateCart();
  if (messages.length + coupons.length === 0) return;
  const title = messages.length > 0 ? [getTranslate(to.language)('errors:NOT_CARRIED')] : [];
  setFlash(browserRequest.cookies, {
    form: 'setLocale',
    error: [...title, ...messages, ...coupons].join('\n'),
  });
}
