import type { Money } from '#lib/contract/fields.ts';
import type { OrderRow } from '../orders/queries.ts';

/** What the payment provider has to take for an order. */
export function getAmountDue({ total, currency }: OrderRow): Money {
  return { amount: total, currency };
}
