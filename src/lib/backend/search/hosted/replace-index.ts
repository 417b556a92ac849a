import { randomBytes } from 'node:crypto';
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';

/** Methods of the service's client in use. */
export type HostedSearchClient = Pick<
  Algoliasearch,
  'setSettings' | 'batch' | 'saveSynonyms' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface IndexDefinition {
  indexName: string;
  settings: IndexSettings;
  /** Same records in other sort orders. */
  replicas: { indexName: string; settings: IndexSettings }[];
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  records: AsyncIterable<object[]> | Iterable<object[]>;
}

// Tasks of a large index take minutes.
const PATIENCE = 400;
const SYNONYMS = 1000;
// Limit of the service.
const GROUP = 20;

/**
 * Replaces an index atomically: the old one serves until the new one is complete, and stays on errors or when
 * `signal` aborts. Returns the number of records.
 */
export async function replaceIndex(
  service: HostedSearchClient,
  { indexName, settings, replicas, synonyms, records }: IndexDefinition,
  signal?: AbortSignal,
): Promise<number> {
  // A random suffix keeps concurrent pushes apart.
  const next = `${indexName}_next_${randomBytes(4).toString('hex')}`;
  const wait = (name: string, taskID: number) =>
    service.waitForTask({ indexName: name, taskID, maxRetries: PATIENCE });
  let sent = 0;
  try {
    let { taskID } = await service.setSettings({ indexName: next, indexSettings: settings });
    for await (const run of records) {
      signal?.throwIfAborted();
      if (run.length === 0) continue;
      const requests = run.map((body) => ({ action: 'addObject' as const, body: body as never }));
      ({ taskID } = await service.batch({ indexName: next, batchWriteParams: { requests } }));
      sent += run.length;
    }
    taskID = (await saveSynonyms(service, next, synonyms, false)) ?? taskID;
    // Tasks of an index run in order.
    await wait(next, taskID);
    signal?.throwIfAborted();
    const moved = await service.operationIndex({
      indexName: next,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await wait(next, moved.taskID);
  } catch (error) {
    await service.deleteIndex({ indexName: next }).catch(() => {});
    throw error;
  }
  if (replicas.length > 0) {
    const names = replicas.map((replica) => replica.indexName);
    const named = await service.setSettings({ indexName, indexSettings: { replicas: names } });
    await wait(indexName, named.taskID);
    for (const replica of replicas) {
      const set = await service.setSettings({
        indexName: replica.indexName,
        indexSettings: replica.settings,
      });
      await wait(replica.indexName, set.taskID);
    }
    const saved = await saveSynonyms(service, indexName, synonyms, true);
    if (saved !== undefined) await wait(indexName, saved);
  }
  return sent;
}

async function saveSynonyms(
  service: HostedSearchClient,
  indexName: string,
  synonyms: IndexDefinition['synonyms'],
  forwardToReplicas: boolean,
): Promise<number | undefined> {
  const hits = synonyms
    .flatMap(splitSynonymGroup)
    .map((words, at): SynonymHit => ({ objectID: `synonyms-${at}`, type: 'synonym', synonyms: words }));
  let last: number | undefined;
  for (let at = 0; at < hits.length; at += SYNONYMS) {
    const { taskID } = await service.saveSynonyms({
      indexName,
      synonymHit: hits.slice(at, at + SYNONYMS),
      forwardToReplicas,
      replaceExistingSynonyms: at === 0,
    });
    last = taskID;
  }
  return last;
}

/** Splits a group that is too long into several that share their first word. */
function splitSynonymGroup(group: readonly string[]): string[][] {
  const words = [...new Set(group)];
  if (words.length < 2) return [];
  const [first = '', ...rest] = words;
  const groups: string[][] = [];
  for (let at = 0; at < rest.length; at += GROUP - 1) {
    groups.push([first, ...rest.slice(at, at + GROUP - 1)]);
  }
  return groups;
}
