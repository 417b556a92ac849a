import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionService, type SessionService } from '#lib/backend/auth/sessions/session-service.ts';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { signAccessToken } from '#lib/backend/gateway/access-token.ts';
import { createGateway, type RequestHandler } from '#lib/backend/gateway/gateway.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { defineRoute, type RequestContext } from '#lib/backend/gateway/request-context.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import type { SessionTokens } from '#lib/contract/auth/auth.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { addItem, readCart } from '#lib/contract/cart/cart.ts';
import { type AnyEndpoint, buildPath } from '#lib/contract/endpoint.ts';
import { createOrder, readOrder } from '#lib/contract/orders/orders.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { UNLIMITED_RATES } from '../../../../support/servers/unlimited-rates.ts';
import { openSeeded, testDatabases } from '../../databases.ts';
import { insertUser } from '../insert-user.ts';

const START = Date.UTC(2026, 10, 20, 8);
const SECRET = 'the secret of this test';

type CallInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type CallTokens = { access?: string; identity?: string; headers?: Record<string, string> };

describe.each(testDatabases)('A customer at the gateway, on $name', (database) => {
  let db: Db;
  let sessions: SessionService;
  let backend: Backend;
  let handle: RequestHandler;
  let now = START;

  beforeAll(async () => {
    db = await openSeeded(database);
    // A second service over the same database, to show that one process accepts the tokens of another.
    sessions = createSessionService({ db, clock: () => now, secret: SECRET });
    backend = createBackend({
      database: db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: SECRET },
      clock: () => now,
      log: () => {},
      rateLimits: UNLIMITED_RATES,
      checkReplies: true,
    });
    handle = backend.handle;
    for (const name of ['layla', 'omar', 'maryam']) await insertUser(db, name);
  });
  afterAll(() => backend?.close());

  async function callEndpoint(
    endpoint: AnyEndpoint,
    shown: CallTokens,
    { params = {}, query, body }: CallInput = {},
  ) {
    const path = buildPath(endpoint.path, params) + (query ? `?${new URLSearchParams(query)}` : '');
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const request = new Request(`http://x${path}`, {
      method: endpoint.method,
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(shown.access !== undefined && { authorization: `Bearer ${shown.access}` }),
        ...(shown.identity !== undefined && { 'x-ciam-token': shown.identity }),
        ...shown.headers,
      },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
    const response = await handle(request, { address: '192.0.2.7' });
    const text = (await response.json()) as { data?: unknown; error?: { code: string } };
    // biome-ignore lint/suspicious/noExplicitAny: a response of any shape
    return { status: response.status, code: text.error?.code, data: text.data as any };
  }

  const createSession = (userId: string) => sessions.createSession(userId, { userAgent: '' }, now);
  const toCallTokens = (tokens: SessionTokens) => ({
    access: tokens.accessToken,
    identity: tokens.identityToken,
  });
  const devices = (shown: CallTokens) => callEndpoint(accountContract.listDevices, shown);
  const getSessionId = (tokens: SessionTokens) => tokens.appToken.split('.')[0] as string;

  it("needs both tokens, of the same customer, at customers' endpoints", async () => {
    const [layla, omar] = [await createSession('layla'), await createSession('omar')];
    expect((await devices(toCallTokens(layla))).status).toBe(200);
    const shown: CallTokens[] = [
      {},
      { access: layla.accessToken },
      { identity: layla.identityToken },
      { access: layla.accessToken, identity: '' },
      { access: layla.accessToken, identity: omar.identityToken },
      { access: omar.accessToken, identity: layla.identityToken },
      { access: layla.identityToken, identity: layla.identityToken },
      { access: layla.accessToken, identity: layla.accessToken },
      { access: layla.appToken, identity: layla.identityToken },
    ];
    for (const tokens of shown)
      expect([tokens, (await devices(tokens)).code]).toEqual([tokens, 'UNAUTHORIZED']);
  });

  it('gets a guest error without an identity token, and a guest token opens nothing after sign-in', async () => {
    const guest = await callEndpoint(authContract.refreshTokens, {}, { body: { appToken: 'x' } });
    expect(guest.code).toBe('UNAUTHORIZED');
    const layla = await createSession('layla');
    // It was issued before the sign-in: even for the same id, it must not give access to the customer's data.
    const before = await signAccessToken('layla', 'guest', SECRET, now);
    expect((await devices({ access: before, identity: layla.identityToken })).code).toBe('FORBIDDEN');
  });

  it('cannot use identity tokens that the service did not issue', async () => {
    const { accessToken: access, identityToken } = await createSession('layla');
    const [header = '', payload = '', signature = ''] = identityToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const row = await db.selectFrom('jwks').selectAll().where('id', '=', kid).executeTakeFirstOrThrow();
    const publicKey = new TextEncoder().encode(row.public_key);
    const mismatchedToken = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(publicKey);
    const forged = [
      `${encode({ alg: 'none', kid })}.${payload}.`,
      `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, sub: 'omar' })}.${signature}`,
      `${header}.${payload}.${signature.replace(/^./, (character) => (character === 'A' ? 'B' : 'A'))}`,
      `${encode({ alg: 'EdDSA', kid: 'another' })}.${payload}.${signature}`,
      `${encode({ alg: 'EdDSA', kid: "x' or '1'='1" })}.${payload}.${signature}`,
      mismatchedToken,
      'x',
      '..',
      'a'.repeat(8000),
    ];
    for (const tokens of forged)
      expect([tokens, (await devices({ access, identity: tokens })).code]).toEqual([tokens, 'UNAUTHORIZED']);
  });

  it('cannot use access tokens that the service did not issue or that are too old', async () => {
    const tokens = await createSession('layla');
    const { identityToken: identity } = tokens;
    const invalidTokens = [
      await signAccessToken('layla', 'private', 'another secret', now, getSessionId(tokens)),
      await signAccessToken('layla', 'private', SECRET, now, 'no-such-session'),
      await signAccessToken('omar', 'private', SECRET, now, getSessionId(tokens)),
      await signAccessToken('layla', 'private', SECRET, now - 900_000, getSessionId(tokens)),
      await (signAccessToken as (...args: unknown[]) => Promise<string>)('layla', 'private', SECRET, now),
    ];
    for (const access of invalidTokens)
      expect([access, (await devices({ access, identity })).code]).toEqual([access, 'UNAUTHORIZED']);
  });

  it('gets new tokens after both expire after fifteen minutes', async () => {
    const tokens = await createSession('layla');
    now += 900_000;
    expect((await devices(toCallTokens(tokens))).code).toBe('UNAUTHORIZED');
    const refreshed = await callEndpoint(
      authContract.refreshTokens,
      {},
      { body: { appToken: tokens.appToken } },
    );
    expect(refreshed.data.profile.userId).toBe('layla');
    expect((await devices(toCallTokens(refreshed.data.tokens))).status).toBe(200);
    const mixedTokens = { access: refreshed.data.tokens.accessToken, identity: tokens.identityToken };
    expect((await devices(mixedTokens)).code).toBe('UNAUTHORIZED');
  });

  it('loses access at once when the session ends, even with valid tokens', async () => {
    const [firstDevice, secondDevice] = [await createSession('layla'), await createSession('layla')];
    expect(await callEndpoint(authContract.signOut, toCallTokens(firstDevice), { body: {} })).toMatchObject({
      data: { errorCode: 0 },
    });
    expect((await devices(toCallTokens(firstDevice))).code).toBe('UNAUTHORIZED');
    const cart = { params: { userId: 'layla' }, body: { userId: 'layla' } };
    expect((await callEndpoint(readCart, toCallTokens(firstDevice), cart)).code).toBe('UNAUTHORIZED');
    expect(
      (await callEndpoint(authContract.refreshTokens, {}, { body: { appToken: firstDevice.appToken } })).code,
    ).toBe('UNAUTHORIZED');
    expect((await devices(toCallTokens(secondDevice))).status).toBe(200);
    await callEndpoint(authContract.signOut, toCallTokens(secondDevice), { body: { everywhere: true } });
    expect((await devices(toCallTokens(secondDevice))).code).toBe('UNAUTHORIZED');
  });

  it('can sign out another own device, and never one of another customer', async () => {
    const [firstDevice, secondDevice, omar] = [
      await createSession('layla'),
      await createSession('layla'),
      await createSession('omar'),
    ];
    const remove = (deviceId: string) =>
      callEndpoint(accountContract.removeDevice, toCallTokens(firstDevice), { params: { deviceId } });
    expect((await remove(getSessionId(omar))).code).toBe('DEVICE_NOT_FOUND');
    expect((await remove('x')).code).toBe('DEVICE_NOT_FOUND');
    const remainingDevices = await remove(getSessionId(secondDevice));
    expect(remainingDevices.data.devices.map((device: { id: string }) => device.id)).toEqual([
      getSessionId(firstDevice),
    ]);
    expect((await devices(toCallTokens(secondDevice))).code).toBe('UNAUTHORIZED');
    expect((await devices(toCallTokens(omar))).status).toBe(200);
  });

  it('gets no new tokens for a deleted account', async () => {
    const tokens = await createSession('maryam');
    await db.updateTable('users').set({ deleted_at: now }).where('id', '=', 'maryam').execute();
    const result = await callEndpoint(
      authContract.refreshTokens,
      {},
      { body: { appToken: tokens.appToken } },
    );
    expect(result.code).toBe('UNAUTHORIZED');
  });

  it('is recognised at endpoints without an owner, where any other token is ignored', async () => {
    const tokens = await createSession('layla');
    const contexts: Pick<RequestContext, 'callerId' | 'sessionId' | 'clientNetwork'>[] = [];
    const note = defineRoute(
      authContract.readChallenge,
      async (_input, { callerId, sessionId, clientNetwork }) => {
        contexts.push({ callerId, sessionId, clientNetwork });
        return { kind: 'deleted' as const };
      },
    );
    const gateway = createGateway({
      routes: [note],
      secret: SECRET,
      customerSessions: sessions,
      formatErrorMessage: getErrorMessage,
      clock: () => now,
      log: () => {},
      rateLimits: BROWSER_RATE_LIMITS,
      checkReplies: true,
    });
    const path = buildPath(authContract.readChallenge.path, { challengeId: 'c-1' });
    const callWithTokens = async (access: string) => {
      const headers = { authorization: `Bearer ${access}` };
      const { status } = await gateway(new Request(`http://x${path}`, { headers }), { address: '192.0.2.7' });
      return [status, contexts.pop()];
    };
    const guestCaller = { callerId: null, sessionId: null, clientNetwork: '192.0.2.7' };
    const others = [
      'rubbish',
      await signAccessToken('g-1', 'guest', SECRET, now),
      await signAccessToken('layla', 'private', SECRET, now, 'x'),
    ];
    for (const access of others) expect(await callWithTokens(access)).toEqual([200, guestCaller]);
    const layla = { ...guestCaller, callerId: 'layla', sessionId: getSessionId(tokens) };
    expect(await callWithTokens(tokens.accessToken)).toEqual([200, layla]);
    await sessions.endSession(getSessionId(tokens));
    expect(await callWithTokens(tokens.accessToken)).toEqual([200, guestCaller]);
  });

  it('keeps carts and orders as a guest does', async () => {
    const [layla, omar] = [
      toCallTokens(await createSession('layla')),
      toCallTokens(await createSession('omar')),
    ];
    const createUserInput = (userId: string) => ({ params: { userId }, body: { userId } });
    const cart = (await callEndpoint(readCart, layla, createUserInput('layla'))).data;
    expect((await callEndpoint(readCart, layla, createUserInput('omar'))).code).toBe('CART_NOT_FOUND');
    const item = { params: { cartId: cart.id }, body: { quantity: 2, product: { productCode: 'T-TEN' } } };
    expect((await callEndpoint(addItem, omar, item)).code).toBe('CART_NOT_FOUND');
    expect((await callEndpoint(addItem, layla, item)).data.itemCount).toBe(2);
    // The same cart from another device, and after the tokens were refreshed.
    expect(
      (await callEndpoint(readCart, toCallTokens(await createSession('layla')), createUserInput('layla')))
        .data.itemCount,
    ).toBe(2);
    const order = (await callEndpoint(createOrder, layla, { query: { cartId: cart.id } })).data;
    const read = { params: { id: order.id }, query: {} };
    expect((await callEndpoint(readOrder, layla, read)).data.id).toBe(order.id);
    expect((await callEndpoint(readOrder, omar, read)).code).toBe('ORDER_NOT_FOUND');
    const guest = { access: await signAccessToken('layla-the-guest', 'guest', SECRET, now) };
    expect((await callEndpoint(readOrder, guest, read)).code).toBe('ORDER_NOT_FOUND');
  });

  it('cannot read the cart of another customer', async () => {
    const layla = toCallTokens(await createSession('layla'));
    const guest = { access: await signAccessToken('g-7', 'guest', SECRET, now) };
    const read = (shown: CallTokens, userId: string, query: Record<string, string>) =>
      callEndpoint(readCart, shown, { params: { userId }, body: { userId }, query });
    const ownIds = { accountId: 'account-layla', employeeEmailId: 'Layla@binaa.example' };
    expect((await read(layla, 'layla', ownIds)).status).toBe(200);
    expect((await read(layla, 'layla', { accountId: 'account-layla' })).status).toBe(200);
    const foreignTokens = [
      { ...ownIds, accountId: 'account-omar' },
      { ...ownIds, employeeEmailId: 'omar@binaa.example' },
    ];
    for (const query of foreignTokens) expect((await read(layla, 'layla', query)).code).toBe('FORBIDDEN');
    expect((await read(guest, 'g-7', {})).status).toBe(200);
    expect((await read(guest, 'g-7', ownIds)).code).toBe('FORBIDDEN');
    expect((await read(layla, 'layla', { accountId: "x' or 1=1" })).code).toBe('INVALID_REQUEST');
  });
});
