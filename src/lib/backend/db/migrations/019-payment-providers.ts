import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds provider, method and amounts to payments, and the tables of notifications, refunds and the sandbox. */
export const paymentProviders: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    const addColumns = [
      sql`provider ${sql.raw(text)} not null default 'sandbox'`,
      sql`method ${sql.raw(text)} not null default 'card'`,
      sql`session_reference ${sql.raw(text)}`,
      sql`session_result ${sql.raw(text)}`,
      sql`redirect_url ${sql.raw(text)}`,
      sql`provider_reference ${sql.raw(text)}`,
      sql`captured_amount ${sql.raw(big)} not null default 0`,
      sql`refunded_amount ${sql.raw(big)} not null default 0`,
      sql`capture_requested_at ${sql.raw(big)}`,
      sql`check_tries ${sql.raw(int)} not null default 0`,
      sql`next_check ${sql.raw(big)}`,
    ];
    for (const column of addColumns) await sql`alter table payments add column ${column}`.execute(db);
    // Earlier payments had no separate capture, and no session that could be read.
    await sql`update payments set captured_amount = amount where status in ('Authorised', 'Paid')`.execute(
      db,
    );
    await sql`update payments set provider_reference = id where status in ('Authorised', 'Paid')`.execute(db);
    await createTable(db, 'payment_notifications')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('provider', text, (c) => c.notNull())
      .addColumn('payment_id', text)
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('received_at', big, (c) => c.notNull())
      .addColumn('processed_at', big)
      .addColumn('tries', int, (c) => c.notNull())
      .addColumn('next_try', big)
      .addColumn('error', text)
      .execute();
    await createTable(db, 'refunds')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('payment_id', text, (c) => c.notNull())
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('status', text, (c) =>
        c.notNull().check(sql`status in ('Waiting', 'Requested', 'Done', 'Failed')`),
      )
      .addColumn('provider_reference', text)
      .addColumn('tries', int, (c) => c.notNull())
      .addColumn('next_try', big)
      .addColumn('error', text)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      // For one purpose, a payment is refunded only once.
      .addUniqueConstraint('refunds_once', ['payment_id', 'purpose'])
      .execute();
    await createSandboxTables(db);
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('payments_to_check', 'payments', ['next_check']);
    await index('payment_notifications_due', 'payment_notifications', ['processed_at', 'next_try']);
    await index('refunds_due', 'refunds', ['status', 'next_try']);
  },
};

/** Tables of the sandbox provider, which does not use the shop's tables. */
async function createSandboxTables(db: Kysely<unknown>): Promise<void> {
  const { text, int, big } = getColumnTypes(db);
  await createTable(db, 'sandbox_payments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('method', text, (c) => c.notNull())
    .addColumn('amount', big, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('return_url', text, (c) => c.notNull())
    .addColumn('cancel_url', text, (c) => c.notNull())
    .addColumn('expires_at', big, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('error', text)
    .addColumn('fields', text, (c) => c.notNull())
    .addColumn('last4', text)
    .addColumn('effect', text)
    .addColumn('attempts', int, (c) => c.notNull())
    .addColumn('authorised_at', big)
    .addColumn('notify_at', big)
    .addColumn('captured_amount', big, (c) => c.notNull())
    .addColumn('refunded_amount', big, (c) => c.notNull())
    .addColumn('customer_id', text)
    .execute();
  await createTable(db, 'sandbox_cards')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull())
    .addColumn('last4', text, (c) => c.notNull())
    .addColumn('effect', text, (c) => c.notNull())
    .addUniqueConstraint('sandbox_cards_once', ['customer_id', 'last4', 'effect'])
    .execute();
  await createTable(db, 'sandbox_operations')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('payment_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('amount', big, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('sandbox_payments_to_notify')
    .on('sandbox_payments')
    .column('notify_at')
    .execute();
}
