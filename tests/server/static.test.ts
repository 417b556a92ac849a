import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { precompress } from '../../src/server/compression/precompress.ts';
import {
  longBody,
  openFrontServer,
  rawRequest,
  SITE,
  sendRequest,
  writeFiles,
} from './front-server-harness.ts';

const script = `export const words = ${JSON.stringify(longBody('script'))};`;

async function openPrecompressedSite() {
  const clientDir = writeFiles({
    '_astro/app.js': script,
    '_astro/font.woff2': 'x'.repeat(3000),
    'favicon.svg': '<svg/>',
    'index.html': longBody('root'),
    'blogs/index.html': longBody('blogs'),
    'blogs/طلاء/index.html': longBody('arabic'),
    '404.html': 'not found',
    '.well-known/security.txt': 'Contact: x',
    '../secret.txt': 'secret',
    '../server/entry.mjs': 'secret',
  });
  const total = await precompress(clientDir);
  return { clientDir, total, shop: await openFrontServer({ clientDir, render: () => new Response('site') }) };
}

describe('precompress', () => {
  it('writes both encodings beside text files, unless they would not be smaller', async () => {
    const { clientDir, total } = await openPrecompressedSite();
    const file = join(clientDir, '_astro/app.js');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
    expect(statSync(`${file}.br`).size).toBeLessThan(statSync(file).size);
    for (const name of ['_astro/font.woff2', 'favicon.svg', '404.html']) {
      expect(existsSync(join(clientDir, `${name}.br`))).toBe(false);
    }
    expect(total.files).toBe(4);
    expect(total.after).toBeLessThan(total.before / 4);
  });
});

describe('Static files', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['brotli', undefined],
    ['identity', undefined],
  ])('are sent for "%s" with the encoding %s', async (accepted, encoding) => {
    const { shop: frontServer } = await openPrecompressedSite();
    const headers = { 'accept-encoding': accepted };
    const reply = await sendRequest(frontServer, '/_astro/app.js', { headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-length']).toBe(String(reply.bytes.byteLength));
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(reply.text).toBe(script);
  });

  it('are immutable with a hash in their name; pages are revalidated', async () => {
    const { shop: frontServer } = await openPrecompressedSite();
    const readCacheControl = async (path: string) =>
      (await sendRequest(frontServer, path)).headers['cache-control'];
    expect(await readCacheControl('/_astro/app.js')).toBe('public, max-age=31536000, immutable');
    expect(await readCacheControl('/blogs')).toBe('public, max-age=0, must-revalidate');
    expect(await readCacheControl('/favicon.svg')).toBe('public, max-age=3600');
  });

  it('include pages by their path, also the root and Arabic paths', async () => {
    const { shop: frontServer } = await openPrecompressedSite();
    expect((await sendRequest(frontServer, '/')).text).toBe(longBody('root'));
    expect((await sendRequest(frontServer, '/blogs')).text).toBe(longBody('blogs'));
    expect((await sendRequest(frontServer, encodeURI('/blogs/طلاء'))).text).toBe(longBody('arabic'));
    expect((await sendRequest(frontServer, '/blogs?q=1')).text).toBe(longBody('blogs'));
    expect((await sendRequest(frontServer, '/.well-known/security.txt')).text).toBe('Contact: x');
    expect(
      (await sendRequest(frontServer, '/blogs', { method: 'HEAD' })).headers['content-length'],
    ).toBeDefined();
  });

  it.each([
    ['/blogs/', '/blogs'],
    ['/blogs/index.html', '/blogs'],
    ['/index.html?a=1', '/?a=1'],
  ])('are redirected from %s to %s', async (path, location) => {
    const { shop: frontServer } = await openPrecompressedSite();
    const reply = await sendRequest(frontServer, path);
    expect([reply.status, reply.headers.location]).toEqual([308, location]);
  });

  it.each([
    '/404.html',
    '/_astro/app.js.br',
    '/_astro/app.js.gz',
    '/blogs/index.html.br',
    '/server/entry.mjs',
    '/_astro',
  ])('do not include %s, which the site handles', async (path) => {
    const { shop: frontServer } = await openPrecompressedSite();
    expect((await sendRequest(frontServer, path)).text).toBe('site');
  });

  it.each([
    '/../secret.txt',
    '/_astro/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//../secret.txt',
    '/blogs/..;/../secret.txt',
  ])('outside the folder cannot be read by %s', async (path) => {
    const { shop: frontServer } = await openPrecompressedSite();
    const rawResponse = await rawRequest(frontServer, `GET ${path} HTTP/1.0\r\nHost: x\r\n\r\n`);
    expect(rawResponse).toMatch(/^HTTP\/1.1 (200|308|400) /);
    expect(rawResponse).not.toContain('\r\n\r\nsecret');
    expect(rawResponse).not.toContain('location: //');
  });

  it('return 304 for a matching ETag, for each encoding', async () => {
    const { shop: frontServer } = await openPrecompressedSite();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await sendRequest(frontServer, '/blogs', { headers })).headers.etag);
      const notModified = await sendRequest(frontServer, '/blogs', {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect([notModified.status, notModified.bytes.byteLength]).toEqual([304, 0]);
    }
  });

  it.each([
    ['bytes=0-9', 206, 10],
    ['bytes=2990-', 206, 10],
    ['bytes=9-2', 200, 3000],
    ['bytes=-5', 200, 3000],
    ['bytes=0-1,5-6', 200, 3000],
    ['lines=1-2', 200, 3000],
    ['bytes=5000-', 416, 0],
  ])('return for the range %s the status %i', async (range, status, bytes) => {
    const { shop: frontServer } = await openPrecompressedSite();
    const reply = await sendRequest(frontServer, '/_astro/font.woff2', { headers: { range } });
    expect([reply.status, reply.bytes.byteLength]).toEqual([status, bytes]);
  });
});

