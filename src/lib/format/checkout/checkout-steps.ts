import type { Order } from '#lib/contract/orders/orders.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from '../models/checkout.ts';

function isDeliveryChosen({ fulfillmentMethod, fulfillmentInfo }: Order): boolean {
  if (fulfillmentMethod === 'Pickup') return fulfillmentInfo.collectionStore !== null;
  return fulfillmentInfo.fulfillmentContact !== null && fulfillmentInfo.slot !== null;
}

/** Without another method, the wallet must pay the full amount. */
function isPaymentChosen({ paymentMethod, walletAmount, total }: Order): boolean {
  return paymentMethod !== null && (paymentMethod !== 'wallet' || walletAmount.amount >= total.amount);
}

const isStepDone: Record<CheckoutStep, (order: Order) => boolean> = {
  contact: (order) => order.guestCustomer !== null,
  delivery: isDeliveryChosen,
  payment: isPaymentChosen,
  review: () => false,
};

/** Returns the first step that is not complete; steps after it cannot be opened. */
export function getFirstIncompleteStep(order: Order): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => !isStepDone[step](order)) ?? 'review';
}
