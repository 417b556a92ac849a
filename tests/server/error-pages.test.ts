import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import {
  longBody,
  openFrontServer,
  sendRequest,
  type TestFrontServerOptions,
} from './front-server-harness.ts';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const shared = globalThis as { [name: symbol]: unknown };
const READY = Symbol.for('binaa.ready');

afterEach(() => {
  delete shared[READY];
});

describe('An error', () => {
  const throwing: TestFrontServerOptions['render'] = () => {
    throw new Error('password=hunter2');
  };

  it('shows both languages and a reference, never its message', async () => {
    const frontServer = await openFrontServer({ render: throwing });
    const reply = await sendRequest(frontServer, '/ar-kw/cart?email=me@x.example');
    expect(reply.status).toBe(500);
    expect(reply.text).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl">/);
    expect(reply.text).toContain('<div lang="en" dir="ltr">');
    expect(reply.text).toContain('<a href="/ar-kw">');
    const style = /<style>(.*)<\/style>/s.exec(reply.text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(reply.text).not.toMatch(/hunter2|at .*\.ts|style="/);
    const reference = UUID.exec(reply.text)?.[0];
    expect(reply.headers['x-reference-code']).toBe(reference);
    await expect.poll(() => frontServer.lines.length).toBe(2);
    const logged = frontServer.lines.map((line) => JSON.parse(line));
    expect(logged.every((line) => line.reference === reference)).toBe(true);
    expect(logged.find((line) => line.event === 'failure').message).toContain('hunter2');
    expect(logged.find((line) => line.event === 'request')).toMatchObject({
      level: 'error',
      status: 500,
      url: '/ar-kw/cart?email',
    });
  });

  it('of the API has the JSON error envelope', async () => {
    const reply = await sendRequest(await openFrontServer({ render: throwing }), '/api/experience/x');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(reply.text)).toEqual({
      error: {
        code: 'INTERNAL',
        message: expect.any(String),
        details: { reference: expect.stringMatching(UUID) },
      },
    });
  });

  it.each([
    ['Astro’s bare 500', 500, {}, 'Internal Server Error', 500],
    ['a text 500', 500, { 'content-type': 'text/plain' }, 'Error: x\n at y', 500],
    ['a 404 that nobody drew', 404, {}, '', 404],
  ])('%s is replaced by an error page', async (_, status, headers, body, expected) => {
    const frontServer = await openFrontServer({
      handler: (_request, response) => {
        response.writeHead(status, 'Words of the site', headers as Record<string, string>);
        response.end(body);
      },
    });
    const reply = await sendRequest(frontServer, '/en-ae/x');
    expect(reply.status).toBe(expected);
    expect(reply.reason).toBe(STATUS_CODES[expected]);
    expect(reply.text).toMatch(/^<!DOCTYPE html>/);
    if (body) expect(reply.text).not.toContain(body);
  });

  it.each([
    ['a page', 'text/html', '<h1>Sorry</h1>'],
    ['an envelope', 'application/json', '{"error":{"code":"OUT_OF_STOCK"}}'],
  ])('that the site rendered as %s is kept', async (_, type, body) => {
    const frontServer = await openFrontServer({
      render: () => new Response(body, { status: 500, headers: { 'content-type': type } }),
    });
    const reply = await sendRequest(frontServer, '/en-ae/x');
    expect([reply.status, reply.text]).toEqual([500, body]);
  });

  it('in the middle of a cacheable page is an error, and the next visitor gets a page', async () => {
    let broken = true;
    const frontServer = await openFrontServer({
      render: () => {
        const stream = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(longBody('half')));
            if (broken) controller.error(new Error('broken off'));
            else controller.close();
          },
        });
        return new Response(stream, {
          headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60' },
        });
      },
    });
    expect((await sendRequest(frontServer, '/en-ae')).status).toBe(500);
    expect(frontServer.store.stats).toMatchObject({ pagesWithoutQuery: 0, pendingRenders: 0, handoffs: 0 });
    broken = false;
    expect((await sendRequest(frontServer, '/en-ae')).text).toBe(longBody('half'));
  });
});