describe('Responses of the site', () => {
  const openServerWithResponse = (body: string, headers: Record<string, string>) =>
    openFrontServer({ render: () => new Response(body, { headers }) });

  it.each(['br', 'gzip'])('are compressed as %s when they are text', async (encoding) => {
    const frontServer = await openServerWithResponse(longBody('cart'), {
      'content-type': 'text/html',
      etag: '"strong"',
    });
    const reply = await sendRequest(frontServer, '/en-ae/cart', { headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-length']).toBe(String(reply.bytes.byteLength));
    expect(reply.headers.etag).toBe('W/"strong"');
    expect(reply.bytes.byteLength).toBeLessThan(longBody('cart').length / 4);
    expect(reply.text).toBe(longBody('cart'));
  });

  it.each([
    ['small', 'x'.repeat(1023), { 'content-type': 'text/html' }],
    ['a picture', longBody('x'), { 'content-type': 'image/png' }],
    ['an event stream', longBody('x'), { 'content-type': 'text/event-stream' }],
    ['compressed already', longBody('x'), { 'content-type': 'text/html', 'content-encoding': 'zstd' }],
    [
      'marked with no-transform',
      longBody('x'),
      { 'content-type': 'text/html', 'cache-control': 'no-transform' },
    ],
  ])('are unchanged when they are %s', async (_, body, headers) => {
    const frontServer = await openServerWithResponse(body, headers as unknown as Record<string, string>);
    const reply = await sendRequest(frontServer, '/en-ae/cart', { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).not.toBe('br');
    expect(reply.bytes.toString()).toBe(body);
  });

  it.each(['br', 'gzip', 'identity'])('are streamed when the rest is slow, as %s', async (encoding) => {
    const { promise: firstChunkReceived, resolve: resolveFirstChunk } = Promise.withResolvers<void>();
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(longBody('first')));
        await firstChunkReceived;
        controller.enqueue(new TextEncoder().encode(longBody('last')));
        controller.close();
      },
    });
    const frontServer = await openFrontServer({
      render: () => new Response(stream, { headers: { 'content-type': 'text/html' } }),
    });
    const headers = { 'accept-encoding': encoding };
    const reply = await sendRequest(frontServer, '/en-ae/cart', { headers, onHead: resolveFirstChunk });
    expect(reply.headers['content-length']).toBeUndefined();
    expect(reply.text).toBe(longBody('first') + longBody('last'));
  });

  it('are streamed when they are long', async () => {
    const chunk = 'z'.repeat(64 * 1024);
    const remainingChunks = Array.from({ length: 20 }, () => new TextEncoder().encode(chunk));
    const stream = new ReadableStream({
      pull(controller) {
        const bytes = remainingChunks.pop();
        if (bytes) controller.enqueue(bytes);
        else controller.close();
      },
    });
    const frontServer = await openFrontServer({
      render: () => new Response(stream, { headers: { 'content-type': 'text/html' } }),
    });
    const reply = await sendRequest(frontServer, '/en-ae/cart', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-length']).toBeUndefined();
    expect(reply.text).toBe(chunk.repeat(20));
  });

  it('arrive complete when they are streamed in many chunks', async () => {
    const chunks = Array.from({ length: 300 }, (_, index) => `${index}:${'y'.repeat(index)}\n`);
    const stream = () =>
      new ReadableStream({
        async pull(controller) {
          const text = chunks[next++];
          if (text === undefined) return controller.close();
          controller.enqueue(new TextEncoder().encode(text));
        },
      });
    let next = 0;
    const frontServer = await openFrontServer({
      render: () => new Response(stream(), { headers: { 'content-type': 'text/html' } }),
    });
    for (const encoding of ['br', 'gzip', 'identity']) {
      next = 0;
      const headers = { 'accept-encoding': encoding };
      const reply = await sendRequest(frontServer, '/en-ae/cart', { headers });
      expect(reply.text).toBe(chunks.join(''));
    }
  });
});

