import { randomBytes } from 'node:crypto';
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';

/** The methods that are used of the service's client. */
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
const MAX_TASK_RETRIES = 400;
const SYNONYM_BATCH_SIZE = 1000;
// Limit of the service.
const MAX_SYNONYM_GROUP_SIZE = 20;

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
  const temporaryName = `${indexName}_next_${randomBytes(4).toString('hex')}`;
  const wait = (name: string, taskID: number) =>
    service.waitForTask({ indexName: name, taskID, maxRetries: MAX_TASK_RETRIES });
  let sent = 0;
  try {
    let { taskID } = await service.setSettings({ indexName: temporaryName, indexSettings: settings });
    for await (const page of records) {
      signal?.throwIfAborted();
      if (page.length === 0) continue;
      const requests = page.map((body) => ({ action: 'addObject' as const, body: body as never }));
      ({ taskID } = await service.batch({ indexName: temporaryName, batchWriteParams: { requests } }));
      sent += page.length;
    }
    taskID = (await saveSynonyms(service, temporaryName, synonyms, false)) ?? taskID;
    // Tasks of an index run in order.
    await wait(temporaryName, taskID);
    signal?.throwIfAborted();
    const moved = await service.operationIndex({
      indexName: temporaryName,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await wait(temporaryName, moved.taskID);
  } catch (error) {
    await service.deleteIndex({ indexName: temporaryName }).catch(() => {});
    throw error;
  }
  if (replicas.length > 0) {
    const names = replicas.map((replica) => replica.indexName);
    const replicasTask = await service.setSettings({ indexName, indexSettings: { replicas: names } });
    await wait(indexName, replicasTask.taskID);
    for (const replica of replicas) {
      const settingsTask = await service.setSettings({
        indexName: replica.indexName,
        indexSettings: replica.settings,
      });
      await wait(replica.indexName, settingsTask.taskID);
    }
    const synonymsTaskId = await saveSynonyms(service, indexName, synonyms, true);
    if (synonymsTaskId !== undefined) await wait(indexName, synonymsTaskId);
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
    .map((words, index): SynonymHit => ({ objectID: `synonyms-${index}`, type: 'synonym', synonyms: words }));
  let last: number | undefined;
  for (let at = 0; at < hits.length; at += SYNONYM_BATCH_SIZE) {
    const { taskID } = await service.saveSynonyms({
      indexName,
      synonymHit: hits.slice(at, at + SYNONYM_BATCH_SIZE),
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
  for (let at = 0; at < rest.length; at += MAX_SYNONYM_GROUP_SIZE - 1) {
    groups.push([first, ...rest.slice(at, at + MAX_SYNONYM_GROUP_SIZE - 1)]);
  }
  return groups;
}
