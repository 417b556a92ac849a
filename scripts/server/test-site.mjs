import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CliError } from '../cli/cli-error.mjs';
import { withFileLock } from '../cli/file-lock.mjs';
import { CACHE_DIR } from '../cli/paths.mjs';
import { buildSite } from '../setup/build.mjs';
import { findFreePort } from './ports.mjs';
import { spawnServer, waitUntilReady } from './spawn-server.mjs';
import { prepareTestDatabase } from './test-database.mjs';

/** Variables that would connect a test or measurement to real services, or change its own settings. */
const EXTERNAL_SERVICE_VARIABLES =
  /^(DATABASE_URL|REDIS_URL|METRICS_TOKEN|API_|ALGOLIA_|IDENTITY_|SMTP_|SMS_|GTM_ID|CUSTOMER_DATA_|ANALYTICS_|MAINTENANCE|SESSION_SECRET|SITE_URL|HOST|PORT|SHOP_ENV|WEB_CONCURRENCY)/;

export const withoutExternalServices = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !EXTERNAL_SERVICE_VARIABLES.test(name)));

/** Build shared by tests and benchmarks, separate from the one that `npm start` serves. */
export const TEST_BUILD_DIR = path.join(CACHE_DIR, 'site');

/**
 * Starts the built shop for a test or a measurement, on its own port and freshly seeded data.
 * @param {{ port?: number, env?: NodeJS.ProcessEnv, data?: string, quiet?: boolean, onSpawn?: (url: string) => void }} [options]
 *   `onSpawn` is called when the process is started and does not listen yet
 */
export async function startTestSite({ port, env = {}, data: dataDir, quiet = true, onSpawn } = {}) {
  const data = dataDir ?? mkdtempSync(path.join(tmpdir(), 'binaa-site-'));
  if (dataDir) rmSync(data, { recursive: true, force: true });
  const sitePort = port ?? (await findFreePort());
  // localhost as in SITE_URL: forms are accepted from the site's own origin only.
  const url = `http://localhost:${sitePort}`;
  const folder = env.BUILD_DIR ?? process.env.TEST_BUILD_DIR ?? TEST_BUILD_DIR;
  const settings = {
    ...withoutExternalServices(process.env),
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    SITE_URL: url,
    DATA_DIR: data,
    BUILD_DIR: folder,
    ...env,
  };
  const clean = () => rmSync(data, { recursive: true, force: true });
  try {
    await withFileLock(`${folder}.lock`, () =>
      buildSite({ folder, env: withoutExternalServices(process.env) }),
    );
    await prepareTestDatabase({ env: settings });
    const spawned = performance.now();
    const server = spawnServer({
      env: settings,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    onSpawn?.(url);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (!(await waitUntilReady(server, `http://127.0.0.1:${sitePort}`))) {
      throw new CliError('The shop exited before it was ready; its output is above.');
    }
    const stop = async () => {
      server.kill('SIGTERM');
      const killTimer = setTimeout(() => server.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(killTimer);
      clean();
    };
    return { url, data, server, stop, readyMs: performance.now() - spawned };
  } catch (error) {
    clean();
    throw error;
  }
}
