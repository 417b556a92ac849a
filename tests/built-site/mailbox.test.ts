import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveTokenSecret } from '#lib/backend/crypto/token-secret.ts';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';
import { createSiteClient, type SiteVisitor } from '../contract/harness/site-client.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const HOME = '/sandbox/mailbox';
const CODE_TTL_MS = 5 * 60_000;

describe('The mailbox page', () => {
  const site = serveTestSite();
  let db: Db;
  const read = (name: string) => readFileSync(join(site().data, name), 'utf8').trim();

  beforeAll(async () => {
    db = openDatabase({ file: getDatabasePath(site().data) });
    const secret = deriveTokenSecret(read('session-secret'));
    const outbox = createOutbox({
      db,
      secret,
      clock: Date.now,
      site: site().url,
      transports: {},
      report: () => {},
    });
    const data = { code: '048213', purpose: 'sign-in' as const, expiresAt: String(Date.now() + CODE_TTL_MS) };
    const code = { kind: 'code' as const, language: 'en' as const, country: 'ae' as const, data };
    await outbox.send({ ...code, to: { mobile: '+971501234567' } });
    await outbox.send({ ...code, to: { email: 'huda@binaa.example' }, language: 'ar' });
  });
  afterAll(() => db?.destroy());

  /** A visitor who opened the mailbox URL that `npm start` prints. */
  async function openMailbox(query = ''): Promise<SiteVisitor> {
    const visitor = createSiteClient(site().url).visitor();
    const reply = await visitor.visit(`${HOME}?key=${read('mailbox-key')}${query}`);
    expect(reply.status).toBe(303);
    return visitor;
  }

  const readMessageId = (html: string) => new RegExp(`${HOME}/([\\w-]+)`).exec(html)?.[1] as string;

  it('opens with the key, which is removed from the address', async () => {
    const visitor = createSiteClient(site().url).visitor();
    const reply = await visitor.visit(`${HOME}?key=${read('mailbox-key')}`);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, HOME]);
    expect(reply.headers.getSetCookie().join()).toMatch(/binaa-mailbox=[^;]+; Path=\/sandbox; HttpOnly/);
    const page = await visitor.visit(HOME);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('048213 is your Binaa code');
    expect(html).toContain('رمزك من بناء');
    expect(html).not.toContain(read('mailbox-key'));
    expect(html).not.toMatch(/<script\b/);
  });

  it.each([
    ['no key', ''],
    ['a wrong key', '?key=wrong'],
    ['an empty key', '?key='],
    ['a key that is far too long', `?key=${'x'.repeat(2000)}`],
  ])('does not exist for %s', async (_title, query) => {
    const visitor = createSiteClient(site().url).visitor();
    const reply = await visitor.visit(HOME + query);
    expect(reply.status).toBe(404);
    expect(visitor.jar.has('binaa-mailbox')).toBe(false);
    expect(await reply.text()).not.toContain('048213');
  });

  it('shows a message in a frame with its own security policy', async () => {
    const visitor = await openMailbox();
    const id = readMessageId(await (await visitor.visit(HOME)).text());
    const page = await (await visitor.visit(`${HOME}/${id}?as=mail`)).text();
    expect(page).toMatch(new RegExp(`<iframe[^>]* src="${HOME}/${id}/mail"[^>]* sandbox="[^"]*"`));
    const mail = await visitor.visit(`${HOME}/${id}/mail`);
    const policy = mail.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await mail.text()).toContain('dir="rtl"');
    const messagePage = await (await visitor.visit(`${HOME}/${id}`)).text();
    expect(messagePage).not.toContain('<iframe');
    expect(messagePage).toMatch(/<pre[^>]* lang="ar-AE" dir="rtl"[^>]*>مرحبًا،/);
    for (const path of [`${HOME}/none`, `${HOME}/none/mail`]) {
      expect((await visitor.visit(path)).status).toBe(404);
    }
    const otherVisitor = createSiteClient(site().url).visitor();
    for (const path of [`${HOME}/${id}`, `${HOME}/${id}/mail`]) {
      expect((await otherVisitor.visit(path)).status).toBe(404);
    }
  });

  it('uses the language of the address or of the locale cookie', async () => {
    const visitor = await openMailbox('&locale=ar-kw');
    const arabic = await (await visitor.visit(`${HOME}?locale=ar-kw`)).text();
    expect(arabic).toContain('<html lang="ar-KW" dir="rtl">');
    expect(arabic).toContain(`href="${HOME}?locale=en-kw"`);
    visitor.jar.set('binaa-locale', 'ar-sa');
    expect(await (await visitor.visit(HOME)).text()).toContain('<html lang="ar-SA" dir="rtl">');
    expect(await (await visitor.visit(`${HOME}?locale=en-qa`)).text()).toContain('<html lang="en-QA"');
  });

  it('cannot be read by script, even with the key', async () => {
    const reply = await fetch(`${site().url}/api/experience/binaa/v1/sandbox/mailbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site().url },
      body: JSON.stringify({ key: read('mailbox-key') }),
    });
    expect(reply.status).toBe(404);
    await reply.body?.cancel();
  });
});

describe('A shop with a mail server', () => {
  const site = serveTestSite({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'shop@binaa.example' });

  it('has no mailbox, even for an old key', async () => {
    expect(() => readFileSync(join(site().data, 'mailbox-key'))).toThrow('ENOENT');
    const reply = await fetch(`${site().url}${HOME}`, { headers: { cookie: 'binaa-mailbox=an-old-key' } });
    expect(reply.status).toBe(404);
    await reply.body?.cancel();
  });
});
