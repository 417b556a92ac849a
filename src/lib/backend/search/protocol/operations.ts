import { ProductCodeSchema } from '#lib/contract/fields.ts';
import { ObjectsBodySchema, QueryBodySchema, SearchBodySchema } from '#lib/contract/search/query.ts';
import type { Db } from '../../db/database.ts';
import type { SearchQuery } from '../engine/types.ts';
import { SearchApiError } from '../search-api-error.ts';
import type { SearchService } from '../service.ts';
import { type ExecutedQuery, executeQueries, type QueryRequest, requireIndex } from './execute-queries.ts';
import { pickAttributes, readHits } from './hits.ts';
import { parseParams, toList } from './params.ts';
import type { QueryRateLimit } from './rate-limit.ts';
import { readProtocolBody } from './read-body.ts';

export interface OperationOptions {
  db: Db;
  service: SearchService;
  clock: () => number;
  rateLimit: QueryRateLimit;
  /** Called for each product query. */
  onQuery: (executed: ExecutedQuery, now: number) => void;
  /** Stores events; resolves when they are written. */
  storeEvents: (body: Record<string, unknown>, address: string | undefined, now: number) => Promise<void>;
}

/** An operation of the search protocol. */
export interface SearchOperation {
  name: string;
  method: 'GET' | 'POST';
  /** Throws a `SearchApiError` on invalid requests. */
  execute: () => Promise<object>;
}

/** Returns the operation of a path below `/search/1/`; undefined if there is none. */
export type FindOperation = (
  request: Request,
  path: string,
  address: string | undefined,
) => SearchOperation | undefined;

export function createOperations(options: OperationOptions): FindOperation {
  const { db, service, clock, rateLimit } = options;

  function runQueries(
    queryRequests: readonly QueryRequest[],
    address: string | undefined,
  ): Promise<object[]> {
    const now = clock();
    const onQuery = (executed: ExecutedQuery) => options.onQuery(executed, now);
    return rateLimit.runLimited(address, queryRequests.length, now, () =>
      executeQueries(queryRequests, { db, service, now, onQuery }),
    );
  }

  async function runQuery(
    request: Request,
    address: string | undefined,
    indexName: string,
    facet?: string,
  ): Promise<object> {
    requireIndex(indexName);
    const body = QueryBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, 'params must be a text');
    const [response] = await runQueries([{ indexName, params: parseParams(body.data), facet }], address);
    return response as object;
  }

  async function runBatch(request: Request, address: string | undefined): Promise<object> {
    const body = SearchBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, formatBodyIssue(body.error.issues));
    const queryRequests = body.data.requests.map(({ indexName, type, facet, ...fields }): QueryRequest => {
      if (type === 'facet' && !facet) throw new SearchApiError(400, 'facet is missing');
      return { indexName, params: parseParams(fields), facet: type === 'facet' ? facet : undefined };
    });
    return { results: await runQueries(queryRequests, address) };
  }

  async function readObjects(request: Request): Promise<object> {
    const body = ObjectsBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, formatBodyIssue(body.error.issues));
    const { requests } = body.data;
    const hits = await findObjects(requests);
    const results = requests.map(({ attributesToRetrieve: requested }, index) => {
      const hit = hits[index];
      return hit && requested !== undefined ? pickAttributes(hit, toList(requested)) : (hit ?? null);
    });
    return { results };
  }

  /** Reads records in the order of the requests, one read per locale. */
  async function findObjects(requested: readonly { indexName: string; objectID: string }[]) {
    const all = requested.map(({ indexName, objectID }) => ({ index: requireIndex(indexName), objectID }));
    const hits = new Map<string, Awaited<ReturnType<typeof readHits>>>();
    for (const [localeKey, localeObjects] of Map.groupBy(all, getLocaleKey)) {
      const { index } = localeObjects[0] as (typeof localeObjects)[number];
      const codes = new Set(localeObjects.map(({ objectID }) => objectID).filter(isCode));
      if (index.kind !== 'products' || codes.size === 0) continue;
      hits.set(
        localeKey,
        await readHits(db, [...codes], index as Pick<SearchQuery, 'language' | 'country'>, clock()),
      );
    }
    return all.map((object) => hits.get(getLocaleKey(object))?.get(object.objectID));
  }

  async function readObject(indexName: string, objectID: string): Promise<object> {
    const [hit] = await findObjects([{ indexName, objectID }]);
    if (!hit) throw new SearchApiError(404, 'ObjectID does not exist');
    return hit;
  }

  async function handleEvents(request: Request, address: string | undefined): Promise<object> {
    await options.storeEvents(await readProtocolBody(request), address, clock());
    return { status: 200, message: 'OK' };
  }

  return (request, path, address) => {
    const parts = path.split('/').map(decode);
    if (parts.includes(undefined)) return undefined;
    const [root, index = '', kind, facet = '', last] = parts as string[];
    if (root === 'events' && parts.length === 1) {
      return { name: 'search.events', method: 'POST', execute: () => handleEvents(request, address) };
    }
    if (root !== 'indexes' || index === '') return undefined;
    if (index === '*' && parts.length === 3) {
      if (kind === 'queries')
        return { name: 'search.queries', method: 'POST', execute: () => runBatch(request, address) };
      if (kind === 'objects')
        return { name: 'search.objects', method: 'POST', execute: () => readObjects(request) };
      return undefined;
    }
    if (kind === 'query' && parts.length === 3) {
      return { name: 'search.query', method: 'POST', execute: () => runQuery(request, address, index) };
    }
    if (kind === 'facets' && parts.length === 5 && last === 'query') {
      return {
        name: 'search.facet',
        method: 'POST',
        execute: () => runQuery(request, address, index, facet),
      };
    }
    if (parts.length !== 3) return undefined;
    return { name: 'search.object', method: 'GET', execute: () => readObject(index, kind as string) };
  };
}

const isCode = (text: string): boolean => ProductCodeSchema.safeParse(text).success;

const getLocaleKey = ({ index }: { index: ReturnType<typeof requireIndex> }): string =>
  `${index.kind} ${index.language} ${index.country}`;

function formatBodyIssue(issues: readonly { path: PropertyKey[] }[]): string {
  const fieldPath = issues[0]?.path.map(String).join('.').slice(0, 128);
  return fieldPath ? `Invalid value for ${fieldPath}` : 'The body is not as it should be';
}

// Undefined for malformed percent-encoding.
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
