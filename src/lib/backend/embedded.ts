import { openPrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import { readEnv, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { logError } from '#lib/logger.server.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { readAuthConfig } from './auth/config.ts';
import { type Backend, createBackend } from './backend.ts';
import { deriveTokenSecret } from './crypto/token-secret.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { readDisabledDeliveryMethods } from './delivery/methods.ts';
import { type LogEntry, writeLogEntry } from './gateway/request-log.ts';
import { startMaintenance } from './maintenance.ts';
import { readMessagingConfig } from './messaging/config.ts';
import { readPaymentConfig } from './payment/config.ts';
import { openRedis } from './redis/open-redis.ts';
import { createWorkerSearch } from './search/worker/worker-search.ts';
import { warnAboutSampleAccounts } from './seed/warn-sample-accounts.ts';

// On the global object, because a bundle or the development server may load this module more than once.
const REGISTRY_KEY = Symbol.for('binaa.backend');
const registry = globalThis as { [REGISTRY_KEY]?: Backend };

/** Returns the backend of this process; creates it at the first call. */
export async function getEmbeddedBackend(): Promise<Backend> {
  registry[REGISTRY_KEY] ??= openBackend();
  return registry[REGISTRY_KEY];
}

/** Closes the backend of this process; the next `getEmbeddedBackend` creates a new one. */
export async function closeEmbeddedBackend(): Promise<void> {
  const backend = registry[REGISTRY_KEY];
  delete registry[REGISTRY_KEY];
  await backend?.close();
}

function openBackend(): Backend {
  const env = readEnv();
  const source = { url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) };
  const database = openDatabase(source);
  const backend = createBackend({
    database,
    search: createWorkerSearch(source, logSearchError),
    redis: openRedis(env),
    primary: openPrimaryChannel(),
    formatErrorMessage: getErrorMessage,
    secrets: { token: deriveTokenSecret(readSessionSecret(env)) },
    auth: readAuthConfig(env),
    messaging: readMessagingConfig(env, () => readMailboxKey(env)),
    payment: readPaymentConfig(env),
    disabledDeliveryMethods: readDisabledDeliveryMethods(env),
    log: env.LOG ? writeLogEntry : writeErrorEntry,
    checkReplies: process.env.NODE_ENV === 'development',
  });
  const stopMaintenance = startMaintenance(backend);
  // A database without tables has no accounts either.
  warnAboutSampleAccounts(database, env.SITE_URL).catch(() => undefined);
  let isPreloaded = false;
  let isSearchLoaded = false;
  return {
    ...backend,
    catalogVersion() {
      // Only a server watches the catalog version; a build does not, and needs no search index.
      if (!isPreloaded) backend.preload();
      isPreloaded = true;
      return backend.catalogVersion();
    },
    async isReady() {
      // Product lists need the index; with hosted search, they read the labels of filters from it. Once the
      // index was ready, a failing search must not make the whole shop unavailable.
      isSearchLoaded ||= backend.isSearchReady();
      return (await backend.isReady()) && isSearchLoaded;
    },
    close() {
      stopMaintenance();
      return backend.close();
    },
  };
}

// Errors are logged even when `LOG` is off.
function writeErrorEntry(entry: LogEntry): void {
  if (entry.level === 'error') writeLogEntry(entry);
}

function logSearchError(error: unknown): void {
  logError('search', error, { code: 'INTERNAL' });
}
