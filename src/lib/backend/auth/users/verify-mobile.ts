import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../../db/database.ts';
import { deleteUnusedWallet, getWalletForMobile } from '../../wallet/wallets.ts';
import { type UserRow, updateUser } from './queries.ts';

/**
 * Saves a verified mobile number and its wallet. Removes the number from a user who has not verified it;
 * throws the database's unique violation when another user has verified it.
 */
export async function saveVerifiedMobile(
  trx: Trx,
  user: UserRow,
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
  // Updated before the wallet, so that one of two concurrent requests fails here.
  await updateUser(trx, user.id, { mobile, mobile_verified: 1 }, now);
  const wallet_id = await getWalletForMobile(
    trx,
    { id: user.id, walletId: user.wallet_id },
    mobile,
    country,
    now,
  );
  if (wallet_id === user.wallet_id) return;
  await updateUser(trx, user.id, { wallet_id }, now);
  if (user.wallet_id) await deleteUnusedWallet(trx, user.wallet_id);
}
