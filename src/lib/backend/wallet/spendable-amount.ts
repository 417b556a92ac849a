import type { Db, Trx } from '../db/database.ts';
import { readActiveHolds, sumHolds } from './hold-queries.ts';
import { readPaymentsSince, type WalletRow } from './ledger.ts';
import { getMonthStart, WALLET_MONTHLY_LIMITS } from './limits.ts';

/** Amounts that a wallet can still pay, in minor units. */
export interface SpendableAmounts {
  /** Balance minus the amounts held for other orders. */
  available: number;
  /** Amount that the monthly limit still allows. */
  remainingMonthlyAmount: number;
  /** Number of payments that the monthly limit still allows. */
  remainingMonthlyPayments: number;
}

/**
 * Reads the amounts that a wallet may pay for an order; an amount held for that order counts as available.
 */
export async function readSpendable(
  db: Db | Trx,
  wallet: WalletRow,
  orderId: string,
  now: number,
): Promise<SpendableAmounts> {
  const holds = await readActiveHolds(db, wallet.id, now, orderId);
  const paid = await readPaymentsSince(db, wallet.id, getMonthStart(wallet.country, now));
  const limits = WALLET_MONTHLY_LIMITS[wallet.country];
  const heldAmount = sumHolds(holds);
  return {
    available: wallet.balance - heldAmount,
    remainingMonthlyAmount: limits.amount - paid.amount - heldAmount,
    remainingMonthlyPayments: limits.payments - paid.orders - holds.length,
  };
}

/** Returns the maximum amount that may be paid for an order. */
export function getPayableAmount(spendable: SpendableAmounts, total: number): number {
  const { available, remainingMonthlyAmount, remainingMonthlyPayments } = spendable;
  return remainingMonthlyPayments > 0 ? Math.max(0, Math.min(total, available, remainingMonthlyAmount)) : 0;
}
