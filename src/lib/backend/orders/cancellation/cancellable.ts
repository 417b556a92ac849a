import type { OrderRow } from '../queries.ts';

/** Whether the customer can cancel an order: until it is packed. */
export function isCancellable({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'Accepted';
}
