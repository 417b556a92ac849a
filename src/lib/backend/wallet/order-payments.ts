import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import {
  deleteHold,
  findHold,
  findHoldByReference,
  isHoldActive,
  readActiveHolds,
  sumHolds,
  updateHold,
  upsertHold,
  type WalletHoldRow,
} from './hold-queries.ts';
import { bookTransaction, lockWallet, sumOrderPayments, type WalletRow } from './ledger.ts';
import { readSpendable } from './spendable-amount.ts';

// The part of an order that the wallet pays: held while the rest is paid, debited when the order is
// submitted, released when it is cancelled. Functions that write expect the order to be locked.

interface WalletHoldRequest {
  walletId: string;
  orderId: string;
  /** The caller's key of the payment. */
  reference: string;
  /** Minor units of the wallet's currency. */
  amount: number;
}

/**
 * Holds an amount of a wallet for an order and replaces an earlier hold of the order. Throws
 * insufficient_balance, WALLET_MONTHLY_LIMIT, WALLET_AMOUNT_LIMIT, duplicate_transaction, or
 * WALLET_ALREADY_PAID after the debit.
 */
export async function holdWalletAmount(
  trx: Trx,
  { walletId, orderId, reference, amount }: WalletHoldRequest,
  expiresAt: number,
  now: number,
): Promise<WalletHoldRow> {
  const wallet = await lockWallet(trx, walletId);
  const existingHold = await findHold(trx, orderId);
  if (existingHold?.status === 'taken') throw new AppError('WALLET_ALREADY_PAID');
  const sameReference = await findHoldByReference(trx, walletId, reference);
  if (sameReference && (sameReference.order_id !== orderId || sameReference.amount !== amount)) {
    throw new AppError('duplicate_transaction');
  }
  await assertSpendable(trx, wallet, orderId, amount, now);
  const hold = { order_id: orderId, wallet_id: walletId, reference, amount, expires_at: expiresAt };
  return await upsertHold(trx, hold, now);
}

async function assertSpendable(
  trx: Trx,
  wallet: WalletRow,
  orderId: string,
  amount: number,
  now: number,
): Promise<void> {
  const { available, remainingMonthlyAmount, remainingMonthlyPayments } = await readSpendable(
    trx,
    wallet,
    orderId,
    now,
  );
  const { currency } = COUNTRIES[wallet.country];
  const toMoney = (value: number) => ({ amount: Math.max(0, value), currency });
  if (available < amount) throw new AppError('insufficient_balance', { available: toMoney(available) });
  if (remainingMonthlyPayments <= 0) throw new AppError('WALLET_MONTHLY_LIMIT');
  if (remainingMonthlyAmount < amount)
    throw new AppError('WALLET_AMOUNT_LIMIT', { available: toMoney(remainingMonthlyAmount) });
}

/** Returns the amount that is held or debited for an order; 0 when there is none, or it has expired. */
export async function getWalletAmount(db: Db | Trx, orderId: string, now: number): Promise<number> {
  const hold = await findHold(db, orderId);
  return hold && (hold.status === 'taken' || isHoldActive(hold, now)) ? hold.amount : 0;
}

/** Returns the maximum amount that the wallet may be debited for an order, even when its hold has expired. */
export async function getAgreedWalletAmount(trx: Trx, orderId: string): Promise<number> {
  return (await findHold(trx, orderId))?.amount ?? 0;
}

/** Returns the part of an order's total that the wallet does not pay. */
export async function getUnpaidAmount(
  db: Db | Trx,
  order: { id: string; total: number },
  now: number,
): Promise<number> {
  return Math.max(0, order.total - (await getWalletAmount(db, order.id, now)));
}

/**
 * Extends a hold to `expiresAt`, when the payment of the rest expires; null once that is authorised. A hold
 * that has expired is released: the payment was started without it.
 */
export async function extendWalletHold(
  trx: Trx,
  orderId: string,
  expiresAt: number | null,
  now: number,
): Promise<void> {
  const hold = await findHold(trx, orderId);
  if (hold?.status !== 'held') return;
  if (isHoldActive(hold, now)) await updateHold(trx, orderId, { expires_at: expiresAt }, now);
  else await releaseWalletAmount(trx, orderId);
}

