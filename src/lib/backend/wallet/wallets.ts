import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../db/database.ts';
import { createWalletId } from '../db/wallet-id.ts';

/** The fields of a user that wallets need. */
export interface WalletUser {
  id: string;
  walletId: string | null;
}

/** Creates a wallet without a mobile number; returns its id. */
export async function createWallet(trx: Trx, country: CountryCode, now: number): Promise<string> {
  const id = createWalletId();
  await trx.insertInto('wallets').values({ id, mobile: null, country, created_at: now }).execute();
  return id;
}

/** Deletes a wallet without mobile number and history. Its user must not refer to it any more. */
export async function deleteUnusedWallet(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('wallet_pins').where('wallet_id', '=', id).execute();
  await trx
    .deleteFrom('wallets')
    .where('id', '=', id)
    .where('mobile', 'is', null)
    .where('balance', '=', 0)
    .where((eb) => eb.not(eb.exists(selectWalletRows(trx, 'wallet_transactions', id))))
    .where((eb) => eb.not(eb.exists(selectWalletRows(trx, 'wallet_holds', id))))
    .execute();
}

function selectWalletRows(trx: Trx, table: 'wallet_transactions' | 'wallet_holds', id: string) {
  return trx.selectFrom(table).select('wallet_id').where('wallet_id', '=', id);
}

/**
 * Returns the wallet id of a mobile number: the number's wallet unless it belongs to another account,
 * otherwise the user's wallet without a number, otherwise a new one.
 */
export async function getWalletForMobile(
  trx: Trx,
  user: WalletUser,
  mobile: string,
  country: CountryCode,
  now: number,
): Promise<string> {
  const existing = await trx
    .selectFrom('wallets')
    .leftJoin('users', (join) =>
      join.onRef('users.wallet_id', '=', 'wallets.id').on('users.deleted_at', 'is', null),
    )
    .select(['wallets.id', 'users.id as owner'])
    .where('wallets.mobile', '=', mobile)
    .executeTakeFirst();
  if (existing && (existing.owner === null || existing.owner === user.id)) return existing.id;
  // The wallet belongs to another account: it stays there, and the number moves to the new owner's wallet.
  if (existing)
    await trx.updateTable('wallets').set({ mobile: null }).where('id', '=', existing.id).execute();
  const walletIdWithoutMobile =
    user.walletId && (await hasNoMobile(trx, user.walletId)) ? user.walletId : undefined;
  const id = walletIdWithoutMobile ?? (await createWallet(trx, country, now));
  await trx.updateTable('wallets').set({ mobile }).where('id', '=', id).execute();
  return id;
}

async function hasNoMobile(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('wallets').select('mobile').where('id', '=', id).executeTakeFirst();
  return row?.mobile === null;
}
