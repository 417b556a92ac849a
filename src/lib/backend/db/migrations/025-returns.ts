import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds returns with their lines and history, their drafts, and refunds by bank transfer. */
export const returns: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'returns')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('method', text, (c) => c.notNull())
      .addColumn('store_code', text)
      .addColumn('pickup', text)
      .addColumn('pickup_area', text)
      .addColumn('pickup_zone', text)
      .addColumn('pickup_date', text)
      .addColumn('pickup_slot', text)
      .addColumn('products_amount', big, (c) => c.notNull())
      .addColumn('delivery_amount', big, (c) => c.notNull())
      .addColumn('pickup_charge', big, (c) => c.notNull())
      .addColumn('processing_fee', big, (c) => c.notNull())
      .addColumn('refund_amount', big, (c) => c.notNull().check(sql`refund_amount >= 0`))
      .addColumn('to_payment', big, (c) => c.notNull().check(sql`to_payment >= 0`))
      .addColumn('to_wallet', big, (c) => c.notNull().check(sql`to_wallet >= 0`))
      .addColumn('to_choose', big, (c) => c.notNull().check(sql`to_choose >= 0`))
      .addColumn('refund_target', text)
      .addColumn('wallet_id', text, (c) => c.references('wallets.id'))
      .addColumn('accepted_at', big)
      .addColumn('next_step_at', big)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addUniqueConstraint('returns_of', ['order_id', 'place'])
      .addCheckConstraint(
        'returns_add_up',
        sql`refund_amount = products_amount + delivery_amount - pickup_charge - processing_fee`,
      )
      .addCheckConstraint('returns_parts', sql`refund_amount = to_payment + to_wallet + to_choose`)
      .execute();
    await createTable(db, 'return_lines')
      .addColumn('return_id', text, (c) => c.notNull().references('returns.id'))
      .addColumn('order_line_id', text, (c) => c.notNull().references('order_lines.id'))
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('amount', big, (c) => c.notNull().check(sql`amount >= 0`))
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('note', text)
      .addPrimaryKeyConstraint('return_lines_once', ['return_id', 'order_line_id'])
      .execute();
    await createTable(db, 'return_events')
      .addColumn('return_id', text, (c) => c.notNull().references('returns.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('cause', text, (c) => c.notNull())
      .addColumn('at', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('return_events_of', ['return_id', 'place'])
      .execute();
    await createTable(db, 'return_drafts')
      .addColumn('order_id', text, (c) => c.primaryKey().references('orders.id'))
      .addColumn('id', text, (c) => c.notNull().unique())
      .addColumn('content', text, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'bank_transfers')
      .addColumn('return_id', text, (c) => c.primaryKey().references('returns.id'))
      .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('account', text, (c) => c.notNull())
      .addColumn('account_end', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull().check(sql`status in ('Waiting', 'Due', 'Sent')`))
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('sent_at', big)
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('returns').columns(columns).execute();
    await index('returns_of_owner', ['owner_id', 'created_at']);
    await index('returns_by_next_step', ['status', 'next_step_at']);
    await index('returns_by_pickup', ['pickup_zone', 'pickup_date', 'pickup_slot']);
  },
};
