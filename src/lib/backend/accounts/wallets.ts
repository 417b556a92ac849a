import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../db/database.ts';
import { newWalletId } from '../db/wallet-id.ts';
import { type User, updateUser } from './queries.ts';

/** A new wallet for an account, of no number yet; answers its id. */
export async function openWallet(trx: Trx, country: CountryCode, now: number): Promise<string> {
  const id = newWalletId();
  await trx.insertInto('wallets').values({ id, mobile: null, country, created_at: now }).execute();
  return id;
}

/**
 * Writes a number that was proven into an account, with the wallet that hangs on it. An account that only claimed the
 * number loses it; of one that proved it the unique index speaks.
 */
export async function proveMobile(
  trx: Trx,
  user: User,
  mobile: string,
  country: CountryCode,
  now: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ mobile: null, updated_at: now })
    .where('mobile', '=', mobile)
    .where('mobile_verified', '=', 0)
    .where('id', '!=', user.id)
    .execute();
  // First, so that of two at once one waits here and finds the number taken.
  await updateUser(trx, user.id, { mobile, mobile_verified: 1 }, now);
  const wallet_id = await walletOf(trx, user, mobile, country, now);
  if (wallet_id === user.wallet_id) return;
  await updateUser(trx, user.id, { wallet_id }, now);
  if (user.wallet_id) await dropWallet(trx, user.wallet_id);
}

/** Deletes a wallet that no number leads to and that holds nothing; its account must have let go of it. */
export async function dropWallet(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('wallets')
    .where('id', '=', id)
    .where('mobile', 'is', null)
    .where('balance', '=', 0)
    .execute();
}

// The one of the number from before, else the account's own, else a new one.
async function walletOf(
  trx: Trx,
  user: User,
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
  if (found && (found.owner === null || found.owner === user.id)) return found.id;
  // It stays with whoever lives by it, and the number goes on.
  if (found) await trx.updateTable('wallets').set({ mobile: null }).where('id', '=', found.id).execute();
  const own = user.wallet_id && (await isUnbound(trx, user.wallet_id)) ? user.wallet_id : undefined;
  const id = own ?? (await openWallet(trx, country, now));
  await trx.updateTable('wallets').set({ mobile }).where('id', '=', id).execute();
  return id;
}

async function isUnbound(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('wallets').select('mobile').where('id', '=', id).executeTakeFirst();
  return row?.mobile === null;
}
