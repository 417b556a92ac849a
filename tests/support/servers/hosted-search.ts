import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

/** An index of the fake service. */
export interface HostedIndex {
  settings: Json;
  records: Map<string, Json>;
  synonyms: Map<string, { synonyms: string[] }>;
}

/** A fake of the hosted search service, with only what an upload and a simple search need. */
export interface HostedSearch {
  /** Includes the base path. */
  url: string;
  indexes: Map<string, HostedIndex>;
  /** Calls in order, such as `PUT settings products_en_ae`. */
  calls: string[];
  /** Responds with 500 from the first matching call on; never if undefined. */
  failAt: RegExp | undefined;
  close(): Promise<void>;
}

export const HOSTED_ID = 'TESTAPP';
export const HOSTED_KEY = 'the key that may write';
const PATH = '/hosted';
const SLOW = 2;

export async function startHostedSearch(): Promise<HostedSearch> {
  const indexes: HostedSearch['indexes'] = new Map();
  // The first tasks are reported as done only at the second request.
  const polledTasks = new Set<string>();
  let tasks = 0;

  function getOrCreateIndex(name: string): HostedIndex {
    const index = indexes.get(name) ?? { settings: {}, records: new Map(), synonyms: new Map() };
    indexes.set(name, index);
    return index;
  }

  const getReplicas = (name: string) => (indexes.get(name)?.settings.replicas ?? []) as string[];

  function copyToReplicas(name: string): void {
    for (const replica of getReplicas(name))
      getOrCreateIndex(replica).records = getOrCreateIndex(name).records;
  }

  function move(from: string, to: string): void {
    const source = indexes.get(from);
    if (!source) return;
    const replicas = getReplicas(to);
    indexes.set(to, {
      ...source,
      settings: { ...source.settings, ...(replicas.length > 0 && { replicas }) },
    });
    indexes.delete(from);
    copyToReplicas(to);
  }

  function write(method: string, name: string, action: string, query: URLSearchParams, body: Json): void {
    if (method === 'DELETE') indexes.delete(name);
    else if (action === 'settings') {
      Object.assign(getOrCreateIndex(name).settings, body);
      copyToReplicas(name);
    } else if (action === 'operation') move(name, body.destination as string);
    else if (action === 'batch') {
      for (const { action: kind, body: record } of body.requests as { action: string; body: Json }[]) {
        if (kind !== 'addObject') throw new Error(`${kind} is not known here`);
        getOrCreateIndex(name).records.set(record.objectID as string, record);
      }
    } else if (action === 'synonyms/batch') {
      const to = query.get('forwardToReplicas') === 'true' ? [name, ...getReplicas(name)] : [name];
      for (const each of to) {
        if (query.get('replaceExistingSynonyms') === 'true') getOrCreateIndex(each).synonyms = new Map();
        for (const hit of body as unknown as { objectID: string; synonyms: string[] }[]) {
          getOrCreateIndex(each).synonyms.set(hit.objectID, hit);
        }
      }
    }
  }

  /** Finds the records that contain all words and have all facet values. */
  function find({ indexName, query = '', facetFilters = [], attributesToRetrieve }: Json) {
    const { records, settings } = getOrCreateIndex(indexName as string);
    const hidden = new Set((settings.unretrievableAttributes ?? []) as string[]);
    const fields = attributesToRetrieve as string[] | undefined;
    const terms = String(query).toLowerCase().split(' ').filter(Boolean);
    const hits = [...records.values()].filter((record) => {
      const text = JSON.stringify(record).toLowerCase();
      const has = (filter: string) => {
        const [facet = '', value] = filter.split(':');
        return [record[facet]]
          .flat()
          .map(String)
          .includes(value as string);
      };
      return terms.every((term) => text.includes(term)) && (facetFilters as string[]).flat().every(has);
    });
    const shown = (name: string) =>
      !hidden.has(name) && (!fields || name === 'objectID' || fields.includes(name));
    return {
      index: indexName,
      query,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      hits: hits
        .slice(0, 20)
        .map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => shown(name)))),
    };
  }

  const state: HostedSearch = { url: '', indexes, calls: [], failAt: undefined, close };

  async function response(incoming: IncomingMessage): Promise<{ status: number; body: Json }> {
    const { pathname, searchParams } = new URL(`http://x${incoming.url}`);
    const method = incoming.method as string;
    const body = await readBody(incoming);
    const [, name = '', action = ''] =
      /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(pathname.replace(PATH, '')) ?? [];
    const call = [method, action, decodeURIComponent(name)].filter(Boolean).join(' ');
    state.calls.push(call);
    const { 'x-algolia-application-id': id, 'x-algolia-api-key': key } = incoming.headers;
    if (!pathname.startsWith(PATH)) return sendError(404, 'There is nothing here');
    if (id !== HOSTED_ID || key !== HOSTED_KEY) return sendError(403, 'Invalid Application-ID or API key');
    if (name === '') return sendError(404, 'Path not supported by this API endpoint');
    if (state.failAt?.test(call)) return sendError(500, 'Something is broken here');
    if (action.startsWith('task/')) {
      const isDone = polledTasks.has(action) || polledTasks.size >= SLOW;
      polledTasks.add(action);
      return { status: 200, body: { status: isDone ? 'published' : 'notPublished', pendingTask: !isDone } };
    }
    if (action === 'queries') {
      return { status: 200, body: { results: (body.requests as Json[]).map(find) } };
    }
    write(method, decodeURIComponent(name), action, searchParams, body);
    tasks += 1;
    return { status: 200, body: { taskID: tasks, updatedAt: '2026-11-20T00:00:00Z', objectIDs: [] } };
  }

  const server = createServer((incoming, outgoing) => {
    void response(incoming)
      .catch((error: Error) => sendError(400, error.message))
      .then(({ status, body }) => {
        outgoing.writeHead(status, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  return state;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const sendError = (status: number, message: string) => ({ status, body: { message, status } });

async function readBody(incoming: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Json) : {};
}