const buildOrigin = 'http://localhost:4321';
const builtPage = `<link rel="canonical" href="${buildOrigin}/blogs">${longBody('blogs')}`;

/** Serves pages that link to `buildOrigin`; `site` is the origin that the build records. */
async function openBuildFor(site?: string) {
  const clientDir = writeFiles({
    'blogs/index.html': builtPage,
    'blogs/rss.xml': `<link>${buildOrigin}/blogs</link>`,
    'notes.txt': buildOrigin,
    ...(site && { '../site': site }),
  });
  await precompress(clientDir);
  return openFrontServer({ clientDir, render: () => new Response('site') });
}

describe('A build for another origin', () => {
  it.each(['br', 'gzip', 'identity'])('replaces the origin in its pages, as %s', async (encoding) => {
    const frontServer = await openBuildFor(buildOrigin);
    const headers = { 'accept-encoding': encoding };
    const reply = await sendRequest(frontServer, '/blogs', { headers });
    expect(reply.text).toBe(builtPage.replace(buildOrigin, SITE));
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const revalidated = await sendRequest(frontServer, '/blogs', {
      headers: { ...headers, 'if-none-match': String(reply.headers.etag) },
    });
    expect([revalidated.status, revalidated.text]).toEqual([304, '']);
    expect((await sendRequest(frontServer, '/blogs/rss.xml', { headers })).text).toBe(
      `<link>${SITE}/blogs</link>`,
    );
    expect((await sendRequest(frontServer, '/notes.txt', { headers })).text).toBe(buildOrigin);
  });

  it('responds to HEAD, and applies the usual headers to a path with a query', async () => {
    const frontServer = await openBuildFor(buildOrigin);
    const head = await sendRequest(frontServer, '/blogs?a=1', { method: 'HEAD' });
    expect([head.status, head.text, head.headers['x-robots-tag']]).toEqual([200, '', 'noindex, follow']);
  });
});

describe('A build whose origin is not replaced', () => {
  it.each([
    ["the shop's own origin", SITE],
    ['an unknown origin', undefined],
  ])('serves pages unchanged when they were built for %s', async (_, site) => {
    const frontServer = await openBuildFor(site);
    expect((await sendRequest(frontServer, '/blogs')).text).toBe(builtPage);
  });
});
