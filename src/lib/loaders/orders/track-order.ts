import { findGuestOrder } from '#lib/contract/orders/order-history.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { OrderDetailsModel } from '#lib/format/models/orders/order-details.ts';
import { formatOrderDetails } from '#lib/format/orders/order-details.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { loadPlacedOrder } from './placed-order.ts';

/** The form that finds an order. */
export interface TrackFormModel {
  form: FormModel;
  /** List of the customer's own orders. */
  accountHref: string;
  /** The form to write to the shop. */
  contactHref: string;
}

/** An order that was found by a link or by its number and email address, or that is the visitor's own. */
export interface TrackedOrderModel {
  details: OrderDetailsModel;
  /** Whether addresses and contacts are left out. */
  isRedacted: boolean;
  /** The form to write to the shop about the order. */
  contactHref: string;
  /** The form that finds an order. */
  formHref: string;
}

/** Loads the form that finds an order. */
export function loadTrackForm(context: SessionContext): TrackFormModel {
  return {
    form: getFormState('trackOrder', context),
    accountHref: createLinkBuilder(context.locale)('/my-account/orders'),
    contactHref: createLinkBuilder(context.locale)('/contact'),
  };
}

// A tracked order cannot be cancelled or bought again here. The link to its invoice is added where it is
// allowed.
const NO_LINKS = { invoiceHref: null, cancelHref: null, buyAgainLocale: null };

interface TrackRequest {
  orderNumber: string;
  token: string | null;
  /** Order that a guest has found by its number and email address. */
  trackedOrder: { orderNo: string; email: string } | undefined;
}

/** Loads the page of a tracked order; redirects to the form when it is not found. */
export async function loadTrackedOrder(
  context: SessionContext,
  { orderNumber, token, trackedOrder }: TrackRequest,
): Promise<LoaderResult<TrackedOrderModel>> {
  const { locale, t, requestSession } = context;
  const link = createLinkBuilder(locale);
  const formHref = link('/ordertrack');
  const page = await loadPlacedOrder(requestSession, { orderNumber, token });
  if (page.kind === 'ok') {
    const { order, store } = page.model;
    const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
    const invoiceHref = link(`/order-confirmation/${orderNumber}/invoice.pdf`) + query;
    const details = formatOrderDetails(order, store, { ...NO_LINKS, invoiceHref }, locale, t);
    const contactHref = link(`/contact/${orderNumber}`) + query;
    return { kind: 'ok', model: { details, isRedacted: false, contactHref, formHref } };
  }
  if (page.kind !== 'not-found') return page;
  if (trackedOrder?.orderNo !== orderNumber) return { kind: 'redirect', href: formHref };
  const result = await requestSession.client.call(findGuestOrder, { query: trackedOrder });
  if (!result.ok) return { kind: 'redirect', href: formHref };
  const details = formatOrderDetails(result.data, null, NO_LINKS, locale, t);
  const contactHref = link(`/contact/${orderNumber}`);
  return { kind: 'ok', model: { details, isRedacted: true, contactHref, formHref } };
}
