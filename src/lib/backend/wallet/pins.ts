import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { isTimingSafeEqual } from '../crypto/timing-safe-equal.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { WALLET_PIN } from './limits.ts';

export type WalletPinRow = Selectable<Tables['wallet_pins']>;

/** Returns six random digits. */
export function createPin(): string {
  return String(randomInt(10 ** WALLET_PIN.digits)).padStart(WALLET_PIN.digits, '0');
}

/** The hash is bound to the row: the same PIN sent again has another hash. */
export function hashPin(secret: string, pinId: string, pin: string): string {
  return createHmac('sha256', secret).update(`binaa wallet pin ${pinId} ${pin}`).digest('base64url');
}

export function isPinValid(secret: string, row: WalletPinRow, pin: string): boolean {
  return isTimingSafeEqual(hashPin(secret, row.id, pin), row.secret_hash ?? '');
}

const hashToken = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`binaa wallet pin token ${token}`).digest('base64url');

/** Stores a PIN; earlier PINs of its session and order become invalid. */
export async function insertPin(trx: Trx, row: WalletPinRow): Promise<void> {
  await trx
    .deleteFrom('wallet_pins')
    .where('session_id', '=', row.session_id)
    .where('order_id', '=', row.order_id)
    .execute();
  await trx.insertInto('wallet_pins').values(row).execute();
}

export async function findPin(
  db: Db | Trx,
  id: string,
  sessionId: string,
): Promise<WalletPinRow | undefined> {
  return await db
    .selectFrom('wallet_pins')
    .selectAll()
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Finds the last PIN that a session requested to pay an order. */
export async function findOrderPin(
  db: Db | Trx,
  sessionId: string,
  orderId: string,
): Promise<WalletPinRow | undefined> {
  return await db
    .selectFrom('wallet_pins')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export async function deletePin(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('wallet_pins').where('id', '=', id).execute();
}

/** Allows another PIN to be sent at once, because this one may not arrive. */
export async function allowResend(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('wallet_pins').set({ resend_at: now }).where('id', '=', id).execute();
}

/** Replaces a correct PIN by a token, which cannot be guessed; the PIN cannot be verified again. */
export async function createPinToken(
  trx: Trx,
  secret: string,
  pinId: string,
  now: number,
): Promise<{ pinToken: string; expiresAt: number }> {
  const pinToken = randomBytes(24).toString('base64url');
  const expiresAt = now + WALLET_PIN.verifiedTtlMs;
  await trx
    .updateTable('wallet_pins')
    .set({ status: 'verified', secret_hash: hashToken(secret, pinToken), expires_at: expiresAt })
    .where('id', '=', pinId)
    .execute();
  return { pinToken, expiresAt };
}

interface PinProof {
  pinToken: string;
  sessionId: string;
  walletId: string;
  orderId: string;
}

/**
 * Consumes a token; returns false if it is unknown, expired, used, or of another session, wallet or order.
 */
export async function consumePinToken(
  trx: Trx,
  secret: string,
  { pinToken, sessionId, walletId, orderId }: PinProof,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('wallet_pins')
    .set({ status: 'used', secret_hash: null })
    .where('session_id', '=', sessionId)
    .where('order_id', '=', orderId)
    .where('wallet_id', '=', walletId)
    .where('status', '=', 'verified')
    .where('secret_hash', '=', hashToken(secret, pinToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExpiredPins(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('wallet_pins')
    .where('expires_at', '<=', now - WALLET_PIN.resendAfterMs)
    .execute();
}
