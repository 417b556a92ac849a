import { createServer, type IncomingMessage } from 'node:http';
import { readEnvOrExit, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { logError } from '#lib/logger.server.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { readAuthConfig } from './auth/config.ts';
import { createBackend } from './backend.ts';
import { deriveTokenSecret } from './crypto/token-secret.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { readDisabledDeliveryMethods } from './delivery/methods.ts';
import { STOREFRONT_RATE_LIMITS } from './gateway/rate-limits.ts';
import { startMaintenance } from './maintenance.ts';
import { readMessagingConfig } from './messaging/config.ts';
import { sendResponse, toRequest } from './node-adapter.ts';
import { readPaymentConfig } from './payment/config.ts';
import { openRedis } from './redis/open-redis.ts';
import { createWorkerSearch } from './search/worker/worker-search.ts';

// Serves only the backend on a port, for storefronts that run in another process.

const DRAIN_MS = 10_000;
// All customers of a storefront share its network address.
const CLIENTS_PER_ADDRESS = 100;

const env = readEnvOrExit();
const source = { url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) };
const backend = createBackend({
  database: openDatabase(source),
  search: createWorkerSearch(source),
  redis: openRedis(env),
  secrets: { token: deriveTokenSecret(readSessionSecret(env)) },
  auth: readAuthConfig(env, CLIENTS_PER_ADDRESS),
  messaging: readMessagingConfig(env, () => readMailboxKey(env)),
  payment: readPaymentConfig(env),
  disabledDeliveryMethods: readDisabledDeliveryMethods(env),
  formatErrorMessage: getErrorMessage,
  rateLimits: STOREFRONT_RATE_LIMITS,
  client: env.API_CLIENT_ID ? { id: env.API_CLIENT_ID, secret: env.API_CLIENT_SECRET ?? '' } : undefined,
});
const stopMaintenance = startMaintenance(backend);
backend.preload();
let isDraining = false;

const server = createServer((incoming, outgoing) => {
  handleRequest(incoming)
    .then((response) => sendResponse(response, outgoing, () => isDraining))
    .catch((error: unknown) => {
      logError('failure', error);
      outgoing.destroy();
    });
});
server.headersTimeout = 10_000;
server.requestTimeout = 15_000;

async function handleRequest(incoming: IncomingMessage): Promise<Response> {
  if (incoming.url === '/healthz') return new Response('ok\n');
  if (incoming.url === '/readyz') {
    const isReady = !isDraining && (await backend.isReady());
    return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503 });
  }
  const address = incoming.socket.remoteAddress;
  // Not logged: requests that `Request` rejects, such as `TRACE` or a URL without a path.
  const request = await toRequest(incoming).catch(() => undefined);
  if (!request) return new Response(null, { status: 400 });
  return await backend.handle(request, { address });
}

function drain(): void {
  if (isDraining) return;
  isDraining = true;
  stopMaintenance();
  server.close(() => {
    void backend.close().then(() => process.exit(0));
  });
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const isPortTaken = error.code === 'EADDRINUSE';
  process.stderr.write(
    isPortTaken ? `Port ${env.API_PORT} is taken: set API_PORT to another.\n` : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(env.API_PORT, env.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.API_PORT;
  process.stdout.write(`Commerce backend on http://localhost:${port}\n`);
});
process.on('uncaughtException', (error) => {
  logError('uncaught', error);
  process.exit(1);
});
// No request awaits the promise, so the process keeps running.
process.on('unhandledRejection', (error) => logError('unhandled', error));
process.on('SIGTERM', drain);
process.on('SIGINT', drain);
