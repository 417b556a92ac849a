import type { DiscountModel } from '../cart.ts';

/** A bought product or service. */
export interface OrderSummaryLine {
  name: string;
  /** The shade, and the line's part of a discount. */
  details: string[];
  quantity: string;
  unitPrice: string;
  /** Quantity × unit price, before discounts. */
  amount: string;
  isAddOn: boolean;
}

/** Destination and time of an order's delivery. */
export interface OrderDeliveryModel {
  /** Whether the order is collected from a store. */
  isCollection: boolean;
  /** `Delivery to` or `Collection from`. */
  title: string;
  /** Name and phone number of the recipient. */
  recipient: string[];
  /** Address, or the store of a collection. */
  destination: string[];
  /** Day and time, or the usual promise; null when nothing is promised. */
  timeText: string | null;
  /** The customer's note; null without one. */
  note: string | null;
}

/** A formatted order, for its confirmation email and its invoice. */
export interface OrderSummaryModel {
  placedAt: string;
  lines: OrderSummaryLine[];
  /** Subtotal, discounts, delivery and fees, in the order in which they are added up. */
  sums: DiscountModel[];
  total: string;
  /** VAT inside the total; null in countries without VAT. */
  vat: { rate: string; net: string; amount: string } | null;
  delivery: OrderDeliveryModel;
  payment: string;
  /** Return deadlines of the products. */
  returns: string[];
}
