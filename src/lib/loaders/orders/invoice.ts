import type { InvoiceModel } from '#lib/format/models/orders/invoice.ts';
import { formatInvoice } from '#lib/format/orders/invoice.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import type { LoaderResult } from '../context.ts';
import { loadPlacedOrder, type OrderPageRequest } from './placed-order.ts';

/** Loads the invoice of a placed order, in the page's language. */
export async function loadInvoice(
  requestSession: RequestSession,
  request: OrderPageRequest,
  locale: Locale,
  t: Translate,
): Promise<LoaderResult<InvoiceModel>> {
  const page = await loadPlacedOrder(requestSession, request);
  if (page.kind !== 'ok') return page;
  return { kind: 'ok', model: formatInvoice(page.model.order, locale, t, page.model.store) };
}
