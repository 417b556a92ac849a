import type { Generated } from 'kysely';
import type { FulfillmentMethod } from '#lib/contract/orders/order.ts';
import type { OrderStatus, OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { Carrier, ShipmentKind, ShipmentStatus } from '#lib/contract/orders/shipment.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';

/** Tables of orders, their lines, events, cancellations and shipments. */
export interface OrderTables {
  orders: {
    id: string;
    order_number: string | null;
    cart_id: string;
    owner_id: string;
    country: CountryCode;
    currency: Currency;
    status: OrderStatus;
    subtotal: number;
    discount_total: number;
    shipping_subtotal: number;
    shipping_total: number;
    payment_fee: Generated<number>;
    total: number;
    tax_total: number;
    tax_rate: number;
    /** JSON of the discounts when the order was drafted. */
    discounts: Generated<string>;
    guest: string | null;
    /** JSON of the billing contact; its address may be null. */
    billing: string | null;
    /** JSON of the recipient with the delivery address. */
    fulfillment: string | null;
    fulfillment_method: Generated<FulfillmentMethod>;
    /** Store code of a `Pickup` order. */
    collection_store: string | null;
    /** JSON of the person who collects the order. */
    collection_contact: string | null;
    delivery_note: string | null;
    /** Area code such as `AE-DU-BARSHA`. */
    delivery_area: string | null;
    /** `2026-11-25`, in the country's time zone. */
    slot_date: string | null;
    /** `09-12`. */
    slot_id: string | null;
    payment_method: PaymentMethod | null;
    created_at: number;
    updated_at: number;
    submitted_at: number | null;
    /** When the fulfilment job checks the order again; null before the first time. */
    next_step_at: Generated<number | null>;
  };
  order_lines: {
    id: string;
    order_id: string;
    place: number;
    cart_line_id: string;
    parent_id: string | null;
    product_code: string;
    quantity: number;
    list_amount: number;
    sale_amount: number | null;
    unit_amount: number;
    /** Before discounts. */
    total: number;
    /** The line's part of the order's discounts. */
    discount: Generated<number>;
    shade_code: string | null;
    /** JSON of the product in both languages when the order was drafted. */
    snapshot: string;
  };
  /** Status history: one row for each status that an order has had. */
  order_events: {
    id: string;
    order_id: string;
    /** Sequence number within the order. */
    place: number;
    status: OrderStatus;
    cause: OrderStatusActor;
    /** Epoch milliseconds. */
    at: number;
  };
  /** Shipments of an order: lines that are sent together. Created when the order is packed. */
  shipments: {
    id: string;
    order_id: string;
    /** Number within the order, from 1. */
    place: number;
    kind: ShipmentKind;
    status: ShipmentStatus;
    carrier: Carrier;
    /** Null until it is dispatched. */
    tracking_number: string | null;
    /**
     * `2026-11-25` and `09:00` in the country's time zone; times are null when any time of the day is
     * possible.
     */
    arrival_date: string;
    arrival_from: string | null;
    arrival_to: string | null;
    /** When each step is planned, in epoch milliseconds. */
    dispatch_due: number;
    out_due: number;
    delivery_due: number;
    packed_at: number;
    dispatched_at: number | null;
    out_at: number | null;
    delivered_at: number | null;
  };
  shipment_lines: { shipment_id: string; order_line_id: string; quantity: number };
  /** Cancellations of single lines of an order, which keeps the remaining lines. */
  order_cancellations: {
    id: string;
    order_id: string;
    /** Number within the order, from 1. */
    place: number;
    /** Reduction of the order's total, and the part of it that was returned to the wallet. */
    refund_amount: number;
    wallet_amount: number;
    at: number;
  };
  cancelled_order_lines: {
    cancellation_id: string;
    place: number;
    /** Id of the line in the order; the line may have been removed since. */
    line_id: string;
    parent_id: string | null;
    product_code: string;
    quantity: number;
    list_amount: number;
    sale_amount: number | null;
    /** Its part of the order's discounts. */
    discount: number;
    snapshot: string;
  };
  /** SQLite only; PostgreSQL has a sequence of this name. */
  order_numbers: { id: Generated<number> };
}
