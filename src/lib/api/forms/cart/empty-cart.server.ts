import { isUnsupportedCall, type Result } from '#lib/client/client.ts';
import { removeItems } from '#lib/contract/cart/bulk-items.ts';
import { type Cart, removeItem } from '#lib/contract/cart/cart.ts';
import { shareCart } from '#lib/contract/cart/shared-cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import type { FormContext } from '../form-context.ts';

/** Removes lines one by one, for an API that does not remove them together. */
async function removeEachLine(
  lineItemIds: readonly string[],
  requestSession: RequestSession,
  locale: Locale,
): Promise<Result<Cart>> {
  let removeResult: Result<Cart> | undefined;
  for (const lineItemId of lineItemIds) {
    const params = { cartId: CURRENT_ID, lineItemId };
    removeResult = await proxySessionCall(
      removeItem,
      { params, query: {}, body: {} },
      requestSession,
      locale,
    );
    if (!removeResult.ok) return removeResult;
  }
  return removeResult ?? requestSession.getOrCreateCart();
}

/** Removes all lines. The flash message contains the token of a shared cart from which they can be restored. */
export async function submitEmptyCart({ locale, browserRequest }: FormContext): Promise<string> {
  const requestSession = createRequestSession(browserRequest, locale);
  const cartPath = getLocalePath(locale, '/cart');
  const cart = await requestSession.readCart();
  if (!cart?.ok || cart.data.items.length === 0) return cartPath;
  const params = { cartId: CURRENT_ID };
  const shareResult = await proxySessionCall(
    shareCart,
    { params, query: {}, body: {} },
    requestSession,
    locale,
  );
  const body = { lineItemIds: cart.data.items.map(({ id }) => id) };
  let removeResult: Result<Cart> = await proxySessionCall(
    removeItems,
    { params, query: {}, body },
    requestSession,
    locale,
  );
  if (isUnsupportedCall(removeResult))
    removeResult = await removeEachLine(body.lineItemIds, requestSession, locale);
  setFlash(browserRequest.cookies, {
    form: 'emptyCart',
    ...(!removeResult.ok && { error: getApiErrorMessage(removeResult.error, locale.language) }),
    ...(removeResult.ok && shareResult.ok && { values: { token: shareResult.data.token } }),
  });
  return cartPath;
}
