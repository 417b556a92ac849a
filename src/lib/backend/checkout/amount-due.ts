import type { Money } from '#lib/contract/fields.ts';
import type { Trx } from '../db/database.ts';
import { getAgreedWalletAmount, getAmountDue as getUnpaidAmount } from '../wallet/order-payments.ts';
import type { LockedOrder } from './payment-context.ts';

/** What is to be paid of an order besides the amount that its wallet holds. */
export async function getAmountDue(trx: Trx, order: LockedOrder, now: number): Promise<Money> {
  return { amount: await getUnpaidAmount(trx, order, now), currency: order.currency };
}

/** What an authorised payment must bring: less what the wallet was agreed to pay, also when its hold has expired. */
export async function getAmountAgreed(trx: Trx, { id, total, currency }: LockedOrder): Promise<Money> {
  const walletAmount = await getAgreedWalletAmount(trx, id);
  return { amount: Math.max(0, total - walletAmount), currency };
}
