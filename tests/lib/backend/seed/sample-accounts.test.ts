import { expect, it } from 'vitest';
import { createSampleAccounts, readSampleAccounts } from '#lib/backend/seed/sample-accounts.ts';
import { warnAboutSampleAccounts } from '#lib/backend/seed/warn-sample-accounts.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { FAST_HASHING, NOON, openAuthHarness } from '../auth/auth-harness.ts';
import { createFixtureSeed } from '../backend-fixture.ts';
import { testDatabases } from '../databases.ts';

it.each(testDatabases)('$name: the sample accounts can sign in, and are created once', async (database) => {
  const harness = await openAuthHarness(database);
  await writeSeed(harness.db, createFixtureSeed());
  const createdCounts = await Promise.all(
    [1, 2].map(() => createSampleAccounts(harness.db, NOON, FAST_HASHING)),
  );
  expect(createdCounts.reduce((sum, one) => sum + one)).toBe(3);
  expect(await createSampleAccounts(harness.db, NOON, FAST_HASHING)).toBe(0);
  const steps = [];
  for (const { email: identifier, password } of readSampleAccounts()) {
    steps.push((await harness.call(authContract.signIn, { body: { identifier, password } })).data);
  }
  const [layla, omar, maryam] = steps;
  expect(layla).toMatchObject({ kind: 'signed-in', profile: { isEmployee: false, isComplete: true } });
  expect(omar).toMatchObject({ kind: 'signed-in', profile: { isEmployee: true } });
  expect(maryam).toMatchObject({ kind: 'new-password', isMigrated: true });
  const owner = layla?.kind === 'signed-in' ? layla.profile.userId : '';
  const orders = await harness.db
    .selectFrom('orders')
    .selectAll()
    .where('owner_id', '=', owner)
    .orderBy('created_at')
    .execute();
  expect(orders.map(({ status }) => status)).toEqual([
    'Returned',
    'PartlyReturned',
    'Delivered',
    'Delivered',
    'Cancelled',
    'OutForDelivery',
    'Dispatched',
    'Packed',
    'Accepted',
  ]);
  expect(orders.every(({ order_number, total }) => order_number !== null && total > 0)).toBe(true);
  await harness.close();
});

it('sample accounts have no orders where the catalog is empty', async () => {
  const harness = await openAuthHarness(testDatabases[0] as (typeof testDatabases)[0]);
  expect(await createSampleAccounts(harness.db, NOON, FAST_HASHING)).toBe(3);
  expect(await harness.db.selectFrom('orders').select('id').execute()).toEqual([]);
  await harness.close();
});

it('sample accounts in a shop with a public address are an error in the log, once', async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('There is no database to test');
  const harness = await openAuthHarness(sqlite);
  const errors: Record<string, unknown>[] = [];
  const log = { error: (entry: Record<string, unknown>) => errors.push(entry) };
  const warn = (siteUrl: string) => warnAboutSampleAccounts(harness.db, siteUrl, log);
  expect(await warn('https://shop.example')).toEqual([]);
  await createSampleAccounts(harness.db, NOON, FAST_HASHING);
  for (const localUrl of ['http://localhost:4321', 'http://[::1]:4321'])
    expect(await warn(localUrl)).toEqual([]);
  expect(errors).toEqual([]);
  expect(await warn('https://shop.example')).toHaveLength(3);
  expect(errors).toMatchObject([{ code: 'SAMPLE_ACCOUNTS' }]);
});
