import type { EndpointReply } from '#lib/contract/endpoint.ts';
import {
  type readOrderWallet,
  type readWallet,
  WALLET_PAGE_SIZE,
  type Wallet,
  type WalletPayment,
  type WalletState,
  type WalletTransaction,
} from '#lib/contract/wallet/wallet.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Db, Trx } from '../../db/database.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';
import { type OrderRow, readOwnOrder } from '../../orders/build-draft-order.ts';
import { type CustomerWallet, findCustomerWallet } from '../../wallet/customer-wallet.ts';
import {
  findHold,
  isHoldActive,
  readActiveHolds,
  sumHolds,
  type WalletHoldRow,
} from '../../wallet/hold-queries.ts';
import {
  countTransactions,
  readTransactions,
  sumOrderPayments,
  type WalletRow,
} from '../../wallet/ledger.ts';
import { WALLET_MONTHLY_LIMITS } from '../../wallet/limits.ts';
import { getUnpaidAmount } from '../../wallet/order-payments.ts';
import { findPinLockout } from '../../wallet/pin-attempts.ts';
import { findOrderPin } from '../../wallet/pins.ts';
import { getPayableAmount, readSpendable } from '../../wallet/spendable-amount.ts';
import { presentPin } from './send-pin.ts';
import { requireSessionId } from './wallet-context.ts';

const BLOCKED_BY_SCOPE = { session: 'session', wallet: 'other-session' } as const;

export async function presentWallet(
  db: Db,
  wallet: WalletRow,
  { sessionId, now }: Pick<RequestContext, 'sessionId' | 'now'>,
): Promise<Wallet> {
  const { currency } = COUNTRIES[wallet.country];
  const heldAmount = sumHolds(await readActiveHolds(db, wallet.id, now));
  const lockout = await findPinLockout(db, { sessionId: sessionId ?? '', walletId: wallet.id }, now);
  return {
    walletId: wallet.id,
    balance: { amount: wallet.balance, currency },
    available: { amount: wallet.balance - heldAmount, currency },
    blockedUntil: lockout?.until ?? null,
    blockedBy: lockout ? BLOCKED_BY_SCOPE[lockout.scope] : null,
  };
}

export async function presentWalletPayment(
  db: Db | Trx,
  hold: WalletHoldRow,
  currency: Currency,
): Promise<WalletPayment> {
  const isRefunded = hold.status === 'taken' && (await sumOrderPayments(db, hold.order_id)) === 0;
  const statusAfterDebit = isRefunded ? 'Refunded' : 'Taken';
  return {
    referenceNumber: hold.reference,
    status: hold.status === 'held' ? 'Held' : statusAfterDebit,
    amount: { amount: hold.amount, currency },
    expiresAt: hold.expires_at,
  };
}

function getWalletState({ mobile, isVerified, wallet }: CustomerWallet, order?: OrderRow): WalletState {
  if (mobile === null) return 'number-missing';
  if (!isVerified || !wallet) return 'number-unproven';
  if (order && COUNTRIES[wallet.country].currency !== order.currency) return 'other-currency';
  return 'ready';
}

async function presentMonthlyLimits(
  db: Db,
  wallet: WalletRow,
  now: number,
): Promise<EndpointReply<typeof readWallet>['limits']> {
  const { currency } = COUNTRIES[wallet.country];
  const limits = WALLET_MONTHLY_LIMITS[wallet.country];
  const { remainingMonthlyAmount, remainingMonthlyPayments } = await readSpendable(db, wallet, '', now);
  return {
    amount: { amount: limits.amount, currency },
    amountLeft: { amount: Math.max(0, remainingMonthlyAmount), currency },
    payments: limits.payments,
    paymentsLeft: Math.max(0, remainingMonthlyPayments),
  };
}

/** Presents the caller's wallet with a page of its transactions. */
export async function presentOwnWallet(
  db: Db,
  startIndex: number,
  context: RequestContext,
): Promise<EndpointReply<typeof readWallet>> {
  const userId = requireCallerId(context);
  const customer = await findCustomerWallet(db, userId);
  const { wallet } = customer;
  const state = getWalletState(customer);
  if (!wallet) return { state, wallet: null, transactions: [], totalCount: 0, holds: [], limits: null };
  const { currency } = COUNTRIES[wallet.country];
  const rows = await readTransactions(db, wallet.id, userId, {
    limit: WALLET_PAGE_SIZE,
    offset: startIndex,
  });
  const transactions = rows.map(
    (row): WalletTransaction => ({
      id: row.id,
      kind: row.kind,
      amount: { amount: row.amount, currency },
      balance: { amount: row.balance, currency },
      orderNumber: row.order_number,
      at: row.created_at,
    }),
  );
  const holds = await readActiveHolds(db, wallet.id, context.now);
  return {
    state,
    wallet: await presentWallet(db, wallet, context),
    transactions,
    totalCount: await countTransactions(db, wallet.id),
    holds: holds.map(({ amount, expires_at }) => ({ amount: { amount, currency }, until: expires_at })),
    limits: await presentMonthlyLimits(db, wallet, context.now),
  };
}

/** Presents the amount that the caller's wallet can pay of one of their orders. Throws ORDER_NOT_FOUND. */
export async function presentOrderWallet(
  db: Db,
  orderId: string,
  context: RequestContext,
): Promise<EndpointReply<typeof readOrderWallet>> {
  const { now } = context;
  const userId = requireCallerId(context);
  const order = await readOwnOrder(db, orderId, userId);
  const { currency } = order;
  const customer = await findCustomerWallet(db, userId);
  const { wallet, mobile } = customer;
  const state = getWalletState(customer, order);
  const canPay = wallet && state === 'ready' && order.status === 'Pending';
  const payableAmount = canPay
    ? getPayableAmount(await readSpendable(db, wallet, order.id, now), order.total)
    : 0;
  const pin = canPay ? await findOrderPin(db, requireSessionId(context), order.id) : undefined;
  const isPinOpen = pin?.status === 'waiting' && pin.expires_at > now;
  const hold = await findHold(db, order.id);
  const hasPayment = hold && (hold.status === 'taken' || isHoldActive(hold, now));
  return {
    state,
    wallet: wallet ? await presentWallet(db, wallet, context) : null,
    payable: { amount: payableAmount, currency },
    pin: isPinOpen && mobile !== null ? presentPin(pin, mobile) : null,
    payment: hasPayment ? await presentWalletPayment(db, hold, currency) : null,
    due: { amount: await getUnpaidAmount(db, order, now), currency },
  };
}
