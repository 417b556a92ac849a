import { DAY_MS } from '#lib/locale/duration.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { findCustomerWallet } from '../wallet/customer-wallet.ts';
import { bookTransaction, lockWallet } from '../wallet/ledger.ts';

/** Age of each reward in days, and its amount in minor units. */
const REWARDS = [
  { days: 80, amount: 20_000 },
  { days: 45, amount: 7_500 },
  { days: 12, amount: 6_050 },
];

/** Gives a sample customer's wallet a balance with its history, unless it has one. */
export async function createSampleWalletHistory(db: Db, userId: string, now: number): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const { wallet } = await findCustomerWallet(trx, userId);
    if (!wallet) return;
    const { id } = await lockWallet(trx, wallet.id);
    const existingEntry = await trx
      .selectFrom('wallet_transactions')
      .select('id')
      .where('wallet_id', '=', id)
      .executeTakeFirst();
    if (existingEntry) return;
    for (const { days, amount } of REWARDS) {
      const entry = { kind: 'reward', amount, orderId: null, reference: `sample ${id} ${days}` } as const;
      await bookTransaction(trx, id, entry, now - days * DAY_MS);
    }
  });
}
