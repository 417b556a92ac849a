import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { signAccessToken, verifyAccessToken } from '#lib/backend/gateway/access-token.ts';
import { createGateway, type RequestHandler } from '#lib/backend/gateway/gateway.ts';
import { createRateLimiter } from '#lib/backend/gateway/rate-limiter.ts';
import { BROWSER_RATE_LIMITS, type RateLimits } from '#lib/backend/gateway/rate-limits.ts';
import type { Route } from '#lib/backend/gateway/request-context.ts';
import type { RequestLogEntry } from '#lib/backend/gateway/request-log.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { readHomepage } from '#lib/contract/content/pages.ts';
import { endpoints } from '#lib/contract/index.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

describe('Access tokens', () => {
  const now = Date.UTC(2026, 10, 20);

  it('expire after an hour', async () => {
    const token = `Bearer ${await signAccessToken('guest-1', 'guest', 'secret', now)}`;
    expect((await verifyAccessToken(token, 'secret', now + 3_599_000))?.sub).toBe('guest-1');
    await expect(verifyAccessToken(token, 'secret', now + 3_600_000)).rejects.toThrow('UNAUTHORIZED');
    await expect(verifyAccessToken(token, 'other', now)).rejects.toThrow('UNAUTHORIZED');
    expect(await verifyAccessToken(null, 'secret', now)).toBeNull();
  });

  it('keep their wire format: HS256 over sub, scope, iat and exp', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iat = now / 1000;
    const claims = { sub: 'guest-1', scope: 'guest', iat, exp: iat + 3600 };
    const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    const signature = createHmac('sha256', 'secret').update(signed).digest('base64url');
    expect(await signAccessToken('guest-1', 'guest', 'secret', now)).toBe(`${signed}.${signature}`);
  });

  it('are rejected under any other algorithm or type', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [, payload] = (await signAccessToken('guest-1', 'guest', 'secret', now)).split('.');
    const headers = [
      { alg: 'none', typ: 'JWT' },
      { alg: 'HS384', typ: 'JWT' },
      { alg: 'HS256', typ: 'at+jwt' },
    ];
    for (const header of headers) {
      const signed = `${encode(header)}.${payload}`;
      const hash = header.alg === 'HS384' ? 'sha384' : 'sha256';
      const signature = createHmac(hash, 'secret').update(signed).digest('base64url');
      const token = `Bearer ${signed}.${signature}`;
      await expect(verifyAccessToken(token, 'secret', now), header.alg).rejects.toThrow('UNAUTHORIZED');
    }
  });
});

describe('The rate limiter', () => {
  it('rejects requests above the burst and refills by the second, separately for each caller', () => {
    const limit = createRateLimiter({ burst: 3, perSecond: 1 });
    for (let call = 0; call < 3; call += 1) limit.consume('a', 0);
    expect(() => limit.consume('a', 0)).toThrow('TOO_MANY_REQUESTS');
    expect(() => limit.consume('b', 0)).not.toThrow();
    expect(() => limit.consume('a', 1000)).not.toThrow();
    expect(() => limit.consume('a', 1000)).toThrow('TOO_MANY_REQUESTS');
  });

  it('drops only buckets that are full again', () => {
    const limit = createRateLimiter({ burst: 10, perSecond: 1 });
    for (let key = 0; key < 5; key += 1) limit.consume(`old-${key}`, 0);
    for (let call = 0; call < 10; call += 1) limit.consume('busy', 5000);
    limit.consume('new', 9999);
    expect(limit.size).toBe(7);
    limit.consume('new', 10_000);
    expect(limit.size).toBe(2);
    expect(() => limit.consume('busy', 5000)).toThrow('TOO_MANY_REQUESTS');
  });

  it('never holds more keys than its capacity', () => {
    const limit = createRateLimiter({ burst: 10, perSecond: 1 });
    for (let key = 0; key < 20_500; key += 1) limit.consume(`${key}`, 0);
    expect(limit.size).toBe(20_000);
  });
});

