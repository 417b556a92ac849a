import type { LineModel } from '../cart.ts';

/** A line of an order, to choose how many of its pieces are cancelled. */
export interface CancellableLineModel {
  /** Name of its field: `q.` and the line's id. */
  field: string;
  name: string;
  picture: LineModel['picture'];
  shade: string | null;
  /** Warranty and assembly that are cancelled with it. */
  services: string[];
  /** Number of pieces that can be cancelled. */
  quantity: number;
  /** Number of pieces that the customer has chosen. */
  chosen: number;
}

/** Summary that the customer confirms before lines are cancelled. */
export interface CancelLinesSummary {
  items: string[];
  refund: string[];
  /** New total of the order, or the text that the whole order is cancelled. */
  newTotal: string;
  isWhole: boolean;
  /** Hidden fields of the form. */
  fields: [name: string, value: string][];
}

/** The page that asks for confirmation before it cancels. */
export interface CancelOrderModel {
  orderNumber: string;
  refund: string;
  /** Details of the order. */
  backHref: string;
  /** This page, without a choice. */
  href: string;
  /** Empty for an order of a single piece, which can only be cancelled as a whole. */
  lines: CancellableLineModel[];
  /** Null until lines are chosen. */
  summary: CancelLinesSummary | null;
  /** Reason why the choice cannot be cancelled. */
  error: string | null;
}
