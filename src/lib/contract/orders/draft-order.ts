import * as z from 'zod/mini';
import { AddressSchema } from '../checkout/address.ts';
import { ContactSchema } from '../checkout/contact.ts';
import { defineEndpoint } from '../endpoint.ts';
import { createParagraphsSchema, IdSchema, ProductCodeSchema } from '../fields.ts';
import { FulfillmentContactSchema, OrderSchema } from './order.ts';
import { PaymentMethodSchema } from './payment-method.ts';

// Changes of a draft order, in the sequence of the checkout. NO_ACTIVE_ORDER: the order is unknown, another
// owner's, submitted or cancelled; or it is paid, and the change would affect what was paid for.

const base = '/experience/checkout/guest/v1/orders';
const orderParams = z.strictObject({ id: IdSchema });

/** Maximum length of a delivery note in characters. */
export const DELIVERY_NOTE_LENGTH = 200;

/** Code of a delivery area, such as `AE-DU-BARSHA`. */
const areaCode = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{2}-[A-Z0-9]{2,20}$/));

/** A time slot of a day, in the country's time zone. */
const slotChoice = z.strictObject({
  /** `2026-11-25`. */
  date: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  /** Start and end hour: `09-12`. */
  slotId: z.string().check(z.regex(/^([01]\d|2[0-4])-([01]\d|2[0-4])$/)),
});

/** Sets the billing contact and address. Orders that are delivered need the address before they are paid. */
export const setOrderBilling = defineEndpoint({
  name: 'setBilling',
  method: 'PUT',
  path: `${base}/{id}/billinginfo`,
  params: orderParams,
  body: z.extend(ContactSchema, { address: z.optional(z.nullable(AddressSchema)) }),
  reply: OrderSchema,
  errors: ['BILLING_REQUIRES_ORDER', 'NO_ACTIVE_ORDER'],
});

/**
 * Sets home delivery: the recipient, the address and, where chosen, area and slot. With `isReturnOrder` it sets
 * the pickup of the order's return draft; area and slot are required then.
 */
export const setOrderFulfillment = defineEndpoint({
  name: 'setFulfillment',
  method: 'PUT',
  path: `${base}/{id}/fulfillmentinfo`,
  params: orderParams,
  query: z.strictObject({ isReturnOrder: z.enum(['true', 'false']) }),
  body: z.strictObject({
    fulfillmentMethod: z.enum(['Ship']),
    fulfillmentContact: FulfillmentContactSchema,
    /** Delivery area; it lies in the address's first-level area. Without it the order has none. */
    area: z.optional(areaCode),
    /** Delivery slot of the area; reserved when the payment starts. Without it the order has none. */
    slot: z.optional(slotChoice),
  }),
  reply: OrderSchema,
  errors: [
    'NO_ACTIVE_ORDER',
    'DELIVERY_METHOD_OFF',
    'AREA_UNKNOWN',
    'AREA_NOT_SERVED',
    'SLOT_GONE',
    'SLOT_FULL',
    'ORDER_NOT_FOUND',
    'RETURN_ITEM_REQUIRED',
    'RETURN_METHOD_UNAVAILABLE',
  ],
});

/** Sets collection in a store of the order's country, without delivery fee; clears a chosen slot. */
export const setCollectionStore = defineEndpoint({
  name: 'setCollectionStore',
  method: 'PUT',
  path: `${base}/{id}/collection-store`,
  params: orderParams,
  body: z.strictObject({
    storeCode: ProductCodeSchema,
    /** Person who collects the order. */
    contact: ContactSchema,
  }),
  reply: OrderSchema,
  errors: ['NO_ACTIVE_ORDER', 'DELIVERY_METHOD_OFF', 'STORE_NOT_FOUND', 'COLLECTION_UNAVAILABLE'],
});

const couponParams = z.strictObject({
  id: IdSchema,
  /** As the customer typed it: any case, any digits; empty is COUPON_REQUIRED. */
  code: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});

/** Applies a coupon to the order's cart and updates the order accordingly. */
export const applyOrderCoupon = defineEndpoint({
  name: 'applyOrderCoupon',
  method: 'PUT',
  path: `${base}/{id}/coupon/{code}`,
  params: couponParams,
  reply: OrderSchema,
  errors: [
    'NO_ACTIVE_ORDER',
    'COUPON_REQUIRED',
    'COUPON_UNKNOWN',
    'COUPON_EXPIRED',
    'COUPON_NOT_HERE',
    'COUPON_NOTHING',
    'COUPON_MINIMUM',
    'COUPON_USED',
    'COUPON_CONFLICT',
    'CART_EMPTY',
    'OUT_OF_STOCK',
    'QUANTITY_EXCEED',
  ],
});

/** Removes a coupon from the order's cart and updates the order accordingly; other codes change nothing. */
export const removeOrderCoupon = defineEndpoint({
  name: 'removeOrderCoupon',
  method: 'DELETE',
  path: `${base}/{id}/coupon/{code}`,
  params: couponParams,
  reply: OrderSchema,
  errors: ['NO_ACTIVE_ORDER', 'COUPON_REQUIRED', 'CART_EMPTY', 'OUT_OF_STOCK', 'QUANTITY_EXCEED'],
});

/** Sets the customer's note for the delivery; an empty text removes it. */
export const setDeliveryNote = defineEndpoint({
  name: 'setDeliveryNote',
  method: 'POST',
  path: `${base}/{orderId}/delivery-note`,
  params: z.strictObject({ orderId: IdSchema }),
  body: z.strictObject({
    /** Id of the note. Ignored: an order has one note. */
    id: z.optional(IdSchema),
    text: createParagraphsSchema(DELIVERY_NOTE_LENGTH, 0),
  }),
  reply: OrderSchema,
  errors: ['NO_ACTIVE_ORDER'],
});

/** Chooses how the order is paid; its fee becomes part of the total. */
export const setPaymentMethod = defineEndpoint({
  name: 'setPaymentMethod',
  method: 'PUT',
  path: '/experience/binaa/v1/orders/{id}/payment-method',
  params: orderParams,
  body: z.strictObject({ method: PaymentMethodSchema }),
  reply: OrderSchema,
  errors: ['NO_ACTIVE_ORDER', 'PAYMENT_METHOD_UNAVAILABLE'],
});
