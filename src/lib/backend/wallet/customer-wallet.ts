import type { Db, Trx } from '../db/database.ts';
import type { WalletRow } from './ledger.ts';

/** A signed-in customer's mobile number and its wallet. */
export interface CustomerWallet {
  /** E.164; null while unknown. */
  mobile: string | null;
  isVerified: boolean;
  /** Undefined until the number is verified. */
  wallet: WalletRow | undefined;
}

/** Finds a customer's wallet by the mobile number that they have verified. */
export async function findCustomerWallet(db: Db | Trx, userId: string): Promise<CustomerWallet> {
  const user = await db
    .selectFrom('users')
    .select(['mobile', 'mobile_verified', 'wallet_id'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const mobile = user?.mobile ?? null;
  const isVerified = mobile !== null && user?.mobile_verified === 1;
  const wallet = isVerified
    ? await db
        .selectFrom('wallets')
        .selectAll()
        .where('mobile', '=', mobile)
        .where('id', '=', user?.wallet_id ?? '')
        .executeTakeFirst()
    : undefined;
  return { mobile, isVerified, wallet };
}
