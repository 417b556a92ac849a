import type * as accountData from '#lib/contract/account/account-data.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findCustomerWallet } from '../../wallet/customer-wallet.ts';

/** Statuses of orders that are paid and not yet completed. */
const OPEN_ORDER_STATUSES = [
  'Accepted',
  'Packed',
  'Dispatched',
  'OutForDelivery',
  'ReadyForCollection',
] as const;

type DeletionBlockers = EndpointReply<typeof accountData.readDeletionBlockers>;

/** Reads what prevents the deletion: orders in progress, an open payment, and the wallet's balance. */
export async function readDeletionBlockers(db: Db | Trx, userId: string): Promise<DeletionBlockers> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_number', 'status'])
    .where('owner_id', '=', userId)
    .where('status', 'in', OPEN_ORDER_STATUSES)
    .orderBy('submitted_at')
    .execute();
  const { wallet } = await findCustomerWallet(db, userId);
  const { currency } = COUNTRIES[wallet?.country ?? 'ae'];
  return {
    orders: orders.map(({ order_number, status }) => ({ orderNumber: order_number ?? '', status })),
    isPaymentOpen: await hasOpenPayment(db, userId),
    wallet: wallet && wallet.balance > 0 ? { amount: wallet.balance, currency } : null,
  };
}

/** Whether money was authorised for an order that is not placed yet. */
async function hasOpenPayment(db: Db | Trx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.owner_id', '=', userId)
    .where('orders.status', '=', 'Pending')
    .where('payments.status', 'in', ['Authorised', 'Paid'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws ACCOUNT_HAS_ORDERS while an order is in progress or being paid. */
export function assertNoOpenOrders({ orders, isPaymentOpen }: DeletionBlockers): void {
  if (orders.length === 0 && !isPaymentOpen) return;
  throw new AppError('ACCOUNT_HAS_ORDERS', { orders: orders.map(({ orderNumber }) => orderNumber) });
}
