import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { LEASE_MS, MAX_ATTEMPTS, RETRY_DELAYS_MS } from '#lib/backend/messaging/outbox-worker.ts';
import { claimDueMessages } from '#lib/backend/messaging/queries.ts';
import { type SmsServer, startSmsServer } from '../../../support/servers/sms.ts';
import { openMigrated, testDatabases } from '../databases.ts';
import {
  CODE_TTL_MS,
  codeMessage,
  createOutboxHarness,
  MOBILE,
  NOON,
  type OutboxHarness,
  sendAndFail,
  welcomeMessage,
} from './outbox-harness.ts';

const TO = { mobile: MOBILE };

describe.each(testDatabases)('Messages in the outbox, on $name', (database) => {
  let db: Db;
  let provider: SmsServer;
  let now = NOON;
  const harnesses: OutboxHarness[] = [];

  beforeAll(async () => {
    db = await openMigrated(database);
  });
  beforeEach(async () => {
    now = NOON;
    provider = await startSmsServer();
    await db.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    for (const { outbox } of harnesses.splice(0)) await outbox.close();
    await provider.close();
  });
  afterAll(() => db.destroy());

  const openOutbox = (secret?: string) => {
    const sms = { url: provider.url, key: 'a key', sender: 'Binaa' };
    const harness = createOutboxHarness(db, () => now, { sms }, secret);
    harnesses.push(harness);
    return harness;
  };
  const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('are sent once, and their text is then deleted', async () => {
    const { outbox } = openOutbox();
    await outbox.send(codeMessage(TO, now));
    await outbox.sendDue();
    await outbox.sendDue();
    const [row] = await rows();
    expect(provider.calls).toHaveLength(1);
    expect(provider.calls[0]).toMatchObject({
      headers: {
        authorization: 'Bearer a key',
        'content-type': 'application/json',
        'idempotency-key': row?.id,
      },
      body: {
        to: MOBILE,
        from: 'Binaa',
        text: '048213 is your Binaa code. Keep it to yourself.\n\n@shop.example #048213',
      },
    });
    expect(row).toMatchObject({ status: 'sent', facts: null, tries: 1, sent_at: NOON, error: null });
  });

  it('are stored encrypted', async () => {
    const { outbox } = openOutbox();
    await outbox.send(codeMessage(TO, now));
    await outbox.send(welcomeMessage(TO));
    expect(JSON.stringify(await rows())).not.toMatch(/048213|Huda|sign-in/);
  });

  it('are sent after the transaction commits, and never before', async () => {
    const { outbox } = openOutbox();
    await sendAndFail(db, outbox, codeMessage(TO, now, '111111'));
    await runInTransaction(db, async (trx) => {
      await outbox.send(codeMessage(TO, now, '222222'), trx);
      expect(provider.calls).toHaveLength(0);
    });
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1), 5000);
    expect(provider.calls[0]?.body.text).toContain('222222');
    expect(await rows()).toHaveLength(1);
  });

  it('are sent once by two processes', async () => {
    const [firstProcess, secondProcess] = [openOutbox(), openOutbox()];
    provider.delay = 5;
    await Promise.all(Array.from({ length: 40 }, () => firstProcess.outbox.send(welcomeMessage(TO))));
    await Promise.all([firstProcess.outbox.sendDue(), secondProcess.outbox.sendDue()]);
    await vi.waitFor(() => expect(provider.calls).toHaveLength(40), 5000);
    await Promise.all([firstProcess.outbox.sendDue(), secondProcess.outbox.sendDue()]);
    const keys = provider.calls.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([40, 40]);
    expect((await rows()).every(({ status, tries }) => status === 'sent' && tries === 1)).toBe(true);
  });

  it('are retried with growing delays under the same idempotency key', async () => {
    const { outbox } = openOutbox();
    provider.statuses.push(503, 429, 302);
    await outbox.send(welcomeMessage(TO));
    await outbox.sendDue();
    for (const wait of RETRY_DELAYS_MS.slice(0, 3)) {
      now += wait - 1;
      const before = provider.calls.length;
      await outbox.sendDue();
      expect(provider.calls).toHaveLength(before);
      now += 1;
      await outbox.sendDue();
      expect(provider.calls).toHaveLength(before + 1);
    }
    expect(new Set(provider.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await rows()).toMatchObject([{ status: 'sent', tries: 4, error: null }]);
  });

  it('are abandoned after the last attempt, which is logged without the recipient', async () => {
    const { outbox, failedMessages } = openOutbox();
    provider.statuses.push(...Array.from({ length: MAX_ATTEMPTS }, () => 500));
    await outbox.send(welcomeMessage(TO));
    for (const wait of [0, ...RETRY_DELAYS_MS, 3_600_000]) {
      now += wait;
      await outbox.sendDue();
    }
    expect(provider.calls).toHaveLength(MAX_ATTEMPTS);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'failed', facts: null, error: 'HTTP 500' });
    expect(failedMessages).toEqual([
      { id: row?.id, kind: 'welcome', channel: 'sms', tries: MAX_ATTEMPTS, code: 'HTTP 500' },
    ]);
  });

  it('that the provider rejects for good are not sent again', async () => {
    const { outbox, failedMessages } = openOutbox();
    provider.statuses.push(422);
    await outbox.send(codeMessage(TO, now));
    await outbox.sendDue();
    now += CODE_TTL_MS / 2;
    await outbox.sendDue();
    expect(provider.calls).toHaveLength(1);
    expect(failedMessages.map(({ code }) => code)).toEqual(['HTTP 422']);
    expect(JSON.stringify([failedMessages, (await rows())[0]?.error])).not.toMatch(/048213|971501234567/);
  });

  it('with an expired code are not sent', async () => {
    const { outbox, failedMessages } = openOutbox();
    provider.statuses.push(503);
    await outbox.send(codeMessage(TO, now));
    await outbox.sendDue();
    now += CODE_TTL_MS;
    await outbox.sendDue();
    expect(provider.calls).toHaveLength(1);
    expect(failedMessages).toMatchObject([{ kind: 'code', code: 'HTTP 503' }]);
    expect(await rows()).toMatchObject([{ status: 'failed', facts: null }]);
  });

  it('of a process that exited are sent by another one after its lease', async () => {
    const crashedOutbox = openOutbox();
    await crashedOutbox.outbox.send(welcomeMessage(TO));
    await crashedOutbox.outbox.close();
    const claimed = await claimDueMessages(db, {
      now,
      leaseMs: LEASE_MS,
      transports: ['webhook'],
      limit: 10,
    });
    const { outbox } = openOutbox();
    now += LEASE_MS - 1;
    await outbox.sendDue();
    expect([claimed.length, provider.calls.length]).toEqual([1, 0]);
    now += 1;
    await outbox.runMaintenance();
    await outbox.sendDue();
    expect(provider.calls).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', tries: 2 }]);
  });

  it('that were encrypted with another secret are abandoned', async () => {
    const { outbox } = openOutbox('another secret');
    await outbox.send(welcomeMessage(TO));
    await outbox.close();
    const { outbox: later, failedMessages } = openOutbox();
    await later.sendDue();
    expect([provider.calls.length, failedMessages.map(({ code }) => code)]).toEqual([0, ['UNREADABLE']]);
  });
});
