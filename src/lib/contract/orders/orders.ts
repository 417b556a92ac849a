import * as z from 'zod/mini';
import { DiscountSchema, LineItemSchema } from '../cart/cart.ts';
import { AddressSchema, ContactSchema } from '../checkout/address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema, MoneySchema, NameSchema } from '../fields.ts';

const base = '/experience/checkout/guest/v1/orders';

/** Where an order stands. */
export const OrderStatusSchema = z.enum(['Pending', 'Accepted', 'Cancelled', 'Returned', 'Delivered']);

/** An order; a draft (Pending) until SubmitOrder. */
export const OrderSchema = z.object({
  id: z.string(),
  /** What people quote: `AE26-000123-7`; null until it is submitted. */
  orderNumber: z.nullable(z.string()),
  cartId: z.string(),
  status: OrderStatusSchema,
  currencyCode: z.string(),
  country: z.string(),
  items: z.array(LineItemSchema),
  subtotal: MoneySchema,
  discountTotal: MoneySchema,
  shippingSubTotal: MoneySchema,
  shippingTotal: MoneySchema,
  /** subtotal − discountTotal + shippingTotal. */
  total: MoneySchema,
  /** The VAT inside `total`. */
  taxTotal: MoneySchema,
  /** Basis points; 0 where no VAT is in force. */
  taxRate: z.int(),
  couponCodes: z.array(z.string()),
  /** Together `discountTotal`, as they were when the order was drawn up. */
  discounts: z.array(DiscountSchema),
  couponCodeValue: MoneySchema,
  employeeDiscount: z.object({ impact: MoneySchema }),
  fulfillmentMethod: z.enum(['Ship', 'Pickup']),
  fulfillmentInfo: z.object({
    fulfillmentContact: z.nullable(z.extend(ContactSchema, { address: AddressSchema })),
  }),
  billingInfo: z.nullable(z.extend(ContactSchema, { address: AddressSchema })),
  paymentDetails: z.nullable(
    z.object({
      paymentGateway: z.string(),
      paymentSource: z.enum(['credit_card', 'wallet', 'ApplePay', 'QC']),
      status: z.enum(['Pending', 'Authorised', 'Paid', 'Declined']),
      /** The last four digits, all that the shop ever sees of a card. */
      last4: z.nullable(z.string()),
    }),
  ),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  submittedAt: z.nullable(z.int()),
});
export type Order = z.output<typeof OrderSchema>;

const orderParams = z.strictObject({ id: IdSchema });

/** Draws up the order of a cart, or brings the open one up to date with it. */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  method: 'POST',
  path: base,
  query: z.strictObject({ cartId: IdSchema }),
  reply: OrderSchema,
  errors: ['CART_NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', 'QUANTITY_EXCEED'],
});

/** One order of the caller's. */
export const readOrder = defineEndpoint({
  name: 'readOrder',
  method: 'GET',
  path: `${base}/{id}`,
  params: z.strictObject({
    /** The order's id or its orderNumber. */
    id: IdSchema,
  }),
  query: z.strictObject({ isCheckoutPage: z.optional(z.enum(['true', 'false'])) }),
  reply: OrderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Says who the guest is. */
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

/** Says who pays. */
export const setOrderBilling = defineEndpoint({
  name: 'setBilling',
  method: 'PUT',
  path: `${base}/{id}/billinginfo`,
  params: orderParams,
  body: z.extend(ContactSchema, { address: AddressSchema }),
  reply: OrderSchema,
  errors: ['BILLING_REQUIRES_ORDER', 'NO_ACTIVE_ORDER'],
});

/** Says who receives and where. */
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

/** Acts on an order. SubmitOrder answers the same order however often it is asked. */
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
