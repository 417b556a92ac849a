import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { dirname, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sendRequest, writeFiles } from './front-server-harness.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = resolve(ROOT, 'node_modules/.bin/node');

// A site that is slow on request, and logs when it is closed.
const SITE = `
globalThis[Symbol.for('binaa.ready')] = async () => true;
globalThis[Symbol.for('binaa.close')] = [
  async () => { console.log('closed the database'); },
  async () => { throw new Error('this one fails'); },
];
export async function handler(request, answer) {
  console.log('asked ' + request.url);
  await new Promise((resolve) => setTimeout(resolve, request.url.startsWith('/slow') ? 600 : 0));
  answer.writeHead(200, { 'content-type': 'text/html' });
  answer.end('drawn');
}`;

interface Program {
  child: ChildProcess;
  readOutput: () => string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>, build = writeFiles({ '../server/entry.mjs': SITE })): Program {
  const child = spawn(NODE, ['src/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, BUILD_DIR: dirname(build), DATA_DIR: process.env.DATA_DIR, ...env },
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
  return { child, readOutput: () => text, ended };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return address.port;
}

async function startReadyServer(env: Record<string, string> = {}) {
  const port = await freePort();
  const program = start({ PORT: String(port), HOST: '127.0.0.1', ...env });
  await expect
    .poll(program.readOutput, { timeout: 10_000 })
    .toContain(`Binaa is open at http://localhost:${port}`);
  return { ...program, port };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s completes requests in flight, closes the site and exits with 0',
  async (signal) => {
    const program = await startReadyServer();
    expect((await sendRequest(program, '/readyz')).status).toBe(200);
    const slow = sendRequest(program, '/slow');
    await expect.poll(program.readOutput).toContain('asked /slow');
    program.child.kill(signal);
    await expect
      .poll(() =>
        sendRequest(program, '/healthz').then(
          () => 'open',
          (error) => error.code,
        ),
      )
      .toBe('ECONNREFUSED');
    const reply = await slow;
    expect([reply.status, reply.text]).toEqual([200, 'drawn']);
    expect(await program.ended).toBe(0);
    expect(program.readOutput()).toContain('closed the database');
    expect(program.readOutput()).toContain('this one fails');
  },
);

it('pages are rendered for production unless NODE_ENV says otherwise', async () => {
  const site = `${SITE}\nconsole.log('built for ' + process.env.NODE_ENV);`;
  for (const [env, mode] of [
    [{}, 'production'],
    [{ NODE_ENV: 'development' }, 'development'],
  ] as const) {
    const settings = { PORT: String(await freePort()), HOST: '127.0.0.1', ...env };
    const program = start(settings, writeFiles({ '../server/entry.mjs': site }));
    await expect.poll(program.readOutput, { timeout: 10_000 }).toContain(`built for ${mode}`);
  }
});

it('a port in use is reported in one line', async () => {
  const program = await startReadyServer();
  const second = start({ PORT: String(program.port), HOST: '127.0.0.1' });
  expect(await second.ended).toBe(1);
  expect(second.readOutput()).toBe(
    `Port ${program.port} is taken by another program; set PORT=${program.port + 1} or another free port.\n`,
  );
});

it('an invalid variable is reported in one line', async () => {
  const program = start({ PORT: 'eighty' });
  expect(await program.ended).toBe(1);
  expect(program.readOutput()).toBe(
    'Environment variable PORT must be a port number from 0 to 65535, not "eighty".\n',
  );
});

it('a missing build is reported in one line', async () => {
  const program = start({ PORT: '0' }, writeFiles({}));
  expect(await program.ended).toBe(1);
  expect(program.readOutput()).toMatch(/^There is no build in .*; run "npm run build" first\.\n$/);
});

it('MAINTENANCE=1 starts the shop in maintenance mode', async () => {
  const program = await startReadyServer({ MAINTENANCE: '1' });
  expect((await sendRequest(program, '/en-ae/cart')).status).toBe(503);
  expect((await sendRequest(program, '/healthz')).status).toBe(200);
});
