import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { payWithWallet } from '#lib/contract/wallet/wallet.ts';
import { runInTransaction, type Trx } from '../../db/database.ts';
import { isTransientDatabaseError } from '../../db/transient-error.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { OrderRow } from '../../orders/build-draft-order.ts';
import { hasAuthorisedPayment } from '../../payment/payments.ts';
import { findHold, isHoldActive, type WalletHoldRow } from '../../wallet/hold-queries.ts';
import { WALLET_HOLD_TTL_MS } from '../../wallet/limits.ts';
import { getUnpaidAmount, holdWalletAmount } from '../../wallet/order-payments.ts';
import { findPinLockout } from '../../wallet/pin-attempts.ts';
import { consumePinToken } from '../../wallet/pins.ts';
import { presentWalletPayment } from './present-wallet.ts';
import {
  assertSameCurrency,
  createLockoutError,
  requireOwnOrder,
  requireOwnWallet,
  requireSessionId,
  type WalletContext,
} from './wallet-context.ts';

type PayRequest = EndpointInput<typeof payWithWallet>['body'];
type PayReply = EndpointReply<typeof payWithWallet>;

/** Holds an amount of the caller's wallet for an order. */
export async function payByWallet(
  wallet: WalletContext,
  request: PayRequest,
  context: RequestContext,
): Promise<PayReply> {
  try {
    return await runInTransaction(wallet.db, (trx) => payFromWallet(wallet, trx, request, context));
  } catch (error) {
    if (error instanceof AppError || isTransientDatabaseError(error)) throw error;
    throw new AppError('WALLET_API_ERROR', undefined, {}, error);
  }
}

async function payFromWallet(
  { secret }: WalletContext,
  trx: Trx,
  request: PayRequest,
  context: RequestContext,
): Promise<PayReply> {
  const { now } = context;
  const { orderId, pinToken, referenceNumber: reference } = request;
  const { amount } = request.amount;
  const sessionId = requireSessionId(context);
  const order = await requireOwnOrder(trx, orderId, context);
  const ownWallet = await requireOwnWallet(trx, context).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('WALLET_UNKNOWN') : error;
  });
  const existingHold = await findHold(trx, orderId);
  if (existingHold && isSamePayment(existingHold, request) && isHoldValid(existingHold, now)) {
    return await presentPayment(trx, order, existingHold, now);
  }
  const lockout = await findPinLockout(trx, { sessionId, walletId: ownWallet.id }, now);
  if (lockout) throw createLockoutError('WALLET_PIN_LIMIT', lockout.until, now);
  if (order.status !== 'Pending' || (await hasAuthorisedPayment(trx, orderId))) {
    throw new AppError('WALLET_ALREADY_PAID');
  }
  assertSameCurrency(ownWallet, order);
  if (request.amount.currency !== order.currency) throw new AppError('currency_not_supported');
  if (amount <= 0 || amount > order.total) throw new AppError('WALLET_PAYMENT_FAILED');
  const walletId = ownWallet.id;
  // The PIN token is consumed before the hold; when the hold throws, this is rolled back.
  const isPinVerified = await consumePinToken(trx, secret, { pinToken, sessionId, walletId, orderId }, now);
  if (!isPinVerified) throw new AppError('WALLET_PIN_INVALID');
  const holdRequest = { walletId, orderId, reference, amount };
  const hold = await holdWalletAmount(trx, holdRequest, now + WALLET_HOLD_TTL_MS, now);
  return await presentPayment(trx, order, hold, now);
}

const isSamePayment = (hold: WalletHoldRow, { referenceNumber, amount }: PayRequest) =>
  hold.reference === referenceNumber && hold.amount === amount.amount;

const isHoldValid = (hold: WalletHoldRow, now: number) => hold.status === 'taken' || isHoldActive(hold, now);

async function presentPayment(
  trx: Trx,
  order: OrderRow,
  hold: WalletHoldRow,
  now: number,
): Promise<PayReply> {
  const amountDue = { amount: await getUnpaidAmount(trx, order, now), currency: order.currency };
  return { ...(await presentWalletPayment(trx, hold, order.currency)), due: amountDue };
}
