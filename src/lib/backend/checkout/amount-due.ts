import type { Money } from '#lib/contract/money.ts';
import type { Trx } from '../db/database.ts';
import { getAgreedWalletAmount, getUnpaidAmount } from '../wallet/order-payments.ts';
import type { LockedOrder } from './payment-context.ts';

/** Returns the amount to pay with another payment method: the total less the amount held in the wallet. */
export async function getAmountDue(trx: Trx, order: LockedOrder, now: number): Promise<Money> {
  return { amount: await getUnpaidAmount(trx, order, now), currency: order.currency };
}

/**
 * Returns the amount that an authorised payment must have: the total less the agreed wallet amount, even if the
 * wallet's hold has expired.
 */
export async function getExpectedPaymentAmount(
  trx: Trx,
  { id, total, currency }: LockedOrder,
): Promise<Money> {
  const walletAmount = await getAgreedWalletAmount(trx, id);
  return { amount: Math.max(0, total - walletAmount), currency };
}
