import { expect, it } from 'vitest';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { insertUser } from '../auth/insert-user.ts';
import { testDatabases } from '../databases.ts';

it.each(testDatabases)(
  '$name: existing wallets keep their balance, and their mobile number where it was verified',
  async (database) => {
    const db = await database.open();
    await migrateDatabase(db, '011-services');
    const people = [
      { id: 'proven', mobile: '+971500000001', mobile_verified: 1 },
      { id: 'claimed', mobile: '+971500000002', mobile_verified: 0 },
    ] as const;
    for (const mobile of ['+971500000001', '+971500000002', '+971500000003']) {
      const wallet = {
        id: `long-id-of-${mobile}`,
        mobile,
        country: 'ae',
        balance: 7,
        created_at: 1,
      } as const;
      await db.insertInto('wallets').values(wallet).execute();
    }
    for (const { id, ...facts } of people) {
      await insertUser(db, id);
      const wallet_id = `long-id-of-${facts.mobile}`;
      await db
        .updateTable('users')
        .set({ ...facts, wallet_id })
        .where('id', '=', id)
        .execute();
    }
    await migrateDatabase(db);
    const rows = await db
      .selectFrom('wallets')
      .leftJoin('users', 'users.wallet_id', 'wallets.id')
      .select(['wallets.id', 'wallets.mobile', 'wallets.balance', 'users.id as owner'])
      .execute();
    expect(rows.map(({ owner, mobile, balance }) => [owner, mobile, balance]).sort()).toEqual([
      [null, '+971500000003', 7],
      ['claimed', null, 7],
      ['proven', '+971500000001', 7],
    ]);
    expect(rows.every(({ id }) => /^BW-\w{4}-\w{4}$/.test(id))).toBe(true);
    await expect(
      db
        .insertInto('users')
        .values({
          ...(await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()),
          wallet_id: 'none',
        })
        .execute(),
    ).rejects.toThrow();
    await db.destroy();
  },
);
