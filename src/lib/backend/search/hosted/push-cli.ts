// Command: sends the catalog to the hosted search service. Called by `scripts/search/push.mjs`.
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { readEnvOrExit } from '#lib/env.server.ts';
import { parseHost } from '#lib/search/parse-host.ts';
import { getDatabasePath, openDatabase } from '../../db/database.ts';
import { describeSystemError } from '../../db/describe-error.ts';
import { createIndexDefinitions, HOSTED_INDEX_NAMES } from './index-definitions.ts';
import { type HostedSearchClient, type IndexDefinition, replaceIndex } from './replace-index.ts';

const INTERRUPTED = 130;
// A thousand records take several megabytes.
const TIMEOUTS = { connect: 5000, read: 30_000, write: 120_000 };

const env = readEnvOrExit();
const { values: flags } = parseArgs({
  options: {
    to: { type: 'string' },
    index: { type: 'string', multiple: true, default: [...HOSTED_INDEX_NAMES] },
    'dry-run': { type: 'boolean', default: false },
  },
});
const to = flags.to ?? env.ALGOLIA_HOST;
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupted.abort());
}

const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
let done = 0;
try {
  const service = flags['dry-run'] ? undefined : connect();
  if (service) await checkConnection(service);
  const definitions = await createIndexDefinitions(db, Date.now(), flags.index);
  for (const definition of definitions) {
    const records = service
      ? await replaceIndex(service, definition, interrupted.signal)
      : await dryRun(definition);
    interrupted.signal.throwIfAborted();
    done += 1;
    const { indexName, replicas } = definition;
    const orders = replicas.length > 0 ? ` and ${replicas.length} other orders` : '';
    process.stdout.write(`  ${indexName}  ${records.toLocaleString('en')} records${orders}\n`);
  }
  process.stdout.write(
    service
      ? `${done} indexes replaced at ${to ?? env.ALGOLIA_APP_ID}.\n`
      : `${done} indexes would be replaced; nothing was sent.\n`,
  );
} catch (error) {
  const reason = interrupted.signal.aborted ? 'it was interrupted' : describeError(error);
  const outcome =
    done > 0 ? `${done} indexes are new, the others as they were` : 'All indexes are as they were';
  process.stderr.write(`The push stopped: ${reason}. ${outcome}.\n`);
  process.exitCode = interrupted.signal.aborted ? INTERRUPTED : 1;
} finally {
  await db.destroy();
}

function connect(): ReturnType<typeof algoliasearch> {
  const { ALGOLIA_APP_ID: id = '', ALGOLIA_ADMIN_KEY: key = '' } = env;
  return algoliasearch(id, key, { timeouts: TIMEOUTS, ...(to && { hosts: [parseHost(to)] }) });
}

// Fails early on wrong credentials, before the catalog is read.
async function checkConnection(service: HostedSearchClient): Promise<void> {
  await service.deleteIndex({ indexName: `${HOSTED_INDEX_NAMES[0]}_next` });
}

/** Reads all records and prints the size of the largest. */
async function dryRun({ indexName, records }: IndexDefinition): Promise<number> {
  let [number, largest] = [0, 0];
  for await (const page of records) {
    interrupted.signal.throwIfAborted();
    number += page.length;
    for (const record of page) largest = Math.max(largest, Buffer.byteLength(JSON.stringify(record)));
  }
  process.stdout.write(`  ${indexName}  the largest record has ${(largest / 1000).toFixed(1)} kB\n`);
  return number;
}

interface ServiceError {
  name?: string;
  status?: number;
  message?: string;
  /** Set after retries. */
  stackTrace?: { response: { status: number } }[];
}

function describeError(error: unknown): string {
  const { name, status, message, stackTrace: attempts = [] } = error as ServiceError;
  if (status === 401 || status === 403) return `ALGOLIA_ADMIN_KEY is refused (${status}, ${message})`;
  if (status !== undefined) return `the service answers ${status}, ${message}`;
  if (name !== 'RetryError') return describeSystemError(error);
  const last = attempts.at(-1)?.response.status;
  return last ? `the service answers ${last}` : `${to ?? 'the service'} does not answer`;
}
