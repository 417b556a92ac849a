import { parentPort, workerData } from 'node:worker_threads';
import { readCatalogVersion } from '../../catalog/catalog-cache.ts';
import { openDatabase } from '../../db/database.ts';
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
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'failure'; id: number; message: string };

const LOOK_EVERY = 1000;
const STOCK_EVERY = 30_000;
// Searches and events change popularity but not the catalog version.
const DEMAND_EVERY = 24 * 3600_000;
// Reading availability takes at most a twentieth of the time.
const REST = 20;

const port = parentPort;
if (!port) throw new Error('Search thinks in a thread of its own');
const postMessage = (saying: WorkerMessage) => port.postMessage(saying);

const db = openDatabase(workerData as Parameters<typeof openDatabase>[0]);
const brain = await buildSearchIndex(db, Date.now());

port.on('message', ({ id, method, args }: WorkerRequest) => {
  try {
    const result = (brain[method] as (...args: unknown[]) => unknown)(...args);
    postMessage({ kind: 'answer', id, result });
  } catch (error) {
    postMessage({ kind: 'failure', id, message: String((error as Error).stack ?? error) });
  }
});
postMessage({ kind: 'ready' });

// Errors are ignored; the next check retries.
async function checkVersion(): Promise<void> {
  const version = await readCatalogVersion(db).catch(() => brain.version);
  if (version !== brain.version) postMessage({ kind: 'stale' });
  setTimeout(checkVersion, LOOK_EVERY);
}

async function readStock(): Promise<void> {
  const started = performance.now();
  await brain.refreshAvailability(db, Date.now()).catch(() => {});
  setTimeout(readStock, Math.max(STOCK_EVERY, (performance.now() - started) * REST));
}

setTimeout(checkVersion, LOOK_EVERY);
setTimeout(readStock, STOCK_EVERY);
setInterval(() => postMessage({ kind: 'stale' }), DEMAND_EVERY);
