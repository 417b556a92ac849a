import { cancelOrderLines } from '#lib/contract/orders/cancellation.ts';
import { cancelOrder } from '#lib/contract/orders/order-history.ts';
import type { FormHandler } from '../form-context.ts';
import { submitBuyAgain } from './buy-again.server.ts';
import { submitCancellation, submitLineCancellation } from './cancel-order.server.ts';
import { submitTracking } from './track-order.server.ts';

/** Forms about submitted orders, by the name in their path. */
export const orderForms: Record<string, FormHandler> = {
  buyAgain: submitBuyAgain,
  trackOrder: submitTracking,
  [cancelOrder.name]: submitCancellation,
  [cancelOrderLines.name]: submitLineCancellation,
};
