import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from '../../../scripts/cli/file-lock.mjs';
import { findFreePort } from '../../../scripts/server/ports.mjs';
import { spawnServer, waitUntilReady } from '../../../scripts/server/spawn-server.mjs';
import { prepareTestDatabase } from '../../../scripts/server/test-database.mjs';
import { TEST_BUILD_DIR, withoutExternalServices } from '../../../scripts/server/test-site.mjs';
import { buildSite } from '../../../scripts/setup/build.mjs';
import { waitForExit } from '../../contract/harness/backend-process.ts';

type Env = Record<string, string>;

/** One process of a shop. */
export interface ShopProcess {
  url: string;
  /** Id of the started process; its workers have their own ids. */
  pid: number;
  /** Everything that the process has printed. */
  output(): string;
  /** Sends SIGTERM and waits; returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills the process, as in a crash. */
  kill(): Promise<void>;
}

const createEnv = (dataDir: string, env: Env) => ({
  ...withoutExternalServices(process.env),
  DATA_DIR: dataDir,
  BUILD_DIR: process.env.TEST_BUILD_DIR ?? TEST_BUILD_DIR,
  ...env,
});

/** Prepares the shared build and freshly seeded data for any number of processes; returns the data folder. */
export async function prepareShopData(env: Env): Promise<string> {
  const dataDir = mkdtempSync(join(process.env.DATA_DIR as string, 'shop-'));
  const { BUILD_DIR: folder } = createEnv(dataDir, env);
  await withFileLock(`${folder}.lock`, () =>
    buildSite({ folder, env: withoutExternalServices(process.env) }),
  );
  await prepareTestDatabase({ env: createEnv(dataDir, env) });
  return dataDir;
}

/** Starts a process with a shop's data, on a free port or at the URL of a stopped process. */
export async function startShopProcess(dataDir: string, env: Env, url?: string): Promise<ShopProcess> {
  const port = url ? Number(new URL(url).port) : await findFreePort();
  const siteUrl = url ?? `http://localhost:${port}`;
  const server = spawnServer({
    env: {
      ...createEnv(dataDir, env),
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: env.SITE_URL ?? siteUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  if (!(await waitUntilReady(server, `http://127.0.0.1:${port}`))) {
    throw new Error(`The shop ended before it was ready: ${printed}`);
  }
  return {
    url: siteUrl,
    pid: server.pid as number,
    output: () => printed,
    stop: async () => {
      server.kill('SIGTERM');
      return (await waitForExit(server)).code;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await waitForExit(server);
    },
  };
}
