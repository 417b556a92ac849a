import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { type MessagingConfig, readMessagingConfig } from '#lib/backend/messaging/config.ts';
import { MAILBOX_SIZE } from '#lib/backend/messaging/outbox.ts';
import { readMailbox } from '#lib/contract/sandbox.ts';
import { parseEnv } from '#lib/env.server.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openMigrated, testDatabases } from '../databases.ts';
import {
  CODE_TTL_MS,
  codeMessage,
  createOutboxHarness,
  EMAIL,
  MOBILE,
  NOON,
  sendAndFail,
  welcomeMessage,
} from './outbox-harness.ts';

const DAY = 24 * 3_600_000;

describe.each(testDatabases)('The mailbox on $name', (database) => {
  let db: Db;
  let now = NOON;

  beforeAll(async () => {
    db = await openMigrated(database);
  });
  beforeEach(async () => {
    now = NOON;
    await db.deleteFrom('outbox').execute();
  });
  afterAll(() => db.destroy());

  it('lists messages at once, newest first, and none of a transaction that was rolled back', async () => {
    const { outbox } = createOutboxHarness(db, () => now);
    await outbox.send(welcomeMessage({ email: EMAIL }));
    await sendAndFail(db, outbox, codeMessage({ email: EMAIL }, now, '111111'));
    now += 1000;
    await outbox.send(codeMessage({ mobile: MOBILE }, now));
    const messages = await outbox.listMailbox();
    expect(messages).toMatchObject([
      { kind: 'code', channel: 'sms', to: MOBILE, sentAt: NOON + 1000, subject: null, html: null },
      { kind: 'welcome', channel: 'email', to: EMAIL, sentAt: NOON, subject: 'Welcome to Binaa' },
    ]);
    expect(messages[0]?.text).toMatch(/^048213 .*\n\n@shop\.example #048213$/);
    expect(messages[1]?.html).toContain('Huda Al Ali');
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toMatch(/048213|Huda/);
  });

  it('deletes a code when it expires, and everything after a week', async () => {
    const { outbox } = createOutboxHarness(db, () => now);
    await outbox.send(codeMessage({ email: EMAIL }, now));
    now += 1;
    await outbox.send(welcomeMessage({ email: EMAIL }));
    now = NOON + CODE_TTL_MS;
    const shown = await outbox.listMailbox();
    expect(shown.map(({ kind, text }) => [kind, text === null])).toEqual([
      ['welcome', false],
      ['code', true],
    ]);
    await outbox.runMaintenance();
    const rows = await db.selectFrom('outbox').select(['kind', 'facts']).orderBy('id').execute();
    expect(rows.map(({ kind, facts }) => [kind, facts === null])).toEqual([
      ['code', true],
      ['welcome', false],
    ]);
    now = NOON + 7 * DAY + 2;
    await outbox.runMaintenance();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('shows the newest fifty', async () => {
    const { outbox } = createOutboxHarness(db, () => now);
    for (let sent = 0; sent < MAILBOX_SIZE + 5; sent += 1) {
      now += 1;
      await outbox.send(welcomeMessage({ email: EMAIL }, `Huda ${sent}`));
    }
    const messages = await outbox.listMailbox();
    expect([messages.length, messages[0]?.sentAt]).toEqual([MAILBOX_SIZE, now]);
  });
});

describe('The mailbox endpoint', () => {
  const KEY = 'the key of this test, long enough';

  async function openBackend(messaging: MessagingConfig) {
    const db = openDatabase({});
    await migrateDatabase(db);
    const lines: object[] = [];
    const backend = createBackend({
      database: db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: 'the secret of this test' },
      messaging,
      log: (line) => lines.push(line),
      checkReplies: true,
      rateLimits: BROWSER_RATE_LIMITS,
    });
    const requestMailbox = async (key: unknown, address?: string) => {
      const request = new Request(`http://x${readMailbox.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });
      return backend.handle(request, { address });
    };
    return { backend, requestMailbox, lines };
  }

  const site = 'https://shop.example';

  it('requires the key and does not log it', async () => {
    const { backend, requestMailbox, lines } = await openBackend({ site, mailboxKey: KEY });
    const statuses = [];
    for (const key of [KEY, `${KEY}x`, KEY.slice(1), '', 'é'])
      statuses.push((await requestMailbox(key)).status);
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
    expect(JSON.stringify(lines)).not.toContain('the key of');
    await backend.close();
  });

  it('does not exist where mail is sent out, or without a key', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'shop@binaa.example' };
    const env = { SITE_URL: site, SMTP_URL: smtp.url, SMTP_FROM: smtp.from };
    for (const settings of [readMessagingConfig(parseEnv(env), () => KEY), { site }]) {
      const { backend, requestMailbox } = await openBackend(settings);
      expect((await requestMailbox(KEY)).status).toBe(404);
      await backend.close();
    }
    expect(readMessagingConfig(parseEnv({ SITE_URL: site }), () => KEY).mailboxKey).toBe(KEY);
  });

  it('is rate-limited by address', async () => {
    const { backend, requestMailbox } = await openBackend({ site, mailboxKey: KEY });
    const statuses = await Promise.all(
      Array.from(
        { length: BROWSER_RATE_LIMITS.token.burst + 20 },
        async () => (await requestMailbox('no', '192.0.2.1')).status,
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await requestMailbox(KEY, '192.0.2.2')).status).toBe(200);
    await backend.close();
  });
});
