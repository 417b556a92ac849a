import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPageCache } from '#lib/cache/page-cache.ts';
import { readEnvOrExit } from '#lib/env.server.ts';
import { logError } from '#lib/logger.server.ts';
import { drainOnSignal } from './server/drain.ts';
import { createFrontServer } from './server/front-server.ts';
import { listen } from './server/listen.ts';
import { watchMaintenanceFile } from './server/maintenance-file.ts';
import { createMetrics } from './server/metrics/metrics.ts';
import type { AstroHandler } from './server/pages/astro-handler.ts';

const READY = Symbol.for('binaa.ready');
const env = readEnvOrExit();
const buildDir = resolve(env.BUILD_DIR);
const entry = resolve(buildDir, 'server/entry.mjs');
if (!existsSync(entry)) exitWithError(`There is no build in ${buildDir}; run "npm run build" first.`);

// Astro's handler is loaded only after the port is bound.
const { promise: handler, resolve: resolveHandler } = Promise.withResolvers<AstroHandler>();
const pageCache = getPageCache();
const { METRICS_TOKEN: metricsToken } = env;
const frontServer = createFrontServer({
  handler,
  clientDir: resolve(buildDir, 'client'),
  pageCache,
  siteUrl: env.SITE_URL,
  trustsProxy: env.TRUST_PROXY,
  isClosed: env.MAINTENANCE ? () => true : watchMaintenanceFile(env.DATA_DIR),
  hasServiceWorker: env.SERVICE_WORKER,
  metrics: metricsToken ? await createMetrics({ token: metricsToken, pageCache }) : undefined,
  logAll: env.LOG,
});
// Not ready until the bundle registers the backend's check; in maintenance there is none.
if (!env.MAINTENANCE) (globalThis as { [READY]?: () => Promise<boolean> })[READY] = async () => false;
drainOnSignal(frontServer);
process.on('uncaughtException', (error) => {
  logError('uncaught', error);
  process.exit(1);
});
process.on('unhandledRejection', (error) => logError('unhandled', error));

try {
  const port = await listen(frontServer.server, env.PORT, env.HOST);
  const site = (await import(pathToFileURL(entry).href)) as { handler: AstroHandler };
  resolveHandler(site.handler);
  // The first request opens the backend and warms up the home page before visitors arrive.
  if (!env.MAINTENANCE)
    await fetch(`http://${toLoopbackHost(env.HOST)}:${port}/en-ae`).catch(() => undefined);
  process.stdout.write(`Binaa is open at ${env.SITE_URL}\n`);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}

// Host under which this process reaches itself: localhost for a wildcard address, IPv6 addresses in brackets.
function toLoopbackHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