describe('The gateway', () => {
  const log: RequestLogEntry[] = [];
  const createTestGateway = (routes: Route[], rateLimits: RateLimits = BROWSER_RATE_LIMITS) =>
    createGateway({
      routes,
      secret: 'secret',
      formatErrorMessage: getErrorMessage,
      clock: Date.now,
      log: (line) => log.push(line),
      rateLimits,
      checkReplies: true,
    });
  const createRequest = (path: string, init?: RequestInit) =>
    new Request(`http://commerce.test${path}`, init);

  it('reports internal errors by their reference only', async () => {
    const route = {
      endpoint: categoryNavigation,
      handle: () => Promise.reject(new Error('secret/path.ts: table carts is gone')),
    };
    const response = await createTestGateway([route])(
      createRequest(categoryNavigation.path, { headers: { locale: 'ar' } }),
    );
    const body = (await response.json()) as { error: { code: string; message: string; details: object } };
    expect(response.status).toBe(500);
    expect(body.error).toEqual({
      code: 'INTERNAL',
      message: getErrorMessage('INTERNAL', 'ar'),
      details: { reference: response.headers.get('x-reference-code') },
    });
    expect(log.at(-1)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      level: 'error',
      event: 'call',
      reference: response.headers.get('x-reference-code'),
      name: categoryNavigation.name,
      method: 'GET',
      status: 500,
      code: 'INTERNAL',
      ms: expect.any(Number),
      bytes: Number(response.headers.get('content-length')),
      message: expect.stringContaining('carts is gone'),
    });
  });

  it('reports a response that breaks the contract', async () => {
    const route = { endpoint: categoryNavigation, handle: async () => ({ departments: 'none' }) };
    expect((await createTestGateway([route])(createRequest(categoryNavigation.path))).status).toBe(500);
    expect(log.at(-1)?.message).toContain('departments');
  });

  it('limits callers without a token by their address', async () => {
    const route = { endpoint: categoryNavigation, handle: async () => ({ departments: [] }) };
    const handle = createTestGateway([route], {
      ...BROWSER_RATE_LIMITS,
      networkAddress: { burst: 1, perSecond: 0.01 },
    });
    const from = { address: '192.0.2.1' };
    expect((await handle(createRequest(categoryNavigation.path), from)).status).toBe(200);
    const second = await handle(createRequest(categoryNavigation.path), from);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await handle(createRequest(categoryNavigation.path), { address: '192.0.2.2' })).status).toBe(200);
    expect(log.at(-1)).toMatchObject({ level: 'info', event: 'call', code: null });
    expect(log.at(-1)).not.toHaveProperty('message');
  });

  const readAs = (handle: RequestHandler) => async (guest: string, address: string) => {
    const headers = {
      authorization: `Bearer ${await signAccessToken(guest, 'guest', 'secret', Date.now())}`,
    };
    const path = readCart.path.replace('{userId}', guest);
    return (await handle(createRequest(path, { method: 'POST', headers }), { address })).status;
  };

  it('limits callers with a token by the token, from any address', async () => {
    const routes = [{ endpoint: readCart, handle: async () => ({}) }];
    const read = readAs(
      createTestGateway(routes, { ...BROWSER_RATE_LIMITS, caller: { burst: 1, perSecond: 1 } }),
    );
    expect(await read('a', '192.0.2.1')).toBe(400);
    expect(await read('a', '192.0.2.2')).toBe(429);
    expect(await read('b', '192.0.2.1')).toBe(400);
  });

  it('also limits callers with tokens by their address', async () => {
    const routes = [{ endpoint: readCart, handle: async () => ({}) }];
    const read = readAs(
      createTestGateway(routes, { ...BROWSER_RATE_LIMITS, networkAddress: { burst: 5, perSecond: 0.01 } }),
    );
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map((guest) => read(`g-${guest}`, '192.0.2.1')));
    // The calls run concurrently, so any of them may be the sixth.
    expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await read('g-1', '192.0.2.2')).toBe(400);
  });

  it("rejects guests at customers' endpoints", async () => {
    const endpoint = { ...readCart, scope: 'private' as const };
    const handle = createTestGateway([{ endpoint, handle: async () => ({}) }]);
    const headers = { authorization: `Bearer ${await signAccessToken('g', 'guest', 'secret', Date.now())}` };
    const path = endpoint.path.replace('{userId}', 'g');
    const response = await handle(createRequest(path, { method: 'POST', headers, body: '{}' }));
    expect(response.status).toBe(403);
  });

  it('rejects an address of unlimited length', async () => {
    const handle = createTestGateway([]);
    expect((await handle(createRequest(`/x?${'y'.repeat(9000)}`))).status).toBe(414);
  });
});

