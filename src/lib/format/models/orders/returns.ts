import type { OrderStepModel } from './order-details.ts';

/** A returned product, or a returned add-on of the product before it. */
export interface ReturnItemModel {
  name: string;
  quantity: string;
  reason: string;
  note: string | null;
  amount: string;
  isAddOn: boolean;
}

/** Figures and way of a return, before and after it is sent. */
export interface ReturnContentModel {
  items: ReturnItemModel[];
  /** Where it goes, or from where and when it is picked up. */
  way: { title: string; lines: string[] };
  sums: { label: string; amount: string }[];
  refund: { label: string; amount: string };
  /** Where the money goes. */
  means: string[];
}

/** A return for its customer. */
export interface ReturnModel extends ReturnContentModel {
  id: string;
  returnNumber: string;
  orderNumber: string;
  created: string;
  status: string;
  /** What the status means. */
  explanation: string;
  /** When a bank transfer is expected to arrive; null for other refunds. */
  bankNote: string | null;
  steps: OrderStepModel[];
  photos: { href: string; label: string; width: number; height: number }[];
  isCancellable: boolean;
  /** Whether the products are not received yet and the return slip is offered. */
  hasSlip: boolean;
  /** False while a pickup is not arranged yet: there is nothing to do. */
  isSlipNext: boolean;
}
