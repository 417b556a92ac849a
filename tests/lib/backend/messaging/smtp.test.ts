import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { RETRY_DELAYS_MS } from '#lib/backend/messaging/outbox-worker.ts';
import { type SmtpServer, startSmtpServer } from '../../../support/servers/smtp.ts';
import {
  codeMessage,
  createOutboxHarness,
  EMAIL,
  MOBILE,
  NOON,
  type OutboxHarness,
  welcomeMessage,
} from './outbox-harness.ts';

const TO = { email: EMAIL };

/** The decoded parts of a message. */
function decodeParts(source: string): { type: string; text: string }[] {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(source)?.[1];
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const raw = body.join('\r\n\r\n');
    const isBase64 = /transfer-encoding: base64/i.test(head);
    const bytes = raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const isQuoted = /quoted-printable/i.test(head);
    const text = isBase64
      ? Buffer.from(raw, 'base64').toString('utf8')
      : isQuoted
        ? Buffer.from(bytes, 'latin1').toString('utf8')
        : raw;
    return { type: /content-type: ([^;\r\n]+)/i.exec(head)?.[1] ?? '', text };
  });
}

const decodeHeader = (value = '') =>
  value.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  );

describe('Mail by SMTP', () => {
  let db: Db;
  let server: SmtpServer;
  let harness: OutboxHarness;
  let now = NOON;

  beforeAll(async () => {
    db = openDatabase({});
    await migrateDatabase(db);
  });
  beforeEach(async () => {
    now = NOON;
    server = await startSmtpServer();
    const smtp = { url: server.url, from: 'shop@binaa.example' };
    harness = createOutboxHarness(db, () => now, { smtp });
    await db.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await harness.outbox.close();
    await server.close();
  });
  afterAll(() => db.destroy());

  const rows = () => db.selectFrom('outbox').selectAll().execute();

  it('arrives as text and as HTML, with its code once in each', async () => {
    await harness.outbox.send(codeMessage(TO, now));
    await harness.outbox.sendDue();
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: 'shop@binaa.example',
      to: [EMAIL],
      headers: {
        from: 'Binaa <shop@binaa.example>',
        to: EMAIL,
        subject: 'Your code for Binaa',
        'auto-submitted': 'auto-generated',
        'content-language': 'en',
        'message-id': `<${(await rows())[0]?.id}@shop.example>`,
      },
    });
    const parts = decodeParts(mail?.source ?? '');
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    for (const { text } of parts) expect(text.split('048213')).toHaveLength(2);
    expect(await rows()).toMatchObject([{ status: 'sent', facts: null }]);
  });

  it('arrives in Arabic unchanged', async () => {
    await harness.outbox.send({ ...welcomeMessage(TO, 'هدى العلي'), language: 'ar' });
    await harness.outbox.sendDue();
    const { headers, source } = server.mails[0] as (typeof server.mails)[0];
    expect(decodeHeader(headers.subject)).toBe('مرحبًا بك في بناء');
    expect(decodeHeader(headers.from)).toMatch(/^بناء ?<shop@binaa\.example>$/);
    const [text, html] = decodeParts(source);
    expect(text?.text).toContain('هدى العلي');
    expect(html?.text).toContain('dir="rtl"');
  });

  it('cannot be given further headers or recipients', async () => {
    const name = 'Huda\r\nBcc: all@binaa.example\r\n\r\n.\r\nRCPT TO:<all@binaa.example>';
    await harness.outbox.send(welcomeMessage({ email: 'a,b@binaa.example' }, name));
    await harness.outbox.send(
      welcomeMessage({ email: 'x@binaa.example\r\nRCPT TO:<all@binaa.example>' }, name),
    );
    await harness.outbox.sendDue();
    expect(server.mails.map(({ to }) => to)).toContainEqual(['a,b@binaa.example']);
    for (const mail of server.mails) {
      expect(mail.to).toHaveLength(1);
      expect(mail.to).not.toContain('all@binaa.example');
      expect(mail.headers.bcc).toBeUndefined();
    }
  });

  it('is not sent again when the server rejects the recipient, who is not logged', async () => {
    server.response.rcpt = `550 5.1.1 <${EMAIL}> unknown`;
    await harness.outbox.send(codeMessage(TO, now));
    await harness.outbox.sendDue();
    expect(harness.failedMessages.map(({ code }) => code)).toEqual(['EENVELOPE 550']);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'failed', facts: null, error: 'EENVELOPE 550' });
    expect(JSON.stringify([harness.failedMessages, row?.error])).not.toContain(EMAIL);
  });

  it('is sent again while the server is busy or unreachable', async () => {
    server.response.rcpt = '451 later';
    await harness.outbox.send(welcomeMessage(TO));
    await harness.outbox.sendDue();
    expect(await rows()).toMatchObject([{ status: 'waiting', tries: 1, error: 'EENVELOPE 451' }]);
    await server.close();
    now += RETRY_DELAYS_MS[0] as number;
    await harness.outbox.sendDue();
    expect(await rows()).toMatchObject([
      { status: 'waiting', tries: 2, next_try_at: now + (RETRY_DELAYS_MS[1] ?? 0) },
    ]);
    expect(harness.failedMessages).toEqual([]);
  });

  it('does not enable SMS, and a message by SMS is reported as failed', async () => {
    expect(harness.outbox.getChannels()).toEqual({ email: true, sms: false });
    await harness.outbox.send(welcomeMessage({ mobile: MOBILE }));
    expect(harness.failedMessages).toMatchObject([{ channel: 'sms', code: 'NO_CHANNEL' }]);
    expect(await rows()).toEqual([]);
    const sms = { url: 'http://127.0.0.1:1/sms', key: 'a key' };
    const both = createOutboxHarness(db, () => now, { sms });
    expect(both.outbox.getChannels()).toEqual({ email: true, sms: true });
    await both.outbox.close();
  });
});
