import { expect, it } from 'vitest';
import { createCountReader } from '#lib/backend/monitoring/counts.ts';
import { openMigrated, testDatabases } from '../databases.ts';

it.each(testDatabases)('counts messages by status, at most every five seconds, on $name', async (engine) => {
  const db = await openMigrated(engine);
  let now = 1_000_000;
  const readCounts = createCountReader(db, () => now);
  const empty = { orders: [], messages: [], paymentsWaiting: 0 };
  expect(await readCounts()).toEqual(empty);
  const message = {
    kind: 'welcome',
    channel: 'email' as const,
    via: 'mailbox' as const,
    recipient: 'huda@example.com',
    language: 'en' as const,
    country: 'ae' as const,
    facts: null,
    tries: 0,
    next_try_at: 0,
    expires_at: null,
    created_at: 0,
    sent_at: null,
    error: null,
  };
  const statuses = ['waiting', 'waiting', 'sent'] as const;
  await db
    .insertInto('outbox')
    .values(statuses.map((status, index) => ({ ...message, id: `message-${index}`, status })))
    .execute();
  now += 4000;
  expect(await readCounts()).toEqual(empty);
  now += 2000;
  const { messages } = await readCounts();
  expect(messages.sort((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'sent', count: 1 },
    { status: 'waiting', count: 2 },
  ]);
  await db.destroy();
});

it('tries again after an error', async () => {
  const [engine] = testDatabases;
  const db = await openMigrated(engine as (typeof testDatabases)[0]);
  const readCounts = createCountReader(db, () => 0);
  await db.schema.alterTable('outbox').renameTo('moved').execute();
  await expect(readCounts()).rejects.toThrow();
  await db.schema.alterTable('moved').renameTo('outbox').execute();
  expect((await readCounts()).paymentsWaiting).toBe(0);
  await db.destroy();
});
