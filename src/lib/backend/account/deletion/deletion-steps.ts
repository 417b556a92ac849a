import { sql } from 'kysely';
import type { UserRow } from '../../auth/users/users.ts';
import { deleteCases } from '../../contact/cases/cases.ts';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { deleteReviewsByUser } from '../../reviews/own-reviews.ts';
import { deleteVotesByUser } from '../../reviews/votes.ts';
import { deleteUnusedWallet } from '../../wallet/wallets.ts';

/** A deleted account, as it was before its deletion. */
export interface DeletedCustomer {
  user: UserRow;
  /** Email address, and the mobile number that a code has confirmed. */
  contacts: string[];
  now: number;
}

type TableName = keyof Tables;

/** Effect of an account's deletion on a table. */
export interface DeletionRule {
  /** Deletes the customer's data in the table; omitted when the rows are kept as they are. */
  run?: (trx: Trx, table: TableName, customer: DeletedCustomer) => Promise<unknown>;
  /** Reason for keeping rows about the customer. */
  retainedFor?: 'orders' | 'wallet' | 'anonymous';
}

/** Deletes the rows whose column is the customer's user id. */
export function deleteByUserId(column: string): DeletionRule {
  return {
    run: (trx, table, { user }) =>
      sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${user.id}`.execute(trx),
  };
}

/** Deletes the rows whose parent belongs to the customer. The parent's own rule must come later. */
export function deleteByParentOwner(column: string, parent: TableName, ownerColumn: string): DeletionRule {
  return {
    run: (trx, table, { user }) =>
      sql`delete from ${sql.table(table)} where ${sql.ref(column)} in
        (select id from ${sql.table(parent)} where ${sql.ref(ownerColumn)} = ${user.id})`.execute(trx),
  };
}

/** Deletes the rows that are addressed to the customer's email address or mobile number. */
export function deleteByContact(column: string): DeletionRule {
  return {
    run: (trx, table, { contacts }) =>
      sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(contacts)})`.execute(trx),
  };
}

/** Deletes the one-time codes of the account, and those sent to its contacts before it existed. */
export const deleteChallenges: DeletionRule = {
  run: async (trx, table, customer) => {
    await deleteByUserId('user_id').run?.(trx, table, customer);
    await deleteByContact('address').run?.(trx, table, customer);
  },
};

/** Deletes the customer's cases. The row of a product issue is kept, without email address and messages. */
export const deleteOwnCases: DeletionRule = {
  run: (trx, _table, { user }) => deleteCases(trx, user.id),
};

/** Deletes the customer's votes and subtracts them from the vote counts of the reviews. */
export const deleteOwnVotes: DeletionRule = {
  run: (trx, _table, { user }) => deleteVotesByUser(trx, user.id),
};

/** Deletes the customer's reviews with their votes, and recomputes the ratings of the products. */
export const deleteOwnReviews: DeletionRule = {
  run: (trx, _table, { user, now }) => deleteReviewsByUser(trx, user.id, now),
};

/** Deletes the notices of the account, and those requested earlier with its email address. */
export const deleteNotices: DeletionRule = {
  run: async (trx, table, customer) => {
    await deleteByUserId('user_id').run?.(trx, table, customer);
    await deleteByContact('email').run?.(trx, table, customer);
  },
};

export const deleteWalletPins: DeletionRule = {
  run: (trx, _table, { user }) =>
    trx
      .deleteFrom('wallet_pins')
      .where('wallet_id', '=', user.wallet_id ?? '')
      .execute(),
};

/** Deletes the carts, except those that an order refers to; the lines have a rule of their own. */
export const deleteCarts: DeletionRule = {
  run: (trx, _table, { user }) =>
    trx
      .deleteFrom('carts')
      .where('owner_id', '=', user.id)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.cart_id', '=', 'carts.id')),
        ),
      )
      .execute(),
  retainedFor: 'orders',
};

/** Keeps placed orders as they are; drafts lose their contacts and addresses. */
export const clearDraftOrders: DeletionRule = {
  run: (trx, _table, { user }) =>
    trx
      .updateTable('orders')
      .set({ guest: null, billing: null, fulfillment: null, collection_contact: null, delivery_note: null })
      .where('owner_id', '=', user.id)
      .where('submitted_at', 'is', null)
      .execute(),
  retainedFor: 'orders',
};

export const unlinkSandboxPayments: DeletionRule = {
  run: (trx, _table, { user }) =>
    trx
      .updateTable('sandbox_payments')
      .set({ customer_id: null })
      .where('customer_id', '=', user.id)
      .execute(),
  retainedFor: 'orders',
};

/** Keeps the row, to which orders refer, but removes all personal data. */
export const anonymizeUser: DeletionRule = {
  run: async (trx, _table, { user, now }) => {
    await trx
      .updateTable('users')
      .set({
        name: '',
        email: `${user.id}@deleted.invalid`,
        email_verified: 0,
        mobile: null,
        mobile_verified: 0,
        image: null,
        gender: null,
        birthday: null,
        language: null,
        country: null,
        wallet_id: null,
        newsletter_email: 0,
        newsletter_whatsapp: 0,
        newsletter_email_at: null,
        newsletter_whatsapp_at: null,
        updated_at: now,
        deleted_at: now,
      })
      .where('id', '=', user.id)
      .execute();
    // Must run after the account no longer refers to its wallet.
    if (user.wallet_id) await deleteUnusedWallet(trx, user.wallet_id);
  },
  retainedFor: 'anonymous',
};
