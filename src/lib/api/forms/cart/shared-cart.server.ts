import { readSharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { addLines, listLinesWithAddOns } from '../../cart/add-lines.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import type { FormContext } from '../form-context.ts';
import { MAX_SHOWN_ERRORS } from '../rejected-form.ts';

/** Shares the cart; the cart page then shows the link. */
export async function submitShare({ locale, browserRequest }: FormContext): Promise<string> {
  const requestSession = createRequestSession(browserRequest, locale);
  const input = { params: { cartId: CURRENT_ID }, query: {}, body: {} };
  const shareResult = await proxySessionCall(shareCart, input, requestSession, locale);
  const form = shareCart.name;
  const cartPath = getLocalePath(locale, '/cart');
  if (shareResult.ok) {
    setFlash(browserRequest.cookies, { form, values: { token: shareResult.data.token } });
    return `${cartPath}#share`;
  }
  setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(shareResult.error, locale.language) });
  return cartPath;
}

/** Adds the lines of a shared cart to the visitor's own, each as far as stock allows. */
export async function submitAddSharedCart({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const cartPath = getLocalePath(locale, '/cart');
  const form = 'addShared';
  const token = fields.get('token');
  if (token === null || !IdSchema.safeParse(token).success) return cartPath;
  const requestSession = createRequestSession(browserRequest, locale);
  const sharedCart = await requestSession.client.call(readSharedCart, { params: { token } });
  // The shared cart's page explains the error.
  if (!sharedCart.ok) return getLocalePath(locale, `/shared/cart/${token}`);
  const lines = listLinesWithAddOns(sharedCart.data.items);
  if (lines.length === 0) return cartPath;
  const cart = await requestSession.getOrCreateCart();
  if (!cart.ok) {
    setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(cart.error, locale.language) });
    return cartPath;
  }
  const { messages } = await addLines(lines, {
    session: requestSession,
    cart: cart.data,
    language: locale.language,
  });
  await requestSession.getOrCreateCart();
  if (messages.length > 0) {
    const ellipsis = messages.length > MAX_SHOWN_ERRORS ? ['…'] : [];
    setFlash(browserRequest.cookies, {
      form,
      error: [...messages.slice(0, MAX_SHOWN_ERRORS), ...ellipsis].join('\n'),
    });
  }
  return cartPath;
}
