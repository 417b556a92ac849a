import { orderConfirmationPage } from '#lib/contract/content/settings.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { formatBillingLines } from '#lib/format/address-lines.ts';
import { createPurchaseEvents } from '#lib/format/analytics/order-events.ts';
import { formatLine } from '#lib/format/cart/cart.ts';
import { preventLineNameBreaks } from '#lib/format/catalog/name-breaks.ts';
import { formatDeliveryTime, formatStandardDelivery } from '#lib/format/delivery/delivery-texts.ts';
import type { ConfirmationModel } from '#lib/format/models/checkout.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import {
  formatContactLines,
  formatOrderSummary,
  formatStoreLink,
  getOrderLocale,
  listDeliveryLines,
} from '#lib/format/orders/order-summary.ts';
import { formatOrderTotals } from '#lib/format/orders/order-totals.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { loadPlacedOrder, type OrderPageRequest } from './placed-order.ts';

/** Returns the account offer of the page: to create an account, or a link to the visitor's own. */
function getAccount(
  { guestCustomer, isGuestOrder }: Order,
  { orderNumber, token }: OrderPageRequest,
  { requestSession, flashMessage, locale, t }: SessionContext,
): ConfirmationModel['account'] {
  if (requestSession.account)
    return token === null
      ? { href: getLocalePath(locale, `/my-account/orders/${encodeURIComponent(orderNumber)}`) }
      : null;
  if (!guestCustomer || !isGuestOrder) return null;
  const { errors, error } = getFormState('orderAccount', { flashMessage, locale, t });
  const values = { orderNumber, ...(token !== null && { token }) };
  return { values, errors, error, email: guestCustomer.emailAddress };
}

type ConfirmationContent = Pick<
  ConfirmationModel,
  'title' | 'nextTitle' | 'nextSteps' | 'orderNumberNote' | 'links'
>;

/** Loads the editor's texts; the shop's default texts when the call fails, as the order is already placed. */
async function loadContent(
  { client }: RequestSession,
  locale: Locale,
  t: Translate,
): Promise<ConfirmationContent> {
  const result = await client.call(orderConfirmationPage, {});
  const link = createLinkBuilder(locale);
  if (result.ok) {
    const links = result.data.links.map(({ label, href }) => ({ label, href: link(href) }));
    const { next, keep, ...texts } = result.data;
    return { ...texts, nextSteps: next, orderNumberNote: keep, links };
  }
  return {
    title: t('shell:confirmationTitle'),
    nextTitle: t('shell:confirmationNext'),
    nextSteps: [t('checkout:next-prepare'), formatStandardDelivery('next', t), t('checkout:next-help')],
    orderNumberNote: t('shell:confirmationKeep'),
    links: [{ label: t('shell:continueShopping'), href: link('/') }],
  };
}

const getPrepareStep = ({ items }: Order, t: Translate): string =>
  t(
    `checkout:${items.some(({ product }) => product.isPaintProduct) ? 'next-prepareTinted' : 'next-prepare'}`,
  );

/** Formats the next steps of an order for collection. */
function getCollectionSteps(order: Order, store: string, t: Translate): string[] {
  return [getPrepareStep(order, t), t('invoice:nextCollect', { store }), t('checkout:next-help')];
}

/** Formats the next steps of an order with a delivery slot; null without one. */
function getSlotSteps(order: Order, locale: Locale, t: Translate): string[] | null {
  const { slot } = order.fulfillmentInfo;
  if (!slot) return null;
  const deliveryTime = formatDeliveryTime(slot, locale, t, Date.now());
  return [getPrepareStep(order, t), t('checkout:next-slot', { when: deliveryTime }), t('checkout:next-help')];
}

/** Loads the confirmation page of an order: the visitor's own order, or the one of a signed link. */
export async function loadOrderConfirmation(
  context: SessionContext,
  request: OrderPageRequest,
): Promise<LoaderResult<ConfirmationModel>> {
  const { requestSession, locale, t } = context;
  const [page, content] = await Promise.all([
    loadPlacedOrder(requestSession, request),
    loadContent(requestSession, locale, t),
  ]);
  if (page.kind !== 'ok') return page;
  const { order, store } = page.model;
  const { orderNumber, token } = request;
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const path = `/order-confirmation/${orderNumber}`;
  const summary = formatOrderSummary(order, locale, t, store);
  const { fulfillmentContact, collectionContact } = order.fulfillmentInfo;
  const contact = fulfillmentContact ?? collectionContact ?? order.billingInfo;
  const orderLocale = getOrderLocale(order, locale);
  const formatOptions = { language: locale.language, prefix: getLocalePath(locale, '/') };
  const { delivery } = summary;
  const storeLink = formatStoreLink(store, orderLocale);
  const deliveryLines = listDeliveryLines(delivery, false);
  const slotSteps = getSlotSteps(order, orderLocale, t);
  return {
    kind: 'ok',
    model: {
      ...content,
      ...(slotSteps && { nextSteps: slotSteps }),
      ...(store && { nextSteps: getCollectionSteps(order, store.name, t) }),
      ...(!['Accepted', 'Packed'].includes(order.status) && { nextSteps: [] }),
      orderNumber,
      path: path + query,
      status: t(`orders:status.${order.status}`),
      trackHref: `${getLocalePath(locale, `/ordertrack/${orderNumber}`)}${query}`,
      invoiceHref: `${getLocalePath(locale, path)}/invoice.pdf${query}`,
      email: getOrderCustomer(order)?.emailAddress ?? '',
      placedAt: summary.placedAt,
      lines: order.items.map((line) => preventLineNameBreaks(formatLine(line, formatOptions))),
      // The purchase is reported by the session that made it, not each time that the link is opened.
      purchasedProducts: token === null ? formatPurchase(order) : [],
      events: token === null ? createPurchaseEvents(order) : [],
      totals: formatOrderTotals(order, locale, t),
      delivery: {
        title: delivery.title,
        link: storeLink,
        lines: storeLink ? deliveryLines.slice(1) : deliveryLines,
      },
      billing: formatBillingLines(order, locale, t),
      contact: contact ? formatContactLines(contact, orderLocale) : [],
      payment: summary.payment,
      returns: summary.returns,
      account: getAccount(order, request, context),
    },
  };
}

function formatPurchase({ items }: Order): ConfirmationModel['purchasedProducts'] {
  return items.map(({ product, quantity, unitPrice }) => ({
    code: product.productCode,
    quantity,
    price: unitPrice.extendedAmount,
    listPrice: unitPrice.listAmount,
  }));
}