/**
 * Keeps the wallet amount of an order that was paid late; an expired hold is renewed. Throws
 * WALLET_PAYMENT_FAILED when the money was spent meanwhile.
 */
export async function renewWalletHold(trx: Trx, orderId: string, now: number): Promise<void> {
  const hold = await findHold(trx, orderId);
  if (hold?.status !== 'held') return;
  if ((await readAvailable(trx, hold, now)) < hold.amount) throw new AppError('WALLET_PAYMENT_FAILED');
  await updateHold(trx, orderId, { expires_at: null }, now);
}

/** Locks the wallet of a hold and returns what it can pay of that order. */
async function readAvailable(trx: Trx, hold: WalletHoldRow, now: number): Promise<number> {
  const wallet = await lockWallet(trx, hold.wallet_id);
  return wallet.balance - sumHolds(await readActiveHolds(trx, wallet.id, now, hold.order_id));
}

/**
 * Debits the wallet for an order, exactly once: at most the held amount. An expired hold is debited if the
 * wallet still has the money; otherwise throws WALLET_PAYMENT_FAILED.
 */
export async function debitWalletAmount(
  trx: Trx,
  orderId: string,
  amount: number,
  now: number,
): Promise<void> {
  const hold = await findHold(trx, orderId);
  if (!hold || amount <= 0 || amount > hold.amount) throw new AppError('WALLET_PAYMENT_FAILED');
  const available = await readAvailable(trx, hold, now);
  // Read again under the wallet's lock: another submit may have debited it meanwhile.
  if ((await findHold(trx, orderId))?.status === 'taken') return;
  if (available < amount) throw new AppError('WALLET_PAYMENT_FAILED');
  const entry = { kind: 'payment', amount: -amount, orderId, reference: `payment ${orderId}` } as const;
  if (!(await bookTransaction(trx, hold.wallet_id, entry, now))) throw new AppError('WALLET_PAYMENT_FAILED');
  await updateHold(trx, orderId, { status: 'taken', amount, expires_at: null }, now);
}

/** Releases an amount that is held for an order; has no effect after the debit. */
export async function releaseWalletAmount(trx: Trx, orderId: string): Promise<void> {
  await deleteHold(trx, orderId);
}

interface WalletRefund {
  orderId: string;
  amount: number;
  /**
   * Subject of the refund, such as `cancelled`, or `return` and the return's id: for one purpose an order is
   * refunded only once.
   */
  purpose: string;
}

/**
 * Credits the wallet that an order was paid from. Returns false when this purpose was refunded before. Throws
 * WALLET_PAYMENT_FAILED for more than the order was paid from it.
 */
export async function refundToWallet(
  trx: Trx,
  { orderId, amount, purpose }: WalletRefund,
  now: number,
): Promise<boolean> {
  const hold = await findHold(trx, orderId);
  if (hold?.status !== 'taken') throw new AppError('WALLET_PAYMENT_FAILED');
  await lockWallet(trx, hold.wallet_id);
  const reference = `refund ${orderId} ${purpose}`;
  const existing = await trx
    .selectFrom('wallet_transactions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (existing) return false;
  if (amount <= 0 || amount > (await sumOrderPayments(trx, orderId))) {
    throw new AppError('WALLET_PAYMENT_FAILED');
  }
  return await bookTransaction(trx, hold.wallet_id, { kind: 'refund', amount, orderId, reference }, now);
}

/**
 * Releases or refunds everything that the wallet holds or has paid for an order that failed or was cancelled.
 */
export async function cancelWalletPayment(trx: Trx, orderId: string, now: number): Promise<void> {
  const hold = await findHold(trx, orderId);
  if (!hold) return;
  if (hold.status === 'held') return await releaseWalletAmount(trx, orderId);
  await lockWallet(trx, hold.wallet_id);
  const amount = await sumOrderPayments(trx, orderId);
  if (amount > 0) await refundToWallet(trx, { orderId, amount, purpose: 'cancelled' }, now);
}
