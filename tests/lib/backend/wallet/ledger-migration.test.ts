import { expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { createSampleWalletHistory } from '#lib/backend/seed/sample-wallets.ts';
import { createWallet, deleteUnusedWallet } from '#lib/backend/wallet/wallets.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { testDatabases } from '../databases.ts';
import { addCustomer, openWalletHarness, readBalance } from './wallet-harness.ts';

it.each(testDatabases)(
  '$name: the ledger opens with the balances of older wallets',
  async (database) => {
    const db = await database.open();
    await migrateDatabase(db, '015-wished-sizes');
    for (const [id, balance] of [
      ['BW-RICH-0001', 700],
      ['BW-POOR-0001', 0],
    ] as const) {
      await db
        .insertInto('wallets')
        .values({ id, mobile: null, country: 'ae', balance, created_at: 5 })
        .execute();
    }
    await migrateDatabase(db);
    const rows = await db.selectFrom('wallet_transactions').selectAll().execute();
    expect(rows).toMatchObject([
      { wallet_id: 'BW-RICH-0001', kind: 'opening', amount: 700, balance: 700, created_at: 5 },
    ]);
    await db.destroy();
  },
  90_000,
);

it.each(testDatabases)(
  '$name: a wallet with a history is kept when its account leaves it',
  async (database) => {
    const harness = await openWalletHarness(database);
    const { db } = harness;
    const { walletId, userId } = await addCustomer(harness, { balance: 100 });
    const unused = await runInTransaction(db, (trx) => createWallet(trx, 'ae', 1));
    await db.updateTable('users').set({ wallet_id: null }).where('id', '=', userId).execute();
    await db.updateTable('wallets').set({ mobile: null, balance: 0 }).where('id', '=', walletId).execute();
    await runInTransaction(db, async (trx) => {
      await deleteUnusedWallet(trx, walletId);
      await deleteUnusedWallet(trx, unused);
    });
    const rows = await db.selectFrom('wallets').select('id').execute();
    expect(rows).toEqual([{ id: walletId }]);
    await harness.close();
  },
);

it.each(testDatabases)('$name: a sample wallet gets its history once', async (database) => {
  const harness = await openWalletHarness(database);
  const customer = await addCustomer(harness, { balance: 0 });
  await createSampleWalletHistory(harness.db, customer.userId, harness.now);
  await createSampleWalletHistory(harness.db, customer.userId, harness.now + 1);
  const { data } = await harness.call(walletContract.readWallet, {}, customer.caller);
  expect(data.transactions.map(({ kind }) => kind)).toEqual(['reward', 'reward', 'reward']);
  const balance = await readBalance(harness, customer.walletId);
  expect(balance).toBeGreaterThan(10_000);
  expect(data.transactions[0]?.balance.amount).toBe(balance);
  await harness.close();
});
