import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../../scripts/server/ports.mjs';
import { writeFiles } from '../front-server-harness.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NODE = resolve(ROOT, 'node_modules/.bin/node');

// A site that says which process serves it, and is slow on request.
const SITE = `
globalThis[Symbol.for('binaa.ready')] = async () => true;
globalThis[Symbol.for('binaa.close')] = [async () => { console.log('closed ' + process.pid); }];
export async function handler(request, answer) {
  console.log('asked ' + request.url);
  await new Promise((resolve) => setTimeout(resolve, request.url.startsWith('/slow') ? 600 : 5));
  answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
  answer.end(String(process.pid));
}`;
const BROKEN_SITE = `throw new Error('This build does not load');`;

interface Shop {
  child: ChildProcess;
  url: string;
  output(): string;
  ended: Promise<number | null>;
  /** Replaces the code of the site; a running worker keeps the code that it has loaded. */
  writeSite(code: string): void;
}

function startWorkers(port: number, env: Record<string, string> = {}): Shop {
  const build = writeFiles({ '../server/entry.mjs': SITE });
  const child = spawn(NODE, ['src/server.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      BUILD_DIR: dirname(build),
      DATA_DIR: process.env.DATA_DIR,
      HOST: '127.0.0.1',
      PORT: String(port),
      WEB_CONCURRENCY: '2',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    ended,
    writeSite: (code) => writeFileSync(resolve(dirname(build), 'server/entry.mjs'), code),
  };
}

async function openWorkers(env?: Record<string, string>): Promise<Shop> {
  const shop = startWorkers(await findFreePort(), env);
  await expect.poll(shop.output, { timeout: 20_000 }).toContain('Binaa is open at');
  return shop;
}

/** Returns the body, which is the worker's process id. Without `agent` each request has its own connection. */
function requestSite(shop: Shop, path = '/', agent: Agent | false = false): Promise<string> {
  return new Promise((done, fail) => {
    get(shop.url + path, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200 ? done(body) : fail(new Error(`${response.statusCode} ${body}`)),
      );
      response.on('error', fail);
    }).on('error', fail);
  });
}

async function listWorkers(shop: Shop): Promise<string[]> {
  const ids = new Set<string>();
  for (let count = 0; count < 12; count += 1) ids.add(await requestSite(shop));
  return [...ids].sort();
}

/** Sends requests until stopped, half of them on connections that are kept open; returns their errors. */
function startLoad(shop: Shop, clients = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const errors: string[] = [];
  let [isRunning, count] = [true, 0];
  const loops = Array.from({ length: clients }, async (_, index) => {
    while (isRunning) {
      await requestSite(shop, '/', index % 2 === 0 ? agent : false).catch((error) =>
        errors.push(String(error)),
      );
      count += 1;
    }
  });
  return async () => {
    isRunning = false;
    await Promise.all(loops);
    agent.destroy();
    return { errors, count };
  };
}

it('serves one port with two processes', async () => {
  const shop = await openWorkers();
  const workers = await listWorkers(shop);
  expect(workers).toHaveLength(2);
  expect(workers).not.toContain(String(shop.child.pid));
});

it('starts a worker again that was killed, while the other serves', async () => {
  const shop = await openWorkers();
  const before = await listWorkers(shop);
  process.kill(Number(before[0]), 'SIGKILL');
  await vi.waitUntil(() => shop.output().includes('"status":"ended"'), { timeout: 5000 });
  expect(await requestSite(shop)).toBe(before[1]);
  await vi.waitUntil(async () => (await listWorkers(shop)).length === 2, { timeout: 20_000 });
  expect(await listWorkers(shop)).toContain(before[1]);
});

it('ends the connections of a worker that is killed before it accepts them', async () => {
  const shop = await openWorkers();
  const [frozenWorker] = await listWorkers(shop);
  process.kill(Number(frozenWorker), 'SIGSTOP');
  const pendingReplies = Array.from({ length: 4 }, () => requestSite(shop));
  // The other worker serves its share of the requests.
  await Promise.any(pendingReplies);
  process.kill(Number(frozenWorker), 'SIGKILL');
  const results = await Promise.allSettled(pendingReplies);
  expect(results.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1);
  expect(await requestSite(shop)).not.toBe(frozenWorker);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s completes requests in flight and exits with 0',
  async (signal) => {
    const shop = await openWorkers();
    const [slow, other] = [requestSite(shop, '/slow'), requestSite(shop, '/slow')];
    await expect.poll(() => shop.output().match(/asked \/slow/g)?.length).toBe(2);
    shop.child.kill(signal);
    expect(await slow).not.toBe(await other);
    expect(await shop.ended).toBe(0);
    expect(shop.output().match(/closed \d+/g)).toHaveLength(2);
  },
);

it('SIGHUP replaces all workers without a failed request', async () => {
  const shop = await openWorkers();
  const before = await listWorkers(shop);
  const stopLoad = startLoad(shop);
  shop.writeSite(SITE.replace("'asked '", "'new asked '"));
  shop.child.kill('SIGHUP');
  await vi.waitUntil(() => shop.output().includes('"status":"replaced"'), { timeout: 25_000 });
  await wait(200);
  const { errors, count } = await stopLoad();
  expect(errors).toEqual([]);
  expect(count).toBeGreaterThan(100);
  const after = await listWorkers(shop);
  expect(after).toHaveLength(2);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  expect(shop.output()).toContain('new asked /');
});

it('keeps the old workers when the new build does not start', async () => {
  const shop = await openWorkers();
  const before = await listWorkers(shop);
  shop.writeSite(BROKEN_SITE);
  shop.child.kill('SIGHUP');
  await vi.waitUntil(() => shop.output().includes('"status":"not replaced"'), { timeout: 20_000 });
  expect(shop.output()).toContain('This build does not load');
  expect(await listWorkers(shop)).toEqual(before);
});

it('reports a port in use in one line', async () => {
  const shop = await openWorkers();
  const port = Number(new URL(shop.url).port);
  const second = startWorkers(port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Port ${port} is taken by another program; set PORT=${port + 1} or another free port.\n`,
  );
});

it('serves the metrics of both workers, each under its number', async () => {
  const token = 'a token of the tests';
  const shop = await openWorkers({ METRICS_TOKEN: token });
  for (let count = 0; count < 10; count += 1) await requestSite(shop, '/en-ae/cart');
  const reply = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await reply.text()).split('\n');
  const counts = lines.flatMap((line) => {
    const match =
      /^binaa_requests_total\{route="\/\[locale\]\/cart",status="200",worker="(\d)"\} (\d+)$/.exec(line);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  expect(counts.map(([worker]) => worker).sort()).toEqual([1, 2]);
  expect(counts.reduce((sum, [, requests]) => sum + requests, 0)).toBe(10);
  expect(lines.filter((line) => line.startsWith('# HELP binaa_requests_total'))).toHaveLength(1);
});
