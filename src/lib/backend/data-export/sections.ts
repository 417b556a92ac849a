import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import type { UserRow } from '../auth/users/users.ts';
import { exportCases } from '../contact/cases/export-cases.ts';
import type { Db } from '../db/database.ts';
import { exportOrders } from '../orders/history/export-orders.ts';
import { exportReturns } from '../orders/history/export-returns.ts';
import { exportLists } from '../wishlist/lists/export-lists.ts';
import { exportAddresses, exportConsents, exportDevices, exportProfile } from './sections/account.ts';
import { exportCarts } from './sections/carts.ts';
import { exportEnquiries, exportMessages } from './sections/messages.ts';
import { exportNotices } from './sections/notices.ts';
import { exportReviews } from './sections/reviews.ts';
import { exportWallet, exportWalletEntries } from './sections/wallet.ts';

/** Reads the customer's data on one subject, without data of other people and without secrets. */
export type ExportSection = (db: Db, user: UserRow, now: number) => Promise<ExportRecord[]>;

/**
 * The sections of the export, in the order of the file. Each section also needs a title and labels in
 * `messages/{en,ar}/export.json`.
 */
export const EXPORT_SECTIONS: Record<string, ExportSection> = {
  profile: exportProfile,
  consents: exportConsents,
  addresses: exportAddresses,
  orders: exportOrders,
  returns: exportReturns,
  reviews: exportReviews,
  cases: exportCases,
  wallet: exportWallet,
  walletEntries: exportWalletEntries,
  lists: exportLists,
  carts: exportCarts,
  notices: exportNotices,
  enquiries: exportEnquiries,
  messages: exportMessages,
  devices: exportDevices,
};
