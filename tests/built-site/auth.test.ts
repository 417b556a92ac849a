import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { readAccount } from '#lib/contract/account/account.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import {
  type Session,
  type SessionAccount,
  sealSession,
  unsealSession,
} from '#lib/session/sealed-session.server.ts';
import { SESSION_SECRET } from '../contract/harness/backend-process.ts';
import { callEndpoint } from '../contract/harness/client.ts';
import { createSiteClient, type SiteVisitor } from '../contract/harness/site-client.ts';
import { readSentCode } from '../support/outbox-codes.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const ENDED = 'Your session has ended. Please try again.';
const person = {
  'body.name': 'Huda Al Ali',
  'body.email': 'huda@example.com',
  'body.mobile': '050 111 2233',
  'body.password': 'correct horse 1',
};

describe('An account of the built shop', () => {
  const site = serveTestSite({ SESSION_SECRET });
  let db: Db;
  // The test and the shop share the secret, so that cookies sealed here are valid there.
  beforeAll(() => {
    vi.stubEnv('SESSION_SECRET', SESSION_SECRET);
    db = openDatabase({ file: getDatabasePath(site().data) });
  });
  afterAll(() => db?.destroy());

  const readCode = (address: string) => readSentCode(db, SESSION_SECRET, address);

  const postForm = (visitor: SiteVisitor, name: string, fields: Record<string, string>) =>
    visitor.visit(`/api/forms/${name}`, { locale: 'en-ae', ...fields });
  const getLocation = (reply: Response) => reply.headers.get('location');

  let isRegistered = false;

  async function signInVisitor(): Promise<SiteVisitor> {
    const visitor = createSiteClient(site().url).visitor();
    if (isRegistered) {
      const fields = { 'body.identifier': person['body.email'], 'body.password': person['body.password'] };
      expect(getLocation(await postForm(visitor, 'signIn', fields))).toBe('/en-ae/my-account');
      return visitor;
    }
    expect(getLocation(await postForm(visitor, 'signUp', person))).toBe('/en-ae/verify');
    const code = await readCode(person['body.email']);
    expect(getLocation(await postForm(visitor, 'verifyCode', { 'body.code': code }))).toBe(
      '/en-ae/my-account',
    );
    isRegistered = true;
    return visitor;
  }

  /** A visitor whose tokens cannot be refreshed. */
  async function createExpiredVisitor(): Promise<SiteVisitor> {
    const visitor = await signInVisitor();
    const session = unsealSession(visitor.jar.get('binaa')) as Session;
    const account = session.account as SessionAccount;
    const appToken = account.appToken.replace(/\..*/, `.${'A'.repeat(43)}`);
    visitor.jar.set(
      'binaa',
      sealSession({ ...session, account: { ...account, appToken, accessExpires: 0 } }),
    );
    return visitor;
  }

  it('is created by a code, and its page is private', async () => {
    const visitor = await signInVisitor();
    const page = await visitor.visit('/en-ae/my-account');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await page.text()).toContain('Huda Al Ali');
    const guest = createSiteClient(site().url).visitor();
    const location = getLocation(await guest.visit('/en-ae/my-account/profile'));
    expect(location).toBe(`/en-ae/sign-in?next=${encodeURIComponent('/en-ae/my-account/profile')}`);
  });

  it.each([
    ['/en-ae/my-account', `/en-ae/sign-in?next=${encodeURIComponent('/en-ae/my-account')}`],
    ['/en-ae/checkout', '/en-ae/cart'],
  ])('whose session ended redirects %s once to itself, then to %s', async (path, next) => {
    const visitor = await createExpiredVisitor();
    const first = await visitor.visit(path);
    expect([first.status, getLocation(first)]).toEqual([303, path]);
    expect([visitor.jar.has('binaa'), visitor.jar.has('binaa-in')]).toEqual([false, false]);
    const second = await visitor.visit(path);
    expect([second.status, getLocation(second)]).toEqual([303, next]);
    const page = await visitor.visit(next);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(ENDED);
  });

  it('whose session ended during the checkout leads to the cart page', async () => {
    const visitor = await createExpiredVisitor();
    const step = '/en-ae/checkout/delivery';
    for (const [path, next] of [
      [step, step],
      [step, '/en-ae/checkout'],
      ['/en-ae/checkout', '/en-ae/cart'],
    ] as const) {
      const reply = await visitor.visit(path);
      expect([reply.status, getLocation(reply)]).toEqual([303, next]);
    }
    expect(await (await visitor.visit('/en-ae/cart')).text()).toContain(ENDED);
  });

  it('whose session ended shows an empty cart page', async () => {
    const visitor = await createExpiredVisitor();
    expect(getLocation(await visitor.visit('/en-ae/cart'))).toBe('/en-ae/cart');
    const page = await visitor.visit('/en-ae/cart');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(ENDED);
  });

  it('is returned by the browser API, and null for a guest', async () => {
    const visitor = await signInVisitor();
    const read = await callEndpoint(visitor, readAccount, {});
    expect(read.data.email).toBe(person['body.email']);
    const guest = createSiteClient(site().url).visitor();
    const rejected = await callEndpoint(guest, readAccount, {});
    expect([rejected.status, rejected.error?.code, guest.jar.size]).toEqual([403, 'FORBIDDEN', 0]);
  });

  it('cannot be used by a form of another site', async () => {
    const body = new URLSearchParams({ locale: 'en-ae', ...person });
    for (const origin of ['http://evil.example', 'null']) {
      for (const name of ['signIn', 'signOut', 'verifyCode', 'askDeletion']) {
        const reply = await fetch(`${site().url}/api/forms/${name}`, {
          method: 'POST',
          body,
          redirect: 'manual',
          headers: { origin },
        });
        expect([origin, name, reply.status]).toEqual([origin, name, 403]);
        expect(reply.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  it('does not change cacheable pages', async () => {
    const visitor = await signInVisitor();
    const page = await visitor.visit('/en-ae');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await page.text()).not.toContain('Huda');
  });

  it('returns without script to the page that asked for it', async () => {
    await signInVisitor();
    const visitor = createSiteClient(site().url).visitor();
    const next = '/en-ae/my-account/profile';
    const query = `?next=${encodeURIComponent(next)}`;
    /** Checks that each form in the page's main part posts the return path. */
    const expectReturnPath = async (page: string, formCount: number) => {
      const html = await (await visitor.visit(`/en-ae/${page}${query}`)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const found = [...main.matchAll(/<input type="hidden" name="next" value="([^"]*)"/g)];
      expect([page, found.map(([, value]) => value)]).toEqual([page, Array(formCount).fill(next)]);
    };
    const post = async (name: string, fields: Record<string, string>) =>
      getLocation(await postForm(visitor, name, { ...fields, next }));
    const email = person['body.email'];
    const password = person['body.password'];
    await expectReturnPath('sign-in', 1);
    await expectReturnPath('sign-up', 1);
    await expectReturnPath('forgot-password', 1);
    expect(await post('forgotPassword', { 'body.identifier': email })).toBe(`/en-ae/verify${query}`);
    await expectReturnPath('verify', 2);
    const code = { 'body.code': await readCode(email) };
    expect(await post('verifyCode', code)).toBe(`/en-ae/reset-password${query}`);
    await expectReturnPath('reset-password', 1);
    const chosen = `${password} new`;
    expect(await post('choosePassword', { 'body.password': chosen, passwordAgain: chosen })).toBe(next);
    person['body.password'] = chosen;
  });

  describe('Without script a form reports', () => {
    const { auth, errors } = MESSAGE_RESOURCES.en;
    const read = async (visitor: SiteVisitor, path: string) =>
      (await (await visitor.visit(`/en-ae${path}`)).text()).replaceAll('&#39;', "'");
    const signInWith = (visitor: SiteVisitor, email: string, password: string) =>
      postForm(visitor, 'signIn', { 'body.identifier': email, 'body.password': password });

    /** A visitor with a pending code, and a wrong code. */
    async function createVisitorWithChallenge(): Promise<[SiteVisitor, string]> {
      const visitor = createSiteClient(site().url).visitor();
      const email = person['body.email'];
      await postForm(visitor, 'forgotPassword', { 'body.identifier': email });
      return [visitor, (await readCode(email)) === '000000' ? '111111' : '000000'];
    }

    it('that a code has expired', async () => {
      const [visitor, wrongCode] = await createVisitorWithChallenge();
      await db
        .updateTable('challenges')
        .set({ expires_at: Date.now() - 1 })
        .execute();
      expect(await read(visitor, '/verify')).toContain(auth.codeExpired);
      const correctCode = await readCode(person['body.email']);
      for (const code of [wrongCode, correctCode]) {
        expect(getLocation(await postForm(visitor, 'verifyCode', { 'body.code': code }))).toBe(
          '/en-ae/verify',
        );
        expect(await read(visitor, '/verify')).toContain(errors.CODE_WRONG);
      }
    });

    it('that a code has no attempts left', async () => {
      const [visitor, wrongCode] = await createVisitorWithChallenge();
      for (const attemptsLeft of [4, 3, 2, 1]) {
        await postForm(visitor, 'verifyCode', { 'body.code': wrongCode });
        const attemptsText = attemptsLeft > 1 ? auth.tries_other : auth.tries_one;
        expect(await read(visitor, '/verify')).toContain(
          attemptsText.replace('{{count}}', String(attemptsLeft)),
        );
      }
      await postForm(visitor, 'verifyCode', { 'body.code': wrongCode });
      expect(await read(visitor, '/verify')).toContain(auth.triesNone);
      const correctCode = await readCode(person['body.email']);
      expect(getLocation(await postForm(visitor, 'verifyCode', { 'body.code': correctCode }))).toBe(
        '/en-ae/verify',
      );
    });

    it('how long to wait after too many passwords', async () => {
      const visitor = createSiteClient(site().url).visitor();
      for (let attempt = 0; attempt < 10; attempt += 1)
        await signInWith(visitor, 'nobody@example.com', `guess ${attempt}`);
      expect(await read(visitor, '/sign-in')).toContain(errors.CREDENTIALS_WRONG);
      await signInWith(visitor, 'nobody@example.com', 'guess 10');
      expect(await read(visitor, '/sign-in')).toContain(
        getErrorMessage('TOO_MANY_REQUESTS', 'en', { seconds: 900 }),
      );
    });

    it('that a device is signed out already', async () => {
      const visitor = await signInVisitor();
      await postForm(visitor, 'removeDevice', { 'params.deviceId': crypto.randomUUID() });
      expect(await read(visitor, '/my-account/security')).toContain(errors.DEVICE_NOT_FOUND);
    });

    it('that a customer of the previous shop needs a new password', async () => {
      const visitor = createSiteClient(site().url).visitor();
      const [email, before, after] = ['maryam@binaa.example', 'maryam-built-1', 'maryam built 2'];
      expect(getLocation(await signInWith(visitor, email, before))).toBe('/en-ae/reset-password');
      expect(await read(visitor, '/reset-password')).toContain(auth.migratedText);
      const choose = (password: string) =>
        postForm(visitor, 'choosePassword', { 'body.password': password, passwordAgain: password });
      expect(getLocation(await choose(before))).toBe('/en-ae/reset-password');
      expect(await read(visitor, '/reset-password')).toContain(errors.PASSWORD_USED);
      expect(getLocation(await choose(after))).toBe('/en-ae/my-account');
      expect(getLocation(await signInWith(createSiteClient(site().url).visitor(), email, after))).toBe(
        '/en-ae/my-account',
      );
    });
  });
});