describe('The built page of an error', () => {
  const page = (text: string) => `<!DOCTYPE html><title>${text}</title><bdi>[reference]</bdi>`;
  const files = {
    'ar-kw/unavailable/index.html': page('المتجر لا يستجيب'),
    'en-ae/unavailable/index.html': page('The shop does not respond'),
    'en-ae/server-error/index.html': page('Something went wrong'),
  };
  const failing = (status: number) =>
    openFrontServer({ files, render: () => new Response(null, { status }) });

  it.each([
    [503, '/ar-kw/products/tin', 'المتجر لا يستجيب', '10'],
    [503, '/en-ae', 'The shop does not respond', '10'],
    [500, '/en-ae/cart', 'Something went wrong', undefined],
  ])('is sent with status %i at %s, with the reference code', async (status, path, title, retryAfter) => {
    const reply = await sendRequest(await failing(status), path);
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(`<title>${title}</title>`);
    expect(reply.headers['x-reference-code']).toMatch(UUID);
    expect(reply.text).toContain(`<bdi>${reply.headers['x-reference-code']}</bdi>`);
    expect(reply.headers['retry-after']).toBe(retryAfter);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is not sent below /api, nor at its own address', async () => {
    const frontServer = await failing(503);
    expect(JSON.parse((await sendRequest(frontServer, '/api/x')).text).error.code).toBe('UNAVAILABLE');
    const notFoundServer = await openFrontServer({
      files,
      render: () => new Response(null, { status: 404 }),
    });
    expect((await sendRequest(notFoundServer, '/en-ae/unavailable')).status).toBe(404);
  });

  it('is replaced by a small page in both languages where the build has none', async () => {
    const reply = await sendRequest(await failing(503), '/en-kw/cart');
    expect(reply.text).toContain('<a href="">Try again</a><a href="/en-kw">Home page</a>');
    expect(reply.text).toContain('<a href="">حاول مرة أخرى</a>');
  });
});

describe('Health checks', () => {
  it('report readiness once the site has loaded, and liveness before', async () => {
    const { promise: handler, resolve } = Promise.withResolvers<() => void>();
    const frontServer = await openFrontServer({ handler });
    expect((await sendRequest(frontServer, '/healthz')).status).toBe(200);
    const starting = await sendRequest(frontServer, '/readyz');
    expect([starting.status, starting.text]).toEqual([503, 'starting\n']);
    resolve(() => undefined);
    await expect.poll(async () => (await sendRequest(frontServer, '/readyz')).status).toBe(200);
    expect(frontServer.lines, 'a start is no failure').toEqual([]);
  });

  it('request the readiness of the site, and survive its failure', async () => {
    const frontServer = await openFrontServer();
    for (const [response, status] of [
      [async () => true, 200],
      [async () => false, 503],
      [async () => Promise.reject(new Error('no database')), 503],
    ] as const) {
      shared[READY] = response;
      expect((await sendRequest(frontServer, '/readyz')).status).toBe(status);
      expect((await sendRequest(frontServer, '/healthz')).status).toBe(200);
    }
  });
});

describe('The request log', () => {
  it('has a line for every request only when it is enabled', async () => {
    const serverWithoutLog = await openFrontServer();
    await sendRequest(serverWithoutLog, '/en-ae/x');
    const serverWithLog = await openFrontServer({ logAll: true });
    await sendRequest(serverWithLog, '/en-ae/orders?email=me@x.example&number=7&flag');
    await expect.poll(() => serverWithLog.lines.length).toBe(1);
    expect(serverWithoutLog.lines).toEqual([]);
    const line = JSON.parse(serverWithLog.lines[0] ?? '');
    expect(line).toMatchObject({
      method: 'GET',
      url: '/en-ae/orders?email&number&…',
      status: 200,
      level: 'info',
    });
    expect(serverWithLog.lines[0]).not.toContain('me@x');
  });

  it("carries the client's reference when it is valid", async () => {
    const references: (string | null)[] = [];
    const frontServer = await openFrontServer({
      render: ({ headers }) => {
        references.push(headers.get('x-reference-code'));
        return Response.json({});
      },
    });
    const reference = '0b7e3f3a-1111-4222-8333-444455556666';
    const reply = await sendRequest(frontServer, '/api/x', { headers: { 'x-reference-code': reference } });
    expect(reply.headers['x-reference-code']).toBe(reference);
    await sendRequest(frontServer, '/api/x', { headers: { 'x-reference-code': 'forged"}' } });
    expect(references[0]).toBe(reference);
    expect(references[1]).toMatch(UUID);
  });
});
