import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';
import { findCustomerWallet } from '../../wallet/customer-wallet.ts';
import { readTransactions } from '../../wallet/ledger.ts';

/** Maximum number of exported entries, higher than that of any wallet. */
const MAX_ENTRIES = 1_000_000;

export async function exportWallet(db: Db, user: UserRow): Promise<ExportRecord[]> {
  const { wallet } = await findCustomerWallet(db, user.id);
  if (!wallet) return [];
  const { currency } = COUNTRIES[wallet.country];
  return [{ walletNumber: wallet.id, mobile: wallet.mobile, balance: { amount: wallet.balance, currency } }];
}

export async function exportWalletEntries(db: Db, user: UserRow): Promise<ExportRecord[]> {
  const { wallet } = await findCustomerWallet(db, user.id);
  if (!wallet) return [];
  const { currency } = COUNTRIES[wallet.country];
  const rows = await readTransactions(db, wallet.id, user.id, { limit: MAX_ENTRIES, offset: 0 });
  return rows.map((row) => ({
    at: toIsoTime(row.created_at),
    entry: row.kind,
    amount: { amount: row.amount, currency },
    balance: { amount: row.balance, currency },
    orderNumber: row.order_number,
  }));
}
