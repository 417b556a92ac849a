import type { Cart } from '#lib/contract/cart/cart.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { createCheckoutEvent } from '#lib/format/analytics/order-events.ts';
import { formatCartAlerts, formatLine } from '#lib/format/cart/cart.ts';
import { translateItemCounts } from '#lib/format/cart/item-counts.ts';
import { getFirstIncompleteStep } from '#lib/format/checkout/checkout-steps.ts';
import { createCartFormatOptions } from '#lib/format/format-options.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutLayoutModel,
  type CheckoutStep,
  type CheckoutStepModel,
  type CheckoutSummaryModel,
} from '#lib/format/models/checkout.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatOrderTotals } from '#lib/format/orders/order-totals.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { LoaderRedirect, SessionContext } from '../context.ts';
import { createLinkBuilder } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { loadCheckoutBanner } from './checkout-banner.ts';
import { readDraftOrder } from './draft-order.ts';

/** Path of a step, without the locale. */
export function getStepPath(step: CheckoutStep): string {
  return `/checkout/${step}`;
}

function listSteps(
  current: CheckoutStep,
  open: CheckoutStep,
  { locale, t }: SessionContext,
): CheckoutStepModel[] {
  const link = createLinkBuilder(locale);
  const openIndex = CHECKOUT_STEPS.indexOf(open);
  return CHECKOUT_STEPS.map((step, index) => ({
    step,
    label: t(`checkout:step-${step}`),
    href: step !== current && index <= openIndex ? link(getStepPath(step)) : null,
    isCurrent: step === current,
    isDone: index < openIndex,
  }));
}

/**
 * Formats the note that the delivery step shows when the other method is chosen: the totals beside it are
 * those of the order's method. Null when collection would cost the same.
 */
function formatMethodNote(
  { fulfillmentMethod, total, shippingTotal }: Order,
  { language }: Locale,
  t: Translate,
): CheckoutSummaryModel['methodNote'] {
  if (fulfillmentMethod === 'Pickup') return { method: 'home', text: t('checkout:totalWithDelivery') };
  if (shippingTotal.amount === 0) return null;
  const collected = { ...total, amount: total.amount - shippingTotal.amount };
  return {
    method: 'collect',
    text: t('checkout:totalCollected', { total: formatMoney(collected, language) }),
  };
}

function formatSummary(order: Order, context: SessionContext, t: Translate): CheckoutSummaryModel {
  const { locale } = context;
  const formatOptions = { language: locale.language, prefix: getLocalePath(locale, '/') };
  const coupon = getFormState('checkoutCoupon', context);
  const lines = order.items.map((line) => formatLine(line, formatOptions));
  return {
    lines,
    count: translateItemCounts(lines, t),
    totals: formatOrderTotals(order, locale, t),
    couponCodes: order.couponCodes,
    couponError: coupon.error,
    typedCoupon: coupon.values.code ?? '',
    methodNote: formatMethodNote(order, locale, t),
  };
}

/** Whether the cart was changed after the draft was created, for example in another tab. */
function isOutdatedDraft(order: Order, cart: Cart): boolean {
  const count = (lines: readonly { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cartLines = cart.items.flatMap(({ items }) => items);
  const discounts = cart.discounts.reduce((sum, { amount }) => sum + amount.amount, 0);
  return (
    count(order.items) !== count(cartLines) ||
    order.subtotal.amount !== cart.subtotal.amount ||
    order.discountTotal.amount !== discounts
  );
}

/**
 * Stores the backend's changes for the step that the redirect opens, because the backend reports each change
 * only once.
 */
function reportCartChanges(
  { changes }: Cart,
  { requestSession, locale, t, flashMessage }: SessionContext,
): void {
  if (changes.length === 0) return;
  const alerts = formatCartAlerts(changes, createCartFormatOptions(locale, t).messages);
  const previousError = getStepError(flashMessage);
  const error = [...(previousError ? [previousError] : []), ...alerts.map(({ text }) => text)].join('\n');
  requestSession.setFlash({ form: 'checkout', error });
}

function getStepError(flashMessage: SessionContext['flashMessage']): string | null {
  const isStepForm = flashMessage?.form.startsWith('checkout') && flashMessage.form !== 'checkoutCoupon';
  return (isStepForm && flashMessage?.error) || null;
}

interface LoadedCheckoutLayout {
  kind: 'ok';
  order: Order;
  layout: CheckoutLayoutModel;
}

/**
 * Loads the draft order and the data that every step shows. Redirects to the start of the checkout without a
 * draft of the current cart, and to the first incomplete step when an earlier one is not complete.
 */
export async function loadCheckoutLayout(
  step: CheckoutStep,
  context: SessionContext,
): Promise<LoadedCheckoutLayout | LoaderRedirect> {
  const { requestSession, locale, t, flashMessage } = context;
  const link = createLinkBuilder(locale);
  const [order, cart, banner] = await Promise.all([
    readDraftOrder(requestSession, locale),
    requestSession.readCart(),
    loadCheckoutBanner({ client: requestSession.client, locale }),
  ]);
  if (!order || !cart?.ok || isOutdatedDraft(order, cart.data)) {
    if (cart?.ok) reportCartChanges(cart.data, context);
    return { kind: 'redirect', href: link('/checkout') };
  }
  const open = getFirstIncompleteStep(order);
  if (CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(open))
    return { kind: 'redirect', href: link(getStepPath(open)) };
  return {
    kind: 'ok',
    order,
    layout: {
      steps: listSteps(step, open, context),
      summary: formatSummary(order, context, t),
      banner,
      error: getStepError(flashMessage),
      events: [createCheckoutEvent(order, step)],
    },
  };
}
