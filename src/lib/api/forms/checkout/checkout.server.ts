import type { FormHandler } from '../form-context.ts';
import { submitContact } from './contact.server.ts';
import { submitCoupon } from './coupon.server.ts';
import { submitDelivery } from './delivery.server.ts';
import { submitPaymentMethod } from './payment.server.ts';
import { placeOrder } from './start-payment.server.ts';

/** Forms of the checkout by name. */
export const checkoutForms: Record<string, FormHandler> = {
  checkoutContact: submitContact,
  checkoutDelivery: submitDelivery,
  checkoutPayment: submitPaymentMethod,
  checkoutCoupon: submitCoupon,
  placeOrder,
};
