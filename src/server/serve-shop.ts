import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPageCache } from '#lib/cache/page-cache.ts';
import { openPrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import type { Env } from '#lib/env.server.ts';
import { isTestEnvironment } from '#lib/env-rules.server.ts';
import { logError } from '#lib/logger.server.ts';
import { readWorkerArguments } from './cluster/worker-arguments.ts';
import { drainOnMessage, drainOnSignal } from './drain.ts';
import { createFrontServer } from './front-server.ts';
import { isReady, READY } from './health.ts';
import { listen } from './listen.ts';
import { watchMaintenanceFile } from './maintenance-file.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { AstroHandler } from './pages/astro-handler.ts';
import { warmUp } from './warm-up.ts';

const SERVING_TIMEOUT_MS = 60_000;
const READY_INTERVAL_MS = 50;

/** Serves the shop in this process, the only one or a worker of several. */
export async function serveShop(env: Env, buildDir: string): Promise<void> {
  const primary = openPrimaryChannel();
  const { workerNumber, warmsUpFirst } = readWorkerArguments(process.argv);
  // Astro's handler is loaded only after the port is bound, unless other workers serve meanwhile.
  const { promise: handler, resolve: resolveHandler } = Promise.withResolvers<AstroHandler>();
  const pageCache = getPageCache();
  const { METRICS_TOKEN: token } = env;
  const frontServer = createFrontServer({
    handler,
    clientDir: resolve(buildDir, 'client'),
    pageCache,
    siteUrl: env.SITE_URL,
    isTestEnvironment: isTestEnvironment(env),
    trustsProxy: env.TRUST_PROXY,
    isUnderMaintenance: env.MAINTENANCE ? () => true : watchMaintenanceFile(env.DATA_DIR),
    hasServiceWorker: env.SERVICE_WORKER,
    metrics: token ? await createMetrics({ token, pageCache, primary, workerNumber }) : undefined,
    logAll: env.LOG,
  });
  // Not ready until the bundle registers the backend's check; in maintenance there is none.
  if (!env.MAINTENANCE) (globalThis as { [READY]?: () => Promise<boolean> })[READY] = async () => false;
  if (primary) drainOnMessage(frontServer, primary);
  else drainOnSignal(frontServer);
  process.on('uncaughtException', (error) => {
    logError('uncaught', error);
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => logError('unhandled', error));

  async function load(): Promise<void> {
    const entry = pathToFileURL(resolve(buildDir, 'server/entry.mjs')).href;
    resolveHandler(((await import(entry)) as { handler: AstroHandler }).handler);
    // The first request opens the backend and renders the home page before visitors arrive.
    if (!env.MAINTENANCE) await warmUp(frontServer.server, '/en-ae', new URL(env.SITE_URL).host);
  }

  try {
    if (warmsUpFirst) {
      await load();
      await waitUntilReady();
      await listen(frontServer.server, env.PORT, env.HOST);
    } else {
      await listen(frontServer.server, env.PORT, env.HOST);
      await load();
    }
    if (primary) primary.send({ kind: 'ready' });
    else process.stdout.write(`Binaa is open at ${env.SITE_URL}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Waits at most `SERVING_TIMEOUT_MS`: a worker also starts without a database, and reconnects later. */
async function waitUntilReady(): Promise<void> {
  const deadline = performance.now() + SERVING_TIMEOUT_MS;
  while (!(await isReady()) && performance.now() < deadline)
    await new Promise((done) => setTimeout(done, READY_INTERVAL_MS));
}
