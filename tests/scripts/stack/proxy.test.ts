import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/server/ports.mjs';
import { startProxy } from '../../../scripts/stack/proxy.mjs';

async function startTarget(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openProxy(targets: string[]) {
  const proxy = await startProxy({ targets });
  onTestFinished(() => proxy.close());
  return proxy;
}

const named = (name: string) =>
  startTarget((request, response) => {
    const { 'x-forwarded-for': forwarded, host } = request.headers;
    request.pipe(response.setHeader('x-seen', JSON.stringify({ name, forwarded, host })));
  });
const readName = (reply: Response) => JSON.parse(reply.headers.get('x-seen') ?? '{}').name;

it('distributes requests among its targets in turn, with the client’s address and the host', async () => {
  const proxy = await openProxy([await named('a'), await named('b')]);
  const replies = [];
  for (let count = 0; count < 4; count += 1) {
    replies.push(
      await fetch(proxy.url, { method: 'POST', body: 'x', headers: { 'x-forwarded-for': '203.0.113.7' } }),
    );
  }
  expect(replies.map(readName).sort()).toEqual(['a', 'a', 'b', 'b']);
  expect(await replies[0]?.text()).toBe('x');
  expect(JSON.parse(replies[0]?.headers.get('x-seen') ?? '')).toMatchObject({
    host: new URL(proxy.url).host,
    forwarded: expect.stringMatching(/^203\.0\.113\.7, .*127\.0\.0\.1$/),
  });
});

it('sends a request that no target received to another one, and responds with 502 without one', async () => {
  const unusedUrl = `http://127.0.0.1:${await findFreePort()}`;
  const proxy = await openProxy([unusedUrl, await named('b')]);
  for (let count = 0; count < 4; count += 1) {
    expect(readName(await fetch(proxy.url, { method: 'POST', body: 'x' }))).toBe('b');
  }
  proxy.targets = [unusedUrl];
  expect((await fetch(proxy.url)).status).toBe(502);
});

it('repeats a request that only reads, and never one that may have changed something', async () => {
  let posts = 0;
  const broken = await startTarget((request) => {
    if (request.method === 'POST') posts += 1;
    request.socket.destroy();
  });
  const proxy = await openProxy([broken, await named('b')]);
  for (let count = 0; count < 4; count += 1) expect(readName(await fetch(proxy.url))).toBe('b');
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await fetch(proxy.url, { method: 'POST', body: 'x' })).status);
  }
  expect(statuses.sort()).toEqual([200, 200, 502, 502]);
  expect(posts).toBe(2);
});

it('sends requests to targets that are ready, and to the others only while none is', async () => {
  let isReady = false;
  const starting = await startTarget((request, response) => {
    const status = request.url === '/readyz' && !isReady ? 503 : 200;
    response.writeHead(status, { 'x-seen': JSON.stringify({ name: 'starting' }) }).end();
  });
  const proxy = await startProxy({ targets: [starting, await named('b')], checkEveryMs: 20 });
  onTestFinished(() => proxy.close());
  const readNames = async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => fetch(proxy.url)));
    return new Set(replies.map(readName));
  };
  await expect.poll(readNames).toEqual(new Set(['b']));
  isReady = true;
  await expect.poll(readNames).toEqual(new Set(['starting', 'b']));
  isReady = false;
  await expect.poll(readNames).toEqual(new Set(['b']));
  proxy.targets = [starting];
  expect(await readNames()).toEqual(new Set(['starting']));
});
