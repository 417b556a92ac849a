import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REFRESH_TOKEN_ROTATION_MS } from '#lib/backend/auth/sessions/lifetimes.ts';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import { addItem, readCart } from '#lib/contract/cart/cart.ts';
import {
  type Session,
  type SessionAccount,
  sealSession,
  unsealSession,
} from '#lib/session/sealed-session.server.ts';
import { SESSION_SECRET } from '../../contract/harness/backend-process.ts';
import { callEndpoint } from '../../contract/harness/client.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { readSentCode } from '../../support/outbox-codes.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const MANY = 60;
const person = {
  'body.name': 'Huda Al Ali',
  'body.email': 'huda@example.com',
  'body.mobile': '050 111 2233',
  'body.password': 'correct horse 1',
};
const email = person['body.email'];

describe('A session on two processes', () => {
  // As behind a load balancer: both processes share one database and one secret.
  const env = { SESSION_SECRET, ADDRESS_CROWD: '10' };
  let data: string;
  let db: Db;
  let first: ShopProcess;
  let second: ShopProcess;
  /** Cookies of the browser, whichever process it calls. */
  const jar = new Map<string, string>();

  beforeAll(async () => {
    // The test and the shop share the secret, so that cookies sealed here are valid there.
    vi.stubEnv('SESSION_SECRET', SESSION_SECRET);
    data = await prepareShopData(env);
    db = openDatabase({ file: getDatabasePath(data) });
    [first, second] = await Promise.all([startShopProcess(data, env), startShopProcess(data, env)]);
  });
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop(), db?.destroy()]);
  });

  function createVisitorWithCookies(cookies: Map<string, string>, url: string): SiteVisitor {
    const visitor = createSiteClient(url).visitor();
    for (const [name, value] of cookies) visitor.jar.set(name, value);
    return visitor;
  }

  /** Calls one of the two processes, and stores the cookies that it sets. */
  async function callAs<T>(url: string, action: (visitor: SiteVisitor) => Promise<T>): Promise<T> {
    const visitor = createVisitorWithCookies(jar, url);
    const result = await action(visitor);
    jar.clear();
    for (const [name, value] of visitor.jar) jar.set(name, value);
    return result;
  }

  async function sendForm(url: string, name: string, fields: Record<string, string> = {}) {
    const form = { locale: 'en-ae', ...fields };
    const reply = await callAs(url, (visitor) => visitor.visit(`/api/forms/${name}`, form));
    return reply.headers.get('location');
  }

  const readEmail = async (visitor: SiteVisitor) => {
    const { data, error } = await callEndpoint(visitor, accountContract.readAccount, {});
    return error?.code ?? data.email;
  };

  it('starts on one process and signs in on the other with the code', async () => {
    expect(await sendForm(first.url, 'signUp', person)).toBe('/en-ae/verify');
    const code = await readSentCode(db, SESSION_SECRET, email);
    expect(await sendForm(second.url, 'verifyCode', { 'body.code': code })).toBe('/en-ae/my-account');
    expect(await callAs(first.url, readEmail)).toBe(email);
  });

  it('has the same cart on both processes', async () => {
    const body = { quantity: 2, product: { productCode: simpleProduct.code } };
    const added = await callAs(first.url, (visitor) =>
      callEndpoint(visitor, addItem, { params: { cartId: 'current' }, body }),
    );
    expect(added.status).toBe(200);
    const params = { userId: 'current' };
    const read = await callAs(second.url, (visitor) =>
      callEndpoint(visitor, readCart, { params, body: params }),
    );
    expect(read.data.itemCount).toBe(2);
  });

  it('survives sixty concurrent requests with expired tokens', async () => {
    const session = unsealSession(jar.get('binaa')) as Session;
    const account = session.account as SessionAccount;
    jar.set('binaa', sealSession({ ...session, account: { ...account, accessExpires: 0 } }));
    // Old enough for the app token to be replaced too.
    await db
      .updateTable('sessions')
      .set((eb) => ({
        created_at: eb('created_at', '-', 2 * REFRESH_TOKEN_ROTATION_MS),
        rotated_at: eb('rotated_at', '-', 2 * REFRESH_TOKEN_ROTATION_MS),
      }))
      .execute();
    const urls = [first.url, second.url];
    const tabs = Array.from({ length: MANY }, (_, index) =>
      createVisitorWithCookies(jar, urls[index % 2] as string),
    );
    expect(new Set(await Promise.all(tabs.map(readEmail)))).toEqual(new Set([email]));
    const renewed = tabs.map((tab) => unsealSession(tab.jar.get('binaa'))?.account);
    expect(renewed.every((session) => (session?.accessExpires ?? 0) > 0)).toBe(true);
    // Each process refreshed the tokens once.
    expect(new Set(renewed.map((session) => session?.accessToken)).size).toBeLessThanOrEqual(2);
    const [appToken, ...others] = new Set(renewed.map((session) => session?.appToken));
    expect([others, appToken === account.appToken]).toEqual([[], false]);
    // The tokens of either response are valid at the other process.
    for (const [index, tab] of [tabs[0], tabs[1], tabs.at(-1)].entries()) {
      const other = urls[(index + 1) % 2] as string;
      expect(await readEmail(createVisitorWithCookies((tab as SiteVisitor).jar, other))).toBe(email);
    }
    for (const [name, value] of (tabs.at(-1) as SiteVisitor).jar) jar.set(name, value);
  });

  it('survives a restart', async () => {
    expect(await first.stop()).toBe(0);
    expect(await callAs(second.url, readEmail)).toBe(email);
    first = await startShopProcess(data, env, first.url);
    expect(await callAs(first.url, readEmail)).toBe(email);
    const page = await callAs(first.url, (visitor) => visitor.visit('/en-ae/my-account'));
    expect([page.status, (await page.text()).includes('Huda Al Ali')]).toEqual([200, true]);
  });

  it('ends on both processes at once', async () => {
    const cookiesBefore = new Map(jar);
    expect(await callAs(first.url, readEmail)).toBe(email);
    expect(await sendForm(second.url, 'signOut')).toBe('/en-ae');
    expect(jar.has('binaa')).toBe(false);
    for (const url of [first.url, second.url]) {
      expect(await readEmail(createVisitorWithCookies(cookiesBefore, url))).toBe('UNAUTHORIZED');
    }
  });
});
