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

/** Items, method and amounts of a return, before and after it is sent. */
export interface ReturnContentModel {
  items: ReturnItemModel[];
  /** Address of the store for the drop-off, or address and time of the pickup. */
  method: { title: string; lines: string[] };
  sums: { label: string; amount: string }[];
  refund: { label: string; amount: string };
  /** How the refund is paid, one text for each destination. */
  refundDestinations: string[];
}

/** A return for its customer. */
export interface ReturnModel extends ReturnContentModel {
  id: string;
  returnNumber: string;
  orderNumber: string;
  created: string;
  status: string;
  /** Explanation of the status. */
  explanation: string;
  /**
   * When a refund to a card or bank account is visible there; null before the refund and for other refunds.
   */
  bankNote: string | null;
  steps: OrderStepModel[];
  photos: { href: string; label: string; width: number; height: number }[];
  isCancellable: boolean;
  /** Whether the return slip is offered: as long as the return can be cancelled. */
  hasSlip: boolean;
  /** False while a pickup is not arranged yet: the customer has nothing to do. */
  isSlipNextStep: boolean;
}