describe('The backend', () => {
  let backend: Backend;
  beforeAll(async () => {
    const database = await openSeeded(testDatabases[0] as TestDatabase);
    backend = createBackend({
      database,
      formatErrorMessage: getErrorMessage,
      secrets: { token: 'secret' },
      client: { id: 'shop', secret: 'hush' },
      messaging: { site: 'http://shop.test', mailboxKey: 'the key of this test' },
      log: () => {},
      checkReplies: true,
    });
  });
  afterAll(() => backend.close());

  it('has a handler for every endpoint of the contract', async () => {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/\{\w+\}/g, 'x');
      const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: '{' };
      const headers = { 'content-type': 'application/json' };
      const response = await backend.handle(
        new Request(`http://commerce.test${path}`, { method: endpoint.method, headers, ...body }),
      );
      const text = await response.text();
      expect([endpoint.name, text.includes('UNKNOWN_CALL')]).toEqual([endpoint.name, false]);
      expect(response.status).toBeLessThan(500);
    }
  });

  it('issues tokens only to callers with credentials, when credentials are configured', async () => {
    const sendRequest = async (headers: Record<string, string>) => {
      const request = new Request('http://commerce.test/token/oauth', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ guestId: 'g-1' }),
      });
      return (await backend.handle(request)).status;
    };
    expect(await sendRequest({})).toBe(401);
    expect(await sendRequest({ 'client-id': 'shop', 'client-secret': 'wrong' })).toBe(401);
    expect(await sendRequest({ 'client-id': 'shop', 'client-secret': 'hush' })).toBe(200);
  });

  it('limits tokens per address more strictly than other calls, and returns when to retry', async () => {
    const headers = { 'content-type': 'application/json', 'client-id': 'shop', 'client-secret': 'hush' };
    const requestToken = async (address: string) => {
      const body = JSON.stringify({ guestId: crypto.randomUUID() });
      const request = new Request('http://commerce.test/token/oauth', { method: 'POST', headers, body });
      return await backend.handle(request, { address });
    };
    const responses = await Promise.all(Array.from({ length: 400 }, () => requestToken('192.0.2.9')));
    const tokenCount = responses.filter((response) => response.status === 200).length;
    const { burst, perSecond } = BROWSER_RATE_LIMITS.token;
    expect(tokenCount).toBeGreaterThanOrEqual(burst);
    expect(tokenCount).toBeLessThan(burst + 10 * perSecond);
    const rejected = responses.filter((response) => response.status === 429);
    expect(rejected).toHaveLength(400 - tokenCount);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await requestToken('192.0.2.10')).status).toBe(200);
    const request = new Request(`http://commerce.test${categoryNavigation.path}`);
    expect((await backend.handle(request, { address: '192.0.2.9' })).status).toBe(200);
  });

  it.each(['en', 'ar'])('reads the text of the home page in %s', async (locale) => {
    const response = await backend.handle(
      new Request(`http://commerce.test${readHomepage.path}`, { headers: { locale } }),
    );
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { title: string } };
    expect(/\p{Script=Arabic}/u.test(data.title)).toBe(locale === 'ar');
  });

  it('reports its catalog version and that it is ready', async () => {
    expect(await backend.isReady()).toBe(true);
    expect(await backend.catalogVersion()).toBeGreaterThan(1);
    const empty = createBackend({
      database: await (testDatabases[0] as TestDatabase).open(),
      formatErrorMessage: getErrorMessage,
      secrets: { token: 's' },
    });
    expect(await empty.isReady()).toBe(false);
    await empty.close();
  });
});
