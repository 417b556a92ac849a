import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { verifyWalletPin } from '#lib/contract/wallet/wallet.ts';
import { runInTransaction, type Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import { lockWallet } from '../../wallet/ledger.ts';
import { WALLET_PIN } from '../../wallet/limits.ts';
import { countWrongPin, findPinLockout, resetWrongPins } from '../../wallet/pin-attempts.ts';
import { createPinToken, deletePin, findPin, isPinValid } from '../../wallet/pins.ts';
import {
  createLockoutError,
  getLockoutCode,
  requireOwnWallet,
  requireSessionId,
  type WalletContext,
} from './wallet-context.ts';

type PinEntry = EndpointInput<typeof verifyWalletPin>['body'];
type PinProofReply = EndpointReply<typeof verifyWalletPin>;

/** Verifies a PIN. A wrong PIN is counted even when the call throws. */
export async function verifyPin(
  wallet: WalletContext,
  entry: PinEntry,
  context: RequestContext,
): Promise<PinProofReply> {
  const result = await runInTransaction(wallet.db, (trx) => checkPin(wallet, trx, entry, context));
  if (result instanceof AppError) throw result;
  return result;
}

// Returns errors instead of throwing them, because a rollback would undo the count.
async function checkPin(
  { secret }: WalletContext,
  trx: Trx,
  { pinId, pin }: PinEntry,
  context: RequestContext,
): Promise<PinProofReply | AppError> {
  const { now } = context;
  const sessionId = requireSessionId(context);
  const { id: walletId } = await requireOwnWallet(trx, context);
  await lockWallet(trx, walletId);
  const subjects = { sessionId, walletId };
  const lockout = await findPinLockout(trx, subjects, now);
  if (lockout) return createLockoutError(getLockoutCode(lockout), lockout.until, now);
  const row = await findPin(trx, pinId, sessionId);
  if (row?.wallet_id !== walletId || row.status !== 'waiting' || row.expires_at <= now) {
    return new AppError('pin_expired');
  }
  if (isPinValid(secret, row, pin)) {
    await resetWrongPins(trx, subjects);
    return await createPinToken(trx, secret, row.id, now);
  }
  const triesLeft = await countWrongPin(trx, subjects, now);
  if (triesLeft > 0) return new AppError('invalid_pin', { triesLeft });
  await deletePin(trx, row.id);
  return createLockoutError('too_many_attempts', now + WALLET_PIN.blockMs, now);
}
