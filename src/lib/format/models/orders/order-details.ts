import type { LineModel } from '../cart.ts';
import type { OrderTotalsModel } from '../checkout.ts';
import type { LinkModel } from '../shared.ts';

/** A step of an order's progress. */
export interface OrderStepModel {
  label: string;
  /** `23/11/2026, 14:05`; null for a future step. */
  dateText: string | null;
  state: 'done' | 'now' | 'next';
}

/** A line with the warranty and the assembly that belong to it. */
export interface OrderLineModel extends LineModel {
  services: { label: string; name: string; quantity: number; total: string }[];
  /** The form for the customer's review; null before the line has arrived. */
  review: { href: string; label: string; longLabel: string } | null;
}

/** A titled section of an order's details, such as its delivery or payment. */
export interface OrderSectionModel {
  title: string;
  /** Link to the store's page, in place of the first line; null for other sections. */
  link: LinkModel | null;
  lines: string[];
}

/** Lines that are shipped or collected together: a shipment, or the whole order before it is packed. */
export interface OrderShipmentModel {
  /**
   * `Shipment 1 of 2`, or `Shipment` for the only one; null for an order that is not packed, or is collected.
   */
  title: string | null;
  status: string | null;
  /** `Expected Wednesday 25/11/2026`; null after arrival. */
  expectedText: string | null;
  /** Whether it was delivered or collected. */
  isArrived: boolean;
  facts: { label: string; value: string }[];
  lines: OrderLineModel[];
}

/** An order for its customer. */
export interface OrderDetailsModel {
  orderNumber: string;
  placedText: string;
  status: string;
  /** Explanation of the status. */
  explanation: string;
  isCancelled: boolean;
  steps: OrderStepModel[];
  shipments: OrderShipmentModel[];
  /** Cancelled lines of an order that is otherwise fulfilled. */
  cancellations: { title: string; lines: string[] }[];
  totals: OrderTotalsModel;
  refund: OrderSectionModel | null;
  /** Delivery, billing, contact and payment, as far as the order has them. */
  sections: OrderSectionModel[];
  /** Return deadlines; empty for a cancelled order, and where the list of returns shows the exact dates. */
  returnPeriods: string[];
  invoiceHref: string | null;
  /** Tag of the locale whose cart "Buy again" adds to; null where that is not offered. */
  buyAgainLocale: string | null;
  /** Page that asks for confirmation before it cancels; null when the order cannot be cancelled here. */
  cancelHref: string | null;
}

/** An order in the list. */
export interface ListedOrderModel {
  orderNumber: string;
  href: string;
  detailsLabel: string;
  placedDate: string;
  total: string;
  status: string;
  state: 'open' | 'ready' | 'done' | 'ended';
  /** `Expected Wednesday 25/11/2026`, `Collect until 02/12/2026`, or when the status was reached. */
  note: string | null;
  count: string;
  pictures: { picture: LineModel['picture']; name: string }[];
  /** Names of its first products. */
  names: string;
}

/** The list of orders. */
export interface OrderListModel {
  title: string;
  lead: string;
  periods: { code: string; label: string; isChosen: boolean }[];
  search: string;
  /** `3 orders`. */
  count: string;
  orders: ListedOrderModel[];
  /** Why the list is empty, and what the customer can do; null when it is not empty. */
  empty: { title: string; text: string; links: LinkModel[] } | null;
  /** False before the customer's first order, when there is nothing to filter. */
  hasFilters: boolean;
  page: number;
  pageCount: number;
  /** Path and query of a page, without its number. */
  pageHref: string;
}
