import { readEnv, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { logError } from '#lib/logger.server.ts';
import { errorWords } from '#lib/messages/errors.ts';
import { accountsOf } from './accounts/settings.ts';
import { type Backend, createBackend, tokenSecret } from './backend.ts';
import { databaseFile, openDatabase } from './db/database.ts';
import { type LogLine, writeLine } from './gateway/log.ts';
import { keepSwept } from './maintenance.ts';
import { messagingOf } from './messaging/settings.ts';
import { createThreadedSearch } from './search/threaded.ts';

// On the global object: a bundle and a development server may load this module more than once.
const KEY = Symbol.for('binaa.backend');
const place = globalThis as { [KEY]?: Backend };

/** The backend of this process, made when it is first asked for. */
export async function getBackend(): Promise<Backend> {
  place[KEY] ??= openBackend();
  return place[KEY];
}

/** Closes this process's backend; the next one that is asked for is a new one. */
export async function closeBackend(): Promise<void> {
  const backend = place[KEY];
  delete place[KEY];
  await backend?.close();
}

function openBackend(): Backend {
  const env = readEnv();
  const source = { url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) };
  const backend = createBackend({
    database: openDatabase(source),
    search: createThreadedSearch(source, reportSearch),
    words: errorWords,
    secrets: { token: tokenSecret(readSessionSecret(env)) },
    accounts: accountsOf(env),
    messaging: messagingOf(env, () => readMailboxKey(env)),
    log: env.LOG ? writeLine : writeFailure,
    checkReplies: process.env.NODE_ENV === 'development',
  });
  const stopSweeping = keepSwept(backend);
  // A service elsewhere searches in the place of this one.
  let isWarm = env.ALGOLIA_APP_ID !== undefined;
  return {
    ...backend,
    catalogVersion() {
      // Who follows the catalogue serves pages from it; a build does not, and searches for nothing.
      if (!isWarm) backend.warm();
      isWarm = true;
      return backend.catalogVersion();
    },
    close() {
      stopSweeping();
      return backend.close();
    },
  };
}

// Our own faults are always told, the rest when asked for.
function writeFailure(line: LogLine): void {
  if (line.level === 'error') writeLine(line);
}

function reportSearch(error: unknown): void {
  logError('search', error, { code: 'INTERNAL' });
}
