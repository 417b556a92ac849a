import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  longBody,
  openFrontServer,
  rawRequest,
  sendRequest,
  type TestFrontServerOptions,
} from './front-server-harness.ts';

const echo: TestFrontServerOptions['render'] = async (request) =>
  Response.json({ length: (await request.arrayBuffer()).byteLength });

const chunked = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`;

describe('Request bodies', () => {
  it('up to the limit reach the site complete', async () => {
    const frontServer = await openFrontServer({ render: echo });
    const body = Buffer.alloc(1024 * 1024, 'x');
    const reply = await sendRequest(frontServer, '/en-ae/bulk-orders', { method: 'POST', body });
    expect(JSON.parse(reply.text)).toEqual({ length: 1024 * 1024 });
    expect(await rawRequest(frontServer, chunked('/api/x', 60_000))).toContain('{"length":60000}');
  });

  it.each([
    ['/en-ae/bulk-orders', 1024 * 1024 + 1],
    ['/api/experience/x', 64 * 1024 + 1],
    ['/api/forms/bulkEnquiry', 64 * 1024 + 1],
  ])('too large for %s are rejected, however they are sent', async (path, bytes) => {
    let renderCount = 0;
    const frontServer = await openFrontServer({
      render: () => {
        renderCount += 1;
        return new Response('taken');
      },
    });
    const declared = await sendRequest(frontServer, path, { method: 'POST', body: Buffer.alloc(bytes, 'x') });
    expect(declared.status).toBe(413);
    if (path.startsWith('/api')) expect(JSON.parse(declared.text).error.code).toBe('PAYLOAD_TOO_LARGE');
    expect(await rawRequest(frontServer, chunked(path, bytes))).toMatch(/^HTTP\/1.1 413 /);
    expect(renderCount).toBe(0);
  });

  it('with photos may be larger, a few at a time', async () => {
    let finish = () => {};
    const firstRelease = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let renderCount = 0;
    const frontServer = await openFrontServer({
      limits: { maxUploads: 1, maxUploadBytes: 100_000 },
      render: async (request) => {
        renderCount += 1;
        if (renderCount === 1) await firstRelease;
        return echo(request);
      },
    });
    const path = '/api/forms/openCaseWithPhotos';
    const post = (bytes: number) =>
      sendRequest(frontServer, path, { method: 'POST', body: Buffer.alloc(bytes, 'x') });
    const first = post(90_000);
    await expect.poll(() => renderCount).toBe(1);
    expect((await post(90_000)).status).toBe(503);
    finish();
    expect(JSON.parse((await first).text)).toEqual({ length: 90_000 });
    expect((await post(90_000)).status).toBe(200);
    expect((await post(100_001)).status).toBe(413);
  });

  it('are requested only when their length is acceptable', async () => {
    const frontServer = await openFrontServer({ render: echo });
    const head = (bytes: number) =>
      `POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`;
    expect(await rawRequest(frontServer, `${head(5)}12345`)).toMatch(
      /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /,
    );
    expect(await rawRequest(frontServer, head(10_000_000))).toMatch(/^HTTP\/1.1 413 /);
  });

  it('that are too large leave the connection usable', async () => {
    const frontServer = await openFrontServer({ limits: { maxApiBodyBytes: 10 } });
    const first = `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n14\r\n${'x'.repeat(20)}\r\n0\r\n\r\n`;
    const rawResponse = await rawRequest(
      frontServer,
      `${first}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(rawResponse.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });
});

describe('Timeouts and aborted requests', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['body', 'POST /en-ae/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n123'],
  ])('end a request whose %s never ends, with status 408', async (_, text) => {
    const frontServer = await openFrontServer({ limits: { headersTimeMs: 200, requestTimeMs: 300 } });
    const rawResponse = await rawRequest(frontServer, text);
    expect(rawResponse.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 408']);
    expect(rawResponse).toMatch(/connection: close/);
  });

  it('turn a page that does not respond into 503, and drop its late response', async () => {
    let respondLate: (() => void) | undefined;
    const frontServer = await openFrontServer({
      limits: { responseTimeMs: 100 },
      handler: (_, response) =>
        new Promise<void>((resolve) => {
          respondLate = () => {
            response.writeHead(200, { 'content-type': 'text/html' });
            response.write('late');
            response.end('later', resolve);
          };
        }),
    });
    const reply = await sendRequest(frontServer, '/en-ae/cart');
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    respondLate?.();
    expect(reply.text).not.toContain('late');
    expect(JSON.parse(frontServer.lines[0] ?? '')).toMatchObject({ status: 503, url: '/en-ae/cart' });
  });

  it('leave other requests unaffected when a visitor leaves while a page is rendered', async () => {
    const frontServer = await openFrontServer({
      logAll: true,
      render: async () => {
        await new Promise((resolve) => setTimeout(resolve, 80));
        return new Response(longBody('slow'), { headers: { 'content-type': 'text/html' } });
      },
    });
    const socket = connect(frontServer.port, '127.0.0.1', () =>
      socket.write('GET /en-ae/cart HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await expect.poll(() => frontServer.lines.length).toBe(1);
    expect(JSON.parse(frontServer.lines[0] ?? '')).toMatchObject({ aborted: true });
    expect((await sendRequest(frontServer, '/en-ae/cart')).text).toBe(longBody('slow'));
  });
});

describe('HTTP methods', () => {
  it.each([
    ['DELETE', '/en-ae/cart', 405],
    ['PUT', '/en-ae', 405],
    ['TRACE', '/en-ae', 405],
    ['PROPFIND', '/en-ae', 501],
    ['LOCK', '/api/x', 501],
  ])('%s %s returns %i and logs no error', async (method, path, status) => {
    const frontServer = await openFrontServer();
    const reply = await sendRequest(frontServer, path, { method });
    expect(reply.status).toBe(status);
    expect(reply.headers.allow).toContain('GET, HEAD');
    expect(frontServer.lines).toEqual([]);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s reaches /api', async (method) => {
    const frontServer = await openFrontServer({ render: (request) => new Response(request.method) });
    expect((await sendRequest(frontServer, '/api/x', { method })).text).toBe(method);
  });
});
