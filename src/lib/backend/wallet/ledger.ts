import type { Selectable } from 'kysely';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type WalletRow = Selectable<Tables['wallets']>;
type TransactionRow = Selectable<Tables['wallet_transactions']>;

/** Locks a wallet until the transaction ends. Lock the cart first, then the order, then the wallet. */
export async function lockWallet(trx: Trx, id: string): Promise<WalletRow> {
  return await trx
    .selectFrom('wallets')
    .selectAll()
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export interface LedgerEntry {
  kind: TransactionRow['kind'];
  /** Negative for a payment. */
  amount: number;
  orderId: string | null;
  reference: string;
}

/**
 * Books an entry and updates the balance. Returns false when the reference is already booked, or the balance
 * would be negative. The wallet must be locked.
 */
export async function bookTransaction(
  trx: Trx,
  walletId: string,
  { kind, amount, orderId, reference }: LedgerEntry,
  now: number,
): Promise<boolean> {
  const existing = await trx
    .selectFrom('wallet_transactions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (existing) return false;
  const wallet = await trx
    .updateTable('wallets')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', walletId)
    .where((eb) => eb(eb('balance', '+', amount), '>=', 0))
    .returning('balance')
    .executeTakeFirst();
  if (!wallet) return false;
  await trx
    .insertInto('wallet_transactions')
    .values({
      id: createId(now),
      wallet_id: walletId,
      kind,
      amount,
      balance: wallet.balance,
      order_id: orderId,
      reference,
      created_at: now,
    })
    .execute();
  return true;
}

/** Reads entries of a wallet, newest first, with the order numbers of one customer's own orders. */
export async function readTransactions(
  db: Db,
  walletId: string,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return await db
    .selectFrom('wallet_transactions as entry')
    // The wallet of a number may have had another owner before.
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'entry.order_id').on('orders.owner_id', '=', ownerId),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount',
      'entry.balance',
      'entry.created_at',
      'orders.order_number',
    ])
    .where('entry.wallet_id', '=', walletId)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countTransactions(db: Db, walletId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wallet_transactions')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('wallet_id', '=', walletId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sums what was paid for an order from its wallet, minus refunds. */
export async function sumOrderPayments(db: Db | Trx, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('wallet_transactions')
    .select((eb) => eb.fn.sum<number | string | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return -Number(sum ?? 0);
}

/**
 * Returns the payments of a wallet since a time: the number of orders that it paid for, and the sum minus
 * refunds.
 */
export async function readPaymentsSince(
  db: Db | Trx,
  walletId: string,
  since: number,
): Promise<{ orders: number; amount: number }> {
  const rows = await db
    .selectFrom('wallet_transactions')
    .select(['order_id', (eb) => eb.fn.sum<number | string>('amount').as('sum')])
    .where('wallet_id', '=', walletId)
    .where('kind', 'in', ['payment', 'refund'])
    .where('created_at', '>=', since)
    .groupBy('order_id')
    .execute();
  const amounts = rows.map(({ sum }) => Math.max(0, -Number(sum)));
  return {
    orders: amounts.filter((amount) => amount > 0).length,
    amount: amounts.reduce((total, amount) => total + amount, 0),
  };
}
