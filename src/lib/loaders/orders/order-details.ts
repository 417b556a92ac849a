import type { Order } from '#lib/contract/orders/orders.ts';
import { createPurchaseEvents } from '#lib/format/analytics/order-events.ts';
import type { OrderDetailsModel } from '#lib/format/models/orders/order-details.ts';
import type { OrderReturnsModel } from '#lib/format/models/orders/return-forms.ts';
import type { PageEventsModel } from '#lib/format/models/shared.ts';
import { formatOrderDetails } from '#lib/format/orders/order-details.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { formatAccountReview, REVIEWS_PATH, readOwnReviews } from '../reviews/own-reviews.ts';
import { loadAccountOrder } from './placed-order.ts';
import { loadOrderReturns } from './returns/order-returns.ts';

/** A page of the customer's order, with the flash message of the last form. */
export interface OwnOrderPage extends Partial<PageEventsModel> {
  details: OrderDetailsModel;
  flash: { kind: 'success' | 'error'; text: string } | null;
  /** Null before delivery, and on the page of a tracked order. */
  returns?: OrderReturnsModel | null;
}

export function getOrderFlash(
  { flashMessage, t }: SessionContext,
  { status }: Pick<Order, 'status'>,
): OwnOrderPage['flash'] {
  if (flashMessage?.form === 'cancelLines') {
    const { error } = flashMessage;
    return error ? { kind: 'error', text: error } : { kind: 'success', text: t('orders:cancelLines.done') };
  }
  if (flashMessage?.form !== 'cancelOrder') return null;
  // The second of two quick clicks is rejected, because the first has cancelled the order.
  if (flashMessage.error && status !== 'Cancelled') return { kind: 'error', text: flashMessage.error };
  return { kind: 'success', text: t('orders:cancelled') };
}

/** Adds to delivered lines the link to their review form, for new and existing reviews. */
async function addReviewLinks(context: SessionContext, { shipments }: OrderDetailsModel): Promise<void> {
  const lines = shipments.filter(({ isArrived }) => isArrived).flatMap((shipment) => shipment.lines);
  if (lines.length === 0) return;
  const reviewsResult = await readOwnReviews(context, REVIEWS_PATH);
  if (reviewsResult.kind !== 'ok') return;
  const { t } = context;
  const reviews = reviewsResult.model.map((item) => formatAccountReview(item, context));
  for (const line of lines) {
    const ownReview = reviews.find(({ code }) => code === line.code);
    if (!ownReview) continue;
    const { writeHref, writeLabel, review } = ownReview;
    const label = t(review ? 'reviews:editOwn' : 'reviews:write');
    line.review = { href: writeHref, label, longLabel: writeLabel };
  }
}

/** Loads an order of the signed-in customer; visitors are redirected to sign-in. */
export async function loadOwnOrder(
  context: SessionContext,
  orderNumber: string,
): Promise<LoaderResult<OwnOrderPage>> {
  const { locale, t } = context;
  const link = createLinkBuilder(locale);
  const path = `/my-account/orders/${orderNumber}`;
  const page = await loadAccountOrder(context, orderNumber, path);
  if (page.kind !== 'ok') return page;
  const { order, store } = page.model;
  const links = {
    invoiceHref: link(`/order-confirmation/${orderNumber}/invoice.pdf`),
    cancelHref: link(`${path}/cancel`),
    buyAgainLocale: locale.tag,
  };
  const details = formatOrderDetails(order, store, links, locale, t);
  const returns = await loadOrderReturns(context, order);
  // The list of returns has the exact dates.
  if (returns) details.returnPeriods = [];
  await addReviewLinks(context, details);
  // A return is reported to analytics by this page, because the confirmation page reports only the purchase.
  const events = order.status === 'Returned' ? createPurchaseEvents(order) : [];
  return { kind: 'ok', model: { details, flash: getOrderFlash(context, order), returns, events } };
}
