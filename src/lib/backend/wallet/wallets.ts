import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../db/database.ts';
import { createWalletId } from '../db/wallet-id.ts';

/** An account, as far as wallets know it. */
export interface WalletOwner {
  id: string;
  walletId: string | null;
}

/** A new wallet for an account, of no number yet; answers its id. */
export async function createWallet(trx: Trx, country: CountryCode, now: number): Promise<string> {
  const id = createWalletId();
  await trx.insertInto('wallets').values({ id, mobile: null, country, created_at: now }).execute();
  return id;
}

/** Deletes a wallet that no number leads to and that holds nothing; its account must have let go of it. */
export async function deleteUnusedWallet(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('wallets')
    .where('id', '=', id)
    .where('mobile', 'is', null)
    .where('balance', '=', 0)
    .execute();
}

/** Returns the wallet of a mobile number: the one it had before, else the account's own, else a new one. */
export async function getWalletForMobile(
  trx: Trx,
  owner: WalletOwner,
  mobile: string,
  country: CountryCode,
  now: number,
): Promise<string> {
  const found = await trx
    .selectFrom('wallets')
    .leftJoin('users', (join) =>
      join.onRef('users.wallet_id', '=', 'wallets.id').on('users.deleted_at', 'is', null),
    )
    .select(['wallets.id', 'users.id as owner'])
    .where('wallets.mobile', '=', mobile)
    .executeTakeFirst();
  if (found && (found.owner === null || found.owner === owner.id)) return found.id;
  // It stays with whoever lives by it, and the number goes on.
  if (found) await trx.updateTable('wallets').set({ mobile: null }).where('id', '=', found.id).execute();
  const own = owner.walletId && (await hasNoMobile(trx, owner.walletId)) ? owner.walletId : undefined;
  const id = own ?? (await createWallet(trx, country, now));
  await trx.updateTable('wallets').set({ mobile }).where('id', '=', id).execute();
  return id;
}

async function hasNoMobile(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('wallets').select('mobile').where('id', '=', id).executeTakeFirst();
  return row?.mobile === null;
}
