import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { sendWalletPin, WalletPin } from '#lib/contract/wallet/wallet.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import { consumeCodeSend } from '../../auth/challenges/code-send-limit.ts';
import { maskContact } from '../../auth/challenges/mask-contact.ts';
import { createId } from '../../db/create-id.ts';
import { runInTransaction, type Trx } from '../../db/database.ts';
import { isTransientDatabaseError } from '../../db/transient-error.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import { WALLET_PIN } from '../../wallet/limits.ts';
import { findPinLockout } from '../../wallet/pin-attempts.ts';
import {
  allowResend,
  deletePin,
  findOrderPin,
  hashPin,
  insertPin,
  type WalletPinRow,
} from '../../wallet/pins.ts';
import {
  assertSameCurrency,
  createLockoutError,
  getLockoutCode,
  requireOwnOrder,
  requireOwnWallet,
  requireSessionId,
  type WalletContext,
} from './wallet-context.ts';

type PinRequest = EndpointInput<typeof sendWalletPin>['body'];

interface SentPin {
  row: WalletPinRow;
  mobile: string;
  messageId: string;
}

/** Sends a PIN by SMS and reports whether the SMS provider accepted it. */
export async function sendPin(
  wallet: WalletContext,
  request: PinRequest,
  context: RequestContext,
): Promise<WalletPin> {
  const { row, mobile, messageId } = await createAndQueuePin(wallet, request, context);
  const delivery = await wallet.outbox.awaitDelivery(messageId);
  if (delivery === 'failed') {
    await runInTransaction(wallet.db, (trx) => deletePin(trx, row.id));
    throw new AppError('failed_to_send_pin');
  }
  if (delivery === 'delayed') {
    // The outbox retries it: a PIN that arrives late is still valid, and another one may be requested at once.
    await allowResend(wallet.db, row.id, context.now);
    throw new AppError('WALLET_SMS_FAILED');
  }
  return presentPin(row, mobile);
}

async function createAndQueuePin(
  wallet: WalletContext,
  request: PinRequest,
  context: RequestContext,
): Promise<SentPin> {
  let failure: 'unable_to_generate_pin' | 'failed_to_send_pin' | undefined;
  try {
    return await runInTransaction(wallet.db, async (trx) => {
      failure = undefined;
      const { id: walletId, mobile } = await assertCanSendPin(wallet, trx, request, context);
      const limitKey = `wallet pin ${walletId}`;
      const sendsLeft = await consumeCodeSend(trx, wallet.secret, limitKey, context.now);
      failure = 'unable_to_generate_pin';
      const pin = wallet.createPin();
      const row = createPinRow(wallet, pin, { walletId, orderId: request.orderId, sendsLeft }, context);
      await insertPin(trx, row);
      failure = 'failed_to_send_pin';
      const { language, country } = context;
      const data = { code: pin, expiresAt: String(row.expires_at) };
      const message = { kind: 'wallet-pin', to: { mobile }, language, country: country.code, data } as const;
      return { row, mobile, messageId: await wallet.outbox.send(message, trx) };
    });
  } catch (error) {
    if (error instanceof AppError || failure === undefined || isTransientDatabaseError(error)) throw error;
    throw new AppError(failure, undefined, {}, error);
  }
}

/** Returns the wallet. Throws the reason when no PIN may be sent for the order now. */
async function assertCanSendPin(
  wallet: WalletContext,
  trx: Trx,
  { identifierValue, orderId }: PinRequest,
  context: RequestContext,
) {
  const { now } = context;
  const sessionId = requireSessionId(context);
  const ownWallet = await requireOwnWallet(trx, context, identifierValue);
  const order = await requireOwnOrder(trx, orderId, context);
  if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
  assertSameCurrency(ownWallet, order);
  const lockout = await findPinLockout(trx, { sessionId, walletId: ownWallet.id }, now);
  if (lockout) throw createLockoutError(getLockoutCode(lockout), lockout.until, now);
  if (!wallet.outbox.getChannels().sms) throw new AppError('unable_to_send_sms');
  const previousPin = await findOrderPin(trx, sessionId, orderId);
  if (previousPin && previousPin.resend_at > now) {
    const seconds = getSecondsUntil(previousPin.resend_at, now, 1);
    throw new AppError('CODE_TOO_SOON', { seconds }, { 'retry-after': String(seconds) });
  }
  return ownWallet;
}

function createPinRow(
  { secret }: WalletContext,
  pin: string,
  recipient: { walletId: string; orderId: string; sendsLeft: number },
  context: RequestContext,
): WalletPinRow {
  const { now } = context;
  const id = createId(now);
  return {
    id,
    wallet_id: recipient.walletId,
    order_id: recipient.orderId,
    session_id: requireSessionId(context),
    status: 'waiting',
    secret_hash: hashPin(secret, id, pin),
    sends_left: recipient.sendsLeft,
    resend_at: now + WALLET_PIN.resendAfterMs,
    expires_at: now + WALLET_PIN.ttlMs,
    created_at: now,
  };
}

export function presentPin(row: WalletPinRow, mobile: string): WalletPin {
  return {
    pinId: row.id,
    sentTo: maskContact(mobile),
    expiresAt: row.expires_at,
    resendAt: row.resend_at,
    sendsLeft: row.sends_left,
  };
}
