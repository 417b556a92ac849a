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
  admission: QueryRateLimit;
  /** Called for each product query. */
  onQuery: (asked: ExecutedQuery, now: number) => void;
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
  const { db, service, clock, admission } = options;

  function ask(asks: readonly QueryRequest[], address: string | undefined): Promise<object[]> {
    const now = clock();
    const onQuery = (asked: ExecutedQuery) => options.onQuery(asked, now);
    return admission.runLimited(address, asks.length, now, () =>
      executeQueries(asks, { db, service, now, onQuery }),
    );
  }

  async function askOne(
    request: Request,
    from: string | undefined,
    indexName: string,
    facet?: string,
  ): Promise<object> {
    requireIndex(indexName);
    const body = QueryBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, 'params must be a text');
    const [answer] = await ask([{ indexName, params: parseParams(body.data), facet }], from);
    return answer as object;
  }

  async function askMany(request: Request, from: string | undefined): Promise<object> {
    const body = SearchBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, invalid(body.error.issues));
    const asks = body.data.requests.map(({ indexName, type, facet, ...given }): QueryRequest => {
      if (type === 'facet' && !facet) throw new SearchApiError(400, 'facet is missing');
      return { indexName, params: parseParams(given), facet: type === 'facet' ? facet : undefined };
    });
    return { results: await ask(asks, from) };
  }

  async function readObjects(request: Request): Promise<object> {
    const body = ObjectsBodySchema.safeParse(await readProtocolBody(request));
    if (!body.success) throw new SearchApiError(400, invalid(body.error.issues));
    const { requests } = body.data;
    const hits = await findObjects(requests);
    const results = requests.map(({ attributesToRetrieve: wanted }, at) => {
      const hit = hits[at];
      return hit && wanted !== undefined ? pickAttributes(hit, toList(wanted)) : (hit ?? null);
    });
    return { results };
  }

  /** Reads records in the order of the requests, one read per locale. */
  async function findObjects(wanted: readonly { indexName: string; objectID: string }[]) {
    const all = wanted.map(({ indexName, objectID }) => ({ index: requireIndex(indexName), objectID }));
    const hits = new Map<string, Awaited<ReturnType<typeof readHits>>>();
    for (const [place, own] of Map.groupBy(all, placeOf)) {
      const { index } = own[0] as (typeof own)[number];
      const codes = new Set(own.map(({ objectID }) => objectID).filter(isCode));
      if (index.kind !== 'products' || codes.size === 0) continue;
      hits.set(
        place,
        await readHits(db, [...codes], index as Pick<SearchQuery, 'language' | 'country'>, clock()),
      );
    }
    return all.map((each) => hits.get(placeOf(each))?.get(each.objectID));
  }

  async function readObject(indexName: string, objectID: string): Promise<object> {
    const [hit] = await findObjects([{ indexName, objectID }]);
    if (!hit) throw new SearchApiError(404, 'ObjectID does not exist');
    return hit;
  }

  async function keepEvents(request: Request, address: string | undefined): Promise<object> {
    await options.storeEvents(await readProtocolBody(request), address, clock());
    return { status: 200, message: 'OK' };
  }

  return (request, path, address) => {
    const parts = path.split('/').map(decode);
    if (parts.includes(undefined)) return undefined;
    const [root, index = '', kind, facet = '', last] = parts as string[];
    if (root === 'events' && parts.length === 1) {
      return { name: 'search.events', method: 'POST', execute: () => keepEvents(request, address) };
    }
    if (root !== 'indexes' || index === '') return undefined;
    if (index === '*' && parts.length === 3) {
      if (kind === 'queries')
        return { name: 'search.queries', method: 'POST', execute: () => askMany(request, address) };
      if (kind === 'objects')
        return { name: 'search.objects', method: 'POST', execute: () => readObjects(request) };
      return undefined;
    }
    if (kind === 'query' && parts.length === 3) {
      return { name: 'search.query', method: 'POST', execute: () => askOne(request, address, index) };
    }
    if (kind === 'facets' && parts.length === 5 && last === 'query') {
      return { name: 'search.facet', method: 'POST', execute: () => askOne(request, address, index, facet) };
    }
    if (parts.length !== 3) return undefined;
    return { name: 'search.object', method: 'GET', execute: () => readObject(index, kind as string) };
  };
}

const isCode = (text: string): boolean => ProductCodeSchema.safeParse(text).success;

const placeOf = ({ index }: { index: ReturnType<typeof requireIndex> }): string =>
  `${index.kind} ${index.language} ${index.country}`;

function invalid(issues: readonly { path: PropertyKey[] }[]): string {
  const where = issues[0]?.path.map(String).join('.').slice(0, 128);
  return where ? `Invalid value for ${where}` : 'The body is not as it should be';
}

// Undefined for malformed percent-encoding.
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
