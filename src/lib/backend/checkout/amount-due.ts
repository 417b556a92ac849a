import type { Money } from '#lib/contract/fields.ts';
import type { LockedOrder } from './payment-context.ts';

/** What the payment provider has to take for an order. */
export function getAmountDue({ total, currency }: LockedOrder): Money {
  return { amount: total, currency };
}
