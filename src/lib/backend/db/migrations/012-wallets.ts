import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import { createWalletId } from '../wallet-id.ts';
import { createTable, getColumnTypes, isPostgres } from './columns.ts';

interface Tables {
  wallets: { id: string; mobile: string | null; country: string; balance: number; created_at: number };
  users: { id: string; wallet_id: string | null; mobile: string | null; mobile_verified: number };
}

/** Removes the mobile number from wallets whose user has not verified it, and gives all wallets short ids. */
export const wallets: Migration = {
  async up(untypedDb: Kysely<unknown>) {
    const db = untypedDb as Kysely<Tables>;
    if (db.isTransaction) await rebuild(db);
    else await db.transaction().execute(rebuild);
  },
};

async function rebuild(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('wallets').selectAll().execute();
  const users = await db.selectFrom('users').selectAll().where('wallet_id', 'is not', null).execute();
  await db.updateTable('users').set({ wallet_id: null }).execute();
  await db.deleteFrom('wallets').execute();
  await allowNullMobile(db);
  for (const row of rows) {
    const user = users.find((candidate) => candidate.wallet_id === row.id);
    const isVerified = !user || (user.mobile_verified === 1 && user.mobile === row.mobile);
    const id = createWalletId();
    await db
      .insertInto('wallets')
      .values({ ...row, id, mobile: isVerified ? row.mobile : null })
      .execute();
    if (user) await db.updateTable('users').set({ wallet_id: id }).where('id', '=', user.id).execute();
  }
}

// SQLite cannot drop NOT NULL, but the table is empty and unreferenced here, so it is recreated.
async function allowNullMobile(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db as never)) {
    await sql`alter table wallets alter column mobile drop not null`.execute(db);
    return;
  }
  const { text, big } = getColumnTypes(db as never);
  await db.schema.dropTable('wallets').execute();
  await createTable(db as never, 'wallets')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('mobile', text, (c) => c.unique())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('balance', big, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', big, (c) => c.notNull())
    .execute();
}
