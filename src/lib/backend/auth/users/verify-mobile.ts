import type { CountryCode } from '#lib/locale/countries.ts';
import type { Trx } from '../../db/database.ts';
import { deleteUnusedWallet, getWalletForMobile } from '../../wallet/wallets.ts';
import { type UserRow, updateUser } from './queries.ts';

/**
 * Writes a number that was proven into an account, with the wallet that hangs on it. An account that only claimed the
 * number loses it; of one that proved it the unique index speaks.
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
  // First, so that of two at once one waits here and finds the number taken.
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
