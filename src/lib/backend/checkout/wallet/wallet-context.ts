import { COUNTRIES } from '#lib/locale/countries.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Db, Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { type OrderRow, requireOrder } from '../../orders/build-draft-order.ts';
import { findCustomerWallet } from '../../wallet/customer-wallet.ts';
import type { WalletRow } from '../../wallet/ledger.ts';
import type { PinLockout } from '../../wallet/pin-attempts.ts';

/** Dependencies of the wallet endpoints. */
export interface WalletContext {
  db: Db;
  /** HMAC key of PINs and their tokens. */
  secret: string;
  outbox: Pick<Outbox, 'send' | 'getChannels' | 'awaitDelivery'>;
  /** Returns six random digits. */
  createPin: () => string;
}

/** Returns the id of the caller's session. Throws UNAUTHORIZED for a guest. */
export function requireSessionId({ sessionId }: RequestContext): string {
  if (sessionId === null) throw new AppError('UNAUTHORIZED');
  return sessionId;
}

/**
 * Returns the caller's wallet. Throws wallet_not_found without one, or for another mobile number than theirs.
 */
export async function requireOwnWallet(
  db: Db | Trx,
  context: RequestContext,
  identifierValue?: string,
): Promise<WalletRow & { mobile: string }> {
  const { wallet, mobile } = await findCustomerWallet(db, requireCallerId(context));
  if (!wallet || mobile === null || (identifierValue ?? mobile) !== mobile) {
    throw new AppError('wallet_not_found');
  }
  return { ...wallet, mobile };
}

/** Returns the caller's order, locked. Throws NO_ACTIVE_ORDER if it is unknown, not theirs, or cancelled. */
export async function requireOwnOrder(trx: Trx, id: string, context: RequestContext): Promise<OrderRow> {
  const order = await requireOrder(trx, id, requireCallerId(context)).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('NO_ACTIVE_ORDER') : error;
  });
  if (order.status === 'Cancelled') throw new AppError('NO_ACTIVE_ORDER');
  return order;
}

/** Throws currency_not_supported unless wallet and order have the same currency. */
export function assertSameCurrency(wallet: WalletRow, order: OrderRow): void {
  if (COUNTRIES[wallet.country].currency !== order.currency) throw new AppError('currency_not_supported');
}

/** Creates the error of a lockout, with the seconds until it ends. */
export function createLockoutError(
  code: 'too_many_attempts' | 'user_blocked' | 'wallet_locked' | 'WALLET_PIN_LIMIT',
  until: number,
  now: number,
): AppError {
  const seconds = getSecondsUntil(until, now, 1);
  return new AppError(code, { seconds }, { 'retry-after': String(seconds) });
}

export function getLockoutCode({ scope }: PinLockout): 'user_blocked' | 'wallet_locked' {
  return scope === 'session' ? 'user_blocked' : 'wallet_locked';
}
