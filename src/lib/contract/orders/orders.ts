import * as z from 'zod/mini';
import { DiscountSchema, LineItemSchema } from '../cart/cart.ts';
import { AddressSchema, ContactSchema } from '../checkout/address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema, MoneySchema, NameSchema } from '../fields.ts';

const base = '/experience/checkout/guest/v1/orders';

/** Status of an order. */
export const OrderStatusSchema = z.enum(['Pending', 'Accepted', 'Cancelled', 'Returned', 'Delivered']);

/** An order; a draft (Pending) until it is submitted. */
export const OrderSchema = z.object({
  id: z.string(),
  /** Number shown to customers, such as `AE26-000123-7`; null until the order is submitted. */
  orderNumber: z.nullable(z.string()),
  cartId: z.string(),
  status: OrderStatusSchema,
  currencyCode: z.string(),
  country: z.string(),
  /** All lines, add-ons included. */
  items: z.array(LineItemSchema),
  /** Sum of the lines before discounts. */
  subtotal: MoneySchema,
  /** Sum of all discounts. */
  discountTotal: MoneySchema,
  /** Standard delivery fee, before free delivery applies. */
  shippingSubTotal: MoneySchema,
  /** Delivery fee to pay; 0 when delivery is free. */
  shippingTotal: MoneySchema,
  /** subtotal − discountTotal + shippingTotal. */
  total: MoneySchema,
  /** VAT included in `total`. */
  taxTotal: MoneySchema,
  /** VAT rate in basis points; 0 in countries without VAT. */
  taxRate: z.int(),
  couponCodes: z.array(z.string()),
  /** Discounts at the time the order was created; they add up to `discountTotal`. */
  discounts: z.array(DiscountSchema),
  /** Amount of the coupon discount. */
  couponCodeValue: MoneySchema,
  /** Amount of the employee discount; 0 for other customers. */
  employeeDiscount: z.object({ impact: MoneySchema }),
  fulfillmentMethod: z.enum(['Ship', 'Pickup']),
  fulfillmentInfo: z.object({
    /** Recipient and delivery address; null until set. */
    fulfillmentContact: z.nullable(z.extend(ContactSchema, { address: AddressSchema })),
  }),
  /** Billing contact and address; null until set. */
  billingInfo: z.nullable(z.extend(ContactSchema, { address: AddressSchema })),
  /** The payment; null before the first attempt. */
  paymentDetails: z.nullable(
    z.object({
      paymentGateway: z.string(),
      paymentSource: z.enum(['credit_card', 'wallet', 'ApplePay', 'QC']),
      status: z.enum(['Pending', 'Authorised', 'Paid', 'Declined']),
      /** Last four digits of the card; the shop never sees more of it. */
      last4: z.nullable(z.string()),
    }),
  ),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  /** Epoch milliseconds; null for a draft. */
  submittedAt: z.nullable(z.int()),
});
export type Order = z.output<typeof OrderSchema>;

const orderParams = z.strictObject({ id: IdSchema });

/** Creates the draft order of a cart, or updates the existing draft to match the cart. */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  method: 'POST',
  path: base,
  query: z.strictObject({ cartId: IdSchema }),
  reply: OrderSchema,
  errors: ['CART_NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', 'QUANTITY_EXCEED'],
});

/** Returns an order of the caller. */
export const readOrder = defineEndpoint({
  name: 'readOrder',
  method: 'GET',
  path: `${base}/{id}`,
  params: z.strictObject({
    /** Order id or order number. */
    id: IdSchema,
  }),
  query: z.strictObject({ isCheckoutPage: z.optional(z.enum(['true', 'false'])) }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Sets name and email address of a guest's order. */
export const setGuestCustomer = defineEndpoint({
  name: 'setGuestCustomer',
  method: 'POST',
  path: `${base}/customer/guest-customer`,
  body: z.strictObject({
    orderId: IdSchema,
    firstName: NameSchema,
    lastName: NameSchema,
    emailAddress: EmailSchema,
  }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND', 'NO_ACTIVE_ORDER'],
});

/** Sets the billing contact and address. */
export const setOrderBilling = defineEndpoint({
  name: 'setBilling',
  method: 'PUT',
  path: `${base}/{id}/billinginfo`,
  params: orderParams,
  body: z.extend(ContactSchema, { address: AddressSchema }),
  reply: OrderSchema,
  errors: ['BILLING_REQUIRES_ORDER', 'NO_ACTIVE_ORDER'],
});

/** Sets the recipient and the delivery address. */
export const setOrderFulfillment = defineEndpoint({
  name: 'setFulfillment',
  method: 'PUT',
  path: `${base}/{id}/fulfillmentinfo`,
  params: orderParams,
  query: z.strictObject({ isReturnOrder: z.enum(['false']) }),
  body: z.strictObject({
    fulfillmentMethod: z.enum(['Ship']),
    fulfillmentContact: z.extend(ContactSchema, { address: AddressSchema }),
  }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND', 'NO_ACTIVE_ORDER'],
});

/** Performs an action on an order. SubmitOrder is idempotent: repeating it returns the same order. */
export const performOrderAction = defineEndpoint({
  name: 'actOnOrder',
  method: 'POST',
  path: `${base}/{id}/actions`,
  params: orderParams,
  body: z.strictObject({ actionName: z.enum(['SubmitOrder']) }),
  reply: OrderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'NO_ACTIVE_ORDER',
    'ORDER_INCOMPLETE',
    'PAYMENT_REQUIRED',
    'PAYMENT_DECLINED',
    'PAYMENT_INSUFFICIENT_FUNDS',
    'PAYMENT_EXPIRED',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
  ],
});
