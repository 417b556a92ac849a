import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact/contact.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openMigrated, testDatabases } from '../databases.ts';

const NOON = Date.parse('2026-11-20T12:00:00+04:00');
const DAY = 24 * 3_600_000;

const enquiry = {
  enquiry: 'Forty doors',
  companyName: 'Dar',
  name: 'Huda Al Ali',
  emailAddress: 'Huda@Example.com',
  phone: '+971501234567',
};

describe.each(testDatabases)('Contact forms, on $name', (database) => {
  let db: Db;
  let backend: Backend;
  let now = NOON;

  beforeAll(async () => {
    db = await openMigrated(database);
    backend = createBackend({
      database: db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: 'the secret of this test' },
      clock: () => now,
      log: () => {},
      checkReplies: true,
      rateLimits: BROWSER_RATE_LIMITS,
    });
  });
  afterAll(() => backend?.close());

  const send = async ({ method, path }: AnyEndpoint, body: unknown, locale = 'en', address?: string) => {
    const headers = { 'content-type': 'application/json', location: 'ae', locale };
    const request = new Request(`http://x${path}`, { method, headers, body: JSON.stringify(body) });
    const reply = await backend.handle(request, { address });
    return { status: reply.status, body: await reply.json() };
  };

  it('store an enquiry once a day, with all its fields', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send(sendBulkEnquiry, enquiry)));
    now = NOON + DAY;
    await send(sendBulkEnquiry, enquiry);
    now = NOON;
    const rows = await db.selectFrom('bulk_enquiries').selectAll().orderBy('created_at').execute();
    expect(rows.map((row) => Number(row.created_at))).toEqual([NOON, NOON + DAY]);
    expect(rows[0]).toMatchObject({
      country: 'ae',
      language: 'en',
      name: 'Huda Al Ali',
      company_name: 'Dar',
      email: 'Huda@Example.com',
      phone: '+971501234567',
      enquiry: 'Forty doors',
    });
  });

  it('store consent once for each wording, with its text and time', async () => {
    const body = { channel: 'email', emailAddress: 'Me@Example.com', consent: true };
    await send(subscribeNewsletter, body);
    now = NOON + 1000;
    await send(subscribeNewsletter, { ...body, emailAddress: 'me@example.COM' });
    await send(subscribeNewsletter, body, 'ar');
    const rows = await db.selectFrom('newsletter_consents').selectAll().orderBy('consented_at').execute();
    const readConsentText = (language: string) =>
      JSON.parse(readFileSync(`src/content/${language}/footer.json`, 'utf8')).newsletter.consent;
    expect(rows.map((row) => [row.address, row.consent, Number(row.consented_at)])).toEqual([
      ['me@example.com', readConsentText('en'), NOON],
      ['me@example.com', readConsentText('ar'), NOON + 1000],
    ]);
  });

  it('are limited for one address, without affecting another', async () => {
    const { burst } = BROWSER_RATE_LIMITS.form;
    const statuses: number[] = [];
    for (let sent = 0; sent <= burst; sent += 1) {
      const body = { ...enquiry, enquiry: `Door ${sent}` };
      statuses.push((await send(sendBulkEnquiry, body, 'en', '192.0.2.1')).status);
    }
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
    expect((await send(sendBulkEnquiry, enquiry, 'en', '192.0.2.2')).status).toBe(200);
  });
});
