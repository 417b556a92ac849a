import * as z from 'zod/mini';
import { DiscountSchema, LineItemSchema } from '../cart/cart.ts';
import { AddressSchema } from '../checkout/address.ts';
import { ContactSchema } from '../checkout/contact.ts';
import { PhoneSchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { OrderEventSchema, OrderStatusSchema } from './order-status.ts';
import { PaymentMethodSchema } from './payment-method.ts';
import { ShipmentSchema } from './shipment.ts';

/** Recipient with a delivery address. */
export const FulfillmentContactSchema = z.extend(ContactSchema, {
  address: AddressSchema,
  /** Second mobile number in E.164, of the address's country. */
  alternateMobile: z.optional(PhoneSchema),
});

/** Billing contact. Orders that are collected need no billing address. */
export const BillingContactSchema = z.extend(ContactSchema, { address: z.nullable(AddressSchema) });
export type BillingContact = z.output<typeof BillingContactSchema>;

/** `Ship`: delivered to an address. `Pickup`: collected from a store. */
export const FulfillmentMethodSchema = z.enum(['Ship', 'Pickup']);
export type FulfillmentMethod = z.output<typeof FulfillmentMethodSchema>;

const FulfillmentInfoSchema = z.object({
  /**
   * Recipient and delivery address; null until set. A draft keeps it while `fulfillmentMethod` is `Pickup`,
   * so that it need not be typed again.
   */
  fulfillmentContact: z.nullable(FulfillmentContactSchema),
  /** Code of the store of a `Pickup` order; null otherwise. */
  collectionStore: z.nullable(z.string()),
  /** Person who collects a `Pickup` order; null otherwise. */
  collectionContact: z.nullable(ContactSchema),
  /** Code of the delivery area; null when it was not chosen. */
  area: z.nullable(z.string()),
  /** Chosen delivery slot; null without one. */
  slot: z.nullable(
    z.object({
      date: z.string(),
      slotId: z.string(),
      /** `09:00`. */
      from: z.string(),
      /** `12:00`. */
      to: z.string(),
    }),
  ),
});

/**
 * The specification's names, and those of local schemes and cash. An order paid by wallet
 * has the source `QC`: no order has `wallet`.
 */
const PaymentSourceSchema = z.enum([
  'credit_card',
  'wallet',
  'ApplePay',
  'QC',
  'mada',
  'knet',
  'benefit',
  'naps',
  'omannet',
  'cash',
]);

/** The payment of an order. */
const PaymentDetailsSchema = z.object({
  paymentGateway: z.string(),
  paymentSource: PaymentSourceSchema,
  status: z.enum(['Pending', 'Authorised', 'Paid', 'Declined']),
  /** Last four digits of the card; the shop never receives the other digits. */
  last4: z.nullable(z.string()),
});

/** Refunds of an order. */
const OrderRefundSchema = z.object({
  amount: MoneySchema,
  /** `Waiting`: the request to the provider is retried. `Failed`: the shop's staff handles it. */
  status: z.enum(['Waiting', 'Requested', 'Done', 'Failed']),
});

/** Lines cancelled by the customer. They are not in `items`, and the order's amounts do not include them. */
const CancellationSchema = z.object({
  /** Epoch milliseconds. */
  at: z.int(),
  items: z.array(LineItemSchema),
  /** Amount by which the cancellation lowered the order's total. */
  refund: MoneySchema,
  /** Part of `refund` that was returned to the wallet. */
  walletRefund: MoneySchema,
});

/** An order; a draft (Pending) until it is submitted. */
export const OrderSchema = z.object({
  id: z.string(),
  /** Number shown to customers, such as `AE26-000123-7`; null until the order is submitted. */
  orderNumber: z.nullable(z.string()),
  cartId: z.string(),
  status: OrderStatusSchema,
  /** All statuses of the order, oldest first. */
  history: z.array(OrderEventSchema),
  currencyCode: z.string(),
  country: z.string(),
  /** All lines, add-ons included. */
  items: z.array(LineItemSchema),
  /** Sum of the lines before discounts. */
  subtotal: MoneySchema,
  /** Sum of all discounts. */
  discountTotal: MoneySchema,
  /** Standard delivery fee, before free delivery applies; 0 for `Pickup`. */
  shippingSubTotal: MoneySchema,
  /** Delivery fee to pay; 0 when delivery is free. */
  shippingTotal: MoneySchema,
  /** Fee of the payment method: cash on delivery; 0 for others. */
  paymentFee: MoneySchema,
  /** subtotal − discountTotal + shippingTotal + paymentFee. */
  total: MoneySchema,
  /** Part of `total` that the wallet pays, or has paid; 0 without a wallet payment. */
  walletAmount: MoneySchema,
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
  fulfillmentMethod: FulfillmentMethodSchema,
  fulfillmentInfo: FulfillmentInfoSchema,
  /** The customer's note for the delivery; null without one. */
  deliveryNote: z.nullable(z.string()),
  /** Whether the order belongs to no account, so that one can be created from it. */
  isGuestOrder: z.optional(z.boolean()),
  /** Customer of the order, as set at the first step of the checkout; null until set. */
  guestCustomer: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      /** Mobile number in E.164. */
      phone: z.optional(z.string()),
      /** Whether the customer wants SMS about the order; missing when not. */
      smsUpdates: z.optional(z.boolean()),
    }),
  ),
  /** Billing contact and address; null until set. */
  billingInfo: z.nullable(BillingContactSchema),
  /** Chosen payment method; null until chosen. */
  paymentMethod: z.nullable(PaymentMethodSchema),
  /** The payment; null before the first attempt. */
  paymentDetails: z.nullable(PaymentDetailsSchema),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  /** Shipments; empty until the order is packed, and for `Pickup`. */
  shipments: z.array(ShipmentSchema),
  /** Sum of all refunds; null without refunds. */
  refund: z.nullable(OrderRefundSchema),
  /** Cancelled lines of an order that is otherwise fulfilled; missing when there are none. */
  cancellations: z.optional(z.array(CancellationSchema)),
  /** Whether the customer can still cancel it. */
  isCancellable: z.boolean(),
  /** Epoch milliseconds; null for a draft. */
  submittedAt: z.nullable(z.int()),
});
export type Order = z.output<typeof OrderSchema>;
