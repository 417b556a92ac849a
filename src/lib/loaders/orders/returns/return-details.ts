import { returnReasons } from '#lib/contract/content/settings.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { cancelReturn, readReturn } from '#lib/contract/orders/returns.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { ReturnModel } from '#lib/format/models/orders/returns.ts';
import { getCardLast4, toReasonLabels } from '#lib/format/orders/returns/return-content.ts';
import { formatReturn } from '#lib/format/orders/returns/return-details.ts';
import { redirectToSignIn, toAccountFailure } from '../../account/read-profile.ts';
import { type LoaderResult, type SessionContext, toFailure } from '../../context.ts';
import { RETURNS_PATH } from './return-list.ts';
import { loadStoreAddress } from './return-order.ts';
import { SEND_RETURN_FORM } from './return-review.ts';

/** A return with the result of the last form. */
export interface ReturnDetailsPage {
  details: ReturnModel;
  flash: FlashMessageModel | null;
}

function getFlash({ flashMessage, t }: SessionContext): FlashMessageModel | null {
  if (flashMessage?.error) return { kind: 'error', text: flashMessage.error };
  if (flashMessage?.form === SEND_RETURN_FORM) return { kind: 'success', text: t('returns:sent') };
  if (flashMessage?.form === cancelReturn.name) return { kind: 'success', text: t('returns:cancelled') };
  return null;
}

/** Loads a return of the customer; another customer's is not found. */
export async function loadReturn(
  context: SessionContext,
  id: string,
): Promise<LoaderResult<ReturnDetailsPage>> {
  const { locale, t, requestSession } = context;
  const path = `${RETURNS_PATH}/${id}`;
  if (!requestSession.account) return redirectToSignIn(context, path);
  const { client } = requestSession;
  const result = await client.call(readReturn, { params: { id } });
  if (!result.ok) return toAccountFailure(result.error, context, path);
  const { orderNumber, store: code, country } = result.data;
  const [reasons, order, store] = await Promise.all([
    client.call(returnReasons, {}),
    client.call(readOrder, { params: { id: orderNumber }, query: {} }),
    loadStoreAddress(context, { code, country }),
  ]);
  if (!reasons.ok) return toFailure(reasons.error);
  const last4 = order.ok ? getCardLast4(order.data) : null;
  const texts = { store, reasons: toReasonLabels(reasons.data.reasons), last4 };
  return {
    kind: 'ok',
    model: { details: formatReturn(result.data, texts, locale, t), flash: getFlash(context) },
  };
}
