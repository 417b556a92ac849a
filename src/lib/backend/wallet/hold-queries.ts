import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type WalletHoldRow = Selectable<Tables['wallet_holds']>;

export async function findHold(db: Db | Trx, orderId: string): Promise<WalletHoldRow | undefined> {
  return await db.selectFrom('wallet_holds').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Finds a wallet's hold by the reference of its payment. */
export async function findHoldByReference(
  trx: Trx,
  walletId: string,
  reference: string,
): Promise<WalletHoldRow | undefined> {
  return await trx
    .selectFrom('wallet_holds')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** True for a held amount that has not expired. */
export function isHoldActive(hold: WalletHoldRow, now: number): boolean {
  return hold.status === 'held' && (hold.expires_at === null || hold.expires_at > now);
}

/** Reads the amounts that a wallet holds now, except for one order. */
export async function readActiveHolds(
  db: Db | Trx,
  walletId: string,
  now: number,
  exceptOrderId = '',
): Promise<WalletHoldRow[]> {
  return await db
    .selectFrom('wallet_holds')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('order_id', '!=', exceptOrderId)
    .where('status', '=', 'held')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
}

export function sumHolds(holds: readonly WalletHoldRow[]): number {
  return holds.reduce((total, { amount }) => total + amount, 0);
}

/** Inserts an order's hold, or replaces the one that it has. */
export async function upsertHold(
  trx: Trx,
  hold: Pick<WalletHoldRow, 'order_id' | 'wallet_id' | 'reference' | 'amount' | 'expires_at'>,
  now: number,
): Promise<WalletHoldRow> {
  const values = { ...hold, status: 'held' as const, updated_at: now };
  return await trx
    .insertInto('wallet_holds')
    .values({ ...values, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateHold(
  trx: Trx,
  orderId: string,
  values: Partial<Pick<WalletHoldRow, 'amount' | 'status' | 'expires_at'>>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('wallet_holds')
    .set({ ...values, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'held')
    .execute();
}

export async function deleteHold(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('wallet_holds').where('order_id', '=', orderId).where('status', '=', 'held').execute();
}
