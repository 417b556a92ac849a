import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

interface Tables {
  wallets: { id: string; balance: number; created_at: number };
  wallet_transactions: {
    id: string;
    wallet_id: string;
    kind: string;
    amount: number;
    balance: number;
    order_id: string | null;
    reference: string;
    created_at: number;
  };
}

/** Adds the ledger of wallets, amounts held for orders, PINs, and counters of wrong PINs. */
export const walletPayments: Migration = {
  async up(untypedDb: Kysely<unknown>) {
    await createTables(untypedDb);
    const db = untypedDb as Kysely<Tables>;
    for (const wallet of await db.selectFrom('wallets').selectAll().where('balance', '!=', 0).execute()) {
      const { id, balance, created_at } = wallet;
      const reference = `opening ${id}`;
      await db
        .insertInto('wallet_transactions')
        .values({
          id: reference,
          wallet_id: id,
          kind: 'opening',
          amount: balance,
          balance,
          order_id: null,
          reference,
          created_at,
        })
        .execute();
    }
  },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  const { text, int, big } = getColumnTypes(db);
  await createTable(db, 'wallet_transactions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('wallet_id', text, (c) => c.notNull().references('wallets.id'))
    .addColumn('kind', text, (c) =>
      c.notNull().check(sql`kind in ('opening', 'reward', 'payment', 'refund')`),
    )
    .addColumn('amount', big, (c) => c.notNull().check(sql`amount <> 0`))
    .addColumn('balance', big, (c) => c.notNull().check(sql`balance >= 0`))
    .addColumn('order_id', text, (c) => c.references('orders.id'))
    .addColumn('reference', text, (c) => c.notNull().unique())
    .addColumn('created_at', big, (c) => c.notNull())
    .execute();
  await createTable(db, 'wallet_holds')
    .addColumn('order_id', text, (c) => c.primaryKey().references('orders.id'))
    .addColumn('wallet_id', text, (c) => c.notNull().references('wallets.id'))
    .addColumn('reference', text, (c) => c.notNull())
    .addColumn('amount', big, (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('status', text, (c) => c.notNull().check(sql`status in ('held', 'taken')`))
    .addColumn('expires_at', big)
    .addColumn('created_at', big, (c) => c.notNull())
    .addColumn('updated_at', big, (c) => c.notNull())
    .addUniqueConstraint('wallet_holds_reference', ['wallet_id', 'reference'])
    .execute();
  await createTable(db, 'wallet_pins')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('wallet_id', text, (c) => c.notNull().references('wallets.id'))
    .addColumn('order_id', text, (c) => c.notNull())
    .addColumn('session_id', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull().check(sql`status in ('waiting', 'verified', 'used')`))
    .addColumn('secret_hash', text)
    .addColumn('sends_left', int, (c) => c.notNull())
    .addColumn('resend_at', big, (c) => c.notNull())
    .addColumn('expires_at', big, (c) => c.notNull())
    .addColumn('created_at', big, (c) => c.notNull())
    .execute();
  await createTable(db, 'wallet_pin_attempts')
    .addColumn('subject', text, (c) => c.primaryKey())
    .addColumn('wrong_count', int, (c) => c.notNull())
    .addColumn('resets_at', big, (c) => c.notNull())
    .addColumn('blocked_until', big)
    .execute();
  const { schema } = db;
  await schema
    .createIndex('wallet_transactions_of')
    .on('wallet_transactions')
    .columns(['wallet_id', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('wallet_transactions_by_order')
    .on('wallet_transactions')
    .column('order_id')
    .execute();
  await schema.createIndex('wallet_pins_of').on('wallet_pins').columns(['session_id', 'order_id']).execute();
  await schema.createIndex('wallet_pins_by_end').on('wallet_pins').column('expires_at').execute();
}
