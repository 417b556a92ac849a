import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { deriveTokenSecret } from '#lib/backend/crypto/token-secret.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { createFixtureSeed } from '../lib/backend/backend-fixture.ts';
import {
  createBackendClient,
  createDataFolder,
  openDataFolder,
  runProgram,
  SESSION_SECRET,
  seedDataFolder,
  startBackendProcess,
  waitForExit,
} from './harness/backend-process.ts';
import { EMIRATES } from './harness/client.ts';
import { describeContract } from './harness/describe-contract.ts';
import { addToCart, buy } from './harness/purchase-steps.ts';
import { createTokenClient } from './harness/token-client.ts';

async function startFilled() {
  const dataDir = createDataFolder();
  await seedDataFolder(dataDir, createFixtureSeed());
  return { dataDir, alone: await startBackendProcess(dataDir) };
}

describeContract('The backend process on a port', async () =>
  createBackendClient((await startFilled()).alone),
);

describe('The backend process', () => {
  it('reports liveness and readiness, and drains on SIGTERM', async () => {
    const { alone: backendProcess } = await startFilled();
    expect((await fetch(`${backendProcess.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${backendProcess.origin}/readyz`)).status).toBe(200);
    const visitor = createBackendClient(backendProcess).visitor();
    const running = addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    expect((await running).status).toBe(200);
    expect(await backendProcess.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('logs one line a request, without personal data', async () => {
    const { alone: backendProcess } = await startFilled();
    const reference = crypto.randomUUID();
    const secret = 'somebody@example.com';
    const response = await fetch(
      `${backendProcess.origin}/experience/binaa/v1/related-searches?q=${secret}`,
      {
        headers: { 'x-reference-code': reference },
      },
    );
    const body = await response.text();
    await backendProcess.stop('SIGTERM');
    const lines = backendProcess
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] as string) as Record<string, unknown>;
    expect(line).toMatchObject({
      level: 'info',
      event: 'call',
      reference,
      name: 'relatedSearches',
      method: 'GET',
      status: 200,
      code: null,
    });
    expect(line.bytes).toBe(body.length);
    expect(backendProcess.output()).not.toContain(secret);
  });

  it('survives an unhandled rejection', async () => {
    const dataDir = createDataFolder();
    await seedDataFolder(dataDir, createFixtureSeed());
    const error = "process.on('SIGUSR2', () => Promise.reject(new Error('lost on the way')))";
    const backendProcess = await startBackendProcess(dataDir, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(error)}`,
    });
    backendProcess.process.kill('SIGUSR2');
    await expect.poll(() => backendProcess.output()).toContain('lost on the way');
    expect((await fetch(`${backendProcess.origin}/readyz`)).status).toBe(200);
    expect(await backendProcess.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('rejects a body without a declared length once it is too large', async () => {
    const { alone: backendProcess } = await startFilled();
    // The body is never finished. One that is endless could be written after the connection is closed, and its
    // promises would then keep every timer of this process from firing.
    const unfinished = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(80 * 1024).fill(32)),
    });
    const response = await fetch(`${backendProcess.origin}/token/oauth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: unfinished,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    await backendProcess.stop('SIGTERM');
  });

  it('survives malformed requests', async () => {
    const { alone: backendProcess } = await startFilled();
    const { port, hostname } = new URL(backendProcess.origin);
    for (const start of [
      'GET // HTTP/1.1',
      'GET http://other.example/x HTTP/1.1',
      'TRACE / HTTP/1.1',
      'nonsense',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.end(`${start}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const [response] = (await once(socket, 'data')) as [Buffer];
      expect(String(response)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await fetch(`${backendProcess.origin}/healthz`)).status).toBe(200);
    expect((await backendProcess.stop('SIGTERM')).code).toBe(0);
  });

  it('is not ready without a schema', async () => {
    const backendProcess = await startBackendProcess(createDataFolder());
    expect((await fetch(`${backendProcess.origin}/readyz`)).status).toBe(503);
    await backendProcess.stop('SIGTERM');
  });

  it('reports a port in use in one line', async () => {
    const { alone: backendProcess, dataDir } = await startFilled();
    const port = new URL(backendProcess.origin).port;
    const second = runProgram('src/lib/backend/serve.ts', dataDir, { API_PORT: port });
    let printed = '';
    second.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    expect((await waitForExit(second)).code).toBe(1);
    expect(printed).toBe(`Port ${port} is taken: set API_PORT to another.\n`);
    await backendProcess.stop('SIGTERM');
  });

  it('sells the last ten items exactly ten times together with a second process on the same database file', async () => {
    const { alone: backendProcess, dataDir } = await startFilled();
    const backend = createBackend({
      database: openDataFolder(dataDir),
      formatErrorMessage: getErrorMessage,
      secrets: { token: deriveTokenSecret(SESSION_SECRET) },
      log: () => {},
    });
    const functionClient = createTokenClient(
      'http://commerce.test',
      (request) => backend.handle(request),
      deriveTokenSecret(SESSION_SECRET),
      () => backend.close(),
    );
    const processClient = createBackendClient(backendProcess);
    const visitors = Array.from({ length: 80 }, (_, index) =>
      (index % 2 ? functionClient : processClient).visitor(),
    );
    const responses = await Promise.all(
      visitors.map(async (visitor, index) => {
        const productCode = index < 20 ? 'T-TEN' : 'T-PLENTY';
        await addToCart(visitor, EMIRATES, { productCode }, 1);
        return await buy(visitor, EMIRATES);
      }),
    );
    const isSold = responses.map((response) => response.data?.status === 'Accepted');
    expect(isSold.slice(0, 20).filter(Boolean)).toHaveLength(10);
    expect(isSold.slice(20).every(Boolean)).toBe(true);
    expect(responses.filter((response) => response.status >= 500)).toEqual([]);
    await functionClient.close();
    await processClient.close();
  });
});

describe('Setting up', () => {
  const run = async (dataDir: string) => {
    const child = runProgram('src/lib/backend/setup-database.ts', dataDir);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    const { code } = await waitForExit(child);
    return { code, printed };
  };

  it('runs once when three processes start together, and is silent afterwards', async () => {
    const dataDir = createDataFolder();
    const runs = await Promise.all([run(dataDir), run(dataDir), run(dataDir)]);
    expect(runs.map((run) => run.code)).toEqual([0, 0, 0]);
    expect(
      runs
        .map((run) => run.printed)
        .join('')
        .match(/products written/g),
    ).toHaveLength(1);
    expect(
      runs
        .map((run) => run.printed)
        .join('')
        .match(/schema migrated/g),
    ).toHaveLength(1);
    expect(await run(dataDir)).toEqual({ code: 0, printed: '' });
    const db = openDataFolder(dataDir);
    const products = await db.selectFrom('products').select('code').execute();
    expect(products.length).toBeGreaterThanOrEqual(60);
    await db.destroy();
  });
});
