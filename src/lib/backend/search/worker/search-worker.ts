import { parentPort, workerData } from 'node:worker_threads';
import { DAY_MS } from '#lib/locale/duration.ts';
import { readCatalogVersion } from '../../catalog/catalog-version.ts';
import { type DatabaseSource, openDatabase } from '../../db/database.ts';
import { buildSearchIndex, type SearchIndex } from '../search-index.ts';

// Search worker: builds one index and reports `stale` when the catalog changes; a new worker then replaces
// it.

/** A call of a method of the index. */
export interface WorkerRequest {
  id: number;
  method: keyof SearchIndex;
  args: unknown[];
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'stale' }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; message: string };

const VERSION_CHECK_INTERVAL_MS = 1000;
const AVAILABILITY_INTERVAL_MS = 30_000;
// Searches and events change popularity but not the catalog version.
const REBUILD_INTERVAL_MS = DAY_MS;
// Reading availability takes at most a twentieth of the time.
const AVAILABILITY_PAUSE_FACTOR = 20;

const port = parentPort;
if (!port) throw new Error('Search runs in a worker thread');
const postMessage = (message: WorkerMessage) => port.postMessage(message);

const db = openDatabase(workerData as DatabaseSource, 'job');
const index = await buildSearchIndex(db, Date.now());

port.on('message', ({ id, method, args }: WorkerRequest) => {
  try {
    const result = (index[method] as (...args: unknown[]) => unknown)(...args);
    postMessage({ kind: 'result', id, result });
  } catch (error) {
    postMessage({ kind: 'error', id, message: String((error as Error).stack ?? error) });
  }
});
postMessage({ kind: 'ready' });

// Errors are ignored; the next check retries.
async function checkVersion(): Promise<void> {
  const version = await readCatalogVersion(db).catch(() => index.version);
  if (version !== index.version) postMessage({ kind: 'stale' });
  setTimeout(checkVersion, VERSION_CHECK_INTERVAL_MS);
}

async function refreshAvailability(): Promise<void> {
  const started = performance.now();
  await index.refreshAvailability(db, Date.now()).catch(() => {});
  setTimeout(
    refreshAvailability,
    Math.max(AVAILABILITY_INTERVAL_MS, (performance.now() - started) * AVAILABILITY_PAUSE_FACTOR),
  );
}

setTimeout(checkVersion, VERSION_CHECK_INTERVAL_MS);
setTimeout(refreshAvailability, AVAILABILITY_INTERVAL_MS);
setInterval(() => postMessage({ kind: 'stale' }), REBUILD_INTERVAL_MS);
