import { ProductCodeSchema } from '#lib/contract/fields.ts';
import { ObjectsBodySchema, QueryBodySchema, SearchBodySchema } from '#lib/contract/search.ts';
import type { Db } from '../../db/database.ts';
import type { Question } from '../engine/types.ts';
import type { SearchService } from '../service.ts';
import type { Admission } from './admission.ts';
import { type Ask, type Asked, answerAll, demandIndex } from './asking.ts';
import { readJson } from './body.ts';
import { readHits, trim } from './hits.ts';
import { listOf, readParams } from './params.ts';
import { Refusal } from './refusal.ts';

export interface CallOptions {
  db: Db;
  service: SearchService;
  clock: () => number;
  admission: Admission;
  /** Learns what products were looked for. */
  tell: (asked: Asked, now: number) => void;
  /** Keeps events; answers when they are kept. */
  keepEvents: (body: Record<string, unknown>, address: string | undefined, now: number) => Promise<void>;
}

/** A call of the wire, and how it is answered. */
export interface SearchCall {
  name: string;
  method: 'GET' | 'POST';
  /** Throws a Refusal when it cannot be answered. */
  answer: () => Promise<object>;
}

/** Finds the call of a path after `/search/1/`; undefined when there is none. */
export type FindCall = (
  request: Request,
  path: string,
  address: string | undefined,
) => SearchCall | undefined;

export function createCalls(options: CallOptions): FindCall {
  const { db, service, clock, admission } = options;

  function ask(asks: readonly Ask[], address: string | undefined): Promise<object[]> {
    const now = clock();
    const tell = (asked: Asked) => options.tell(asked, now);
    return admission.admit(address, asks.length, now, () => answerAll(asks, { db, service, now, tell }));
  }

  async function askOne(
    request: Request,
    from: string | undefined,
    indexName: string,
    facet?: string,
  ): Promise<object> {
    demandIndex(indexName);
    const body = QueryBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, 'params must be a text');
    const [answer] = await ask([{ indexName, params: readParams(body.data), facet }], from);
    return answer as object;
  }

  async function askMany(request: Request, from: string | undefined): Promise<object> {
    const body = SearchBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, invalid(body.error.issues));
    const asks = body.data.requests.map(({ indexName, type, facet, ...given }): Ask => {
      if (type === 'facet' && !facet) throw new Refusal(400, 'facet is missing');
      return { indexName, params: readParams(given), facet: type === 'facet' ? facet : undefined };
    });
    return { results: await ask(asks, from) };
  }

  async function readObjects(request: Request): Promise<object> {
    const body = ObjectsBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, invalid(body.error.issues));
    const { requests } = body.data;
    const hits = await findObjects(requests);
    const results = requests.map(({ attributesToRetrieve: wanted }, at) => {
      const hit = hits[at];
      return hit && wanted !== undefined ? trim(hit, listOf(wanted)) : (hit ?? null);
    });
    return { results };
  }

  /** Records in the order of their ids; those of one country and language are read together. */
  async function findObjects(wanted: readonly { indexName: string; objectID: string }[]) {
    const all = wanted.map(({ indexName, objectID }) => ({ index: demandIndex(indexName), objectID }));
    const hits = new Map<string, Awaited<ReturnType<typeof readHits>>>();
    for (const [place, own] of Map.groupBy(all, placeOf)) {
      const { index } = own[0] as (typeof own)[number];
      const codes = new Set(own.map(({ objectID }) => objectID).filter(isCode));
      if (index.kind !== 'products' || codes.size === 0) continue;
      hits.set(
        place,
        await readHits(db, [...codes], index as Pick<Question, 'language' | 'country'>, clock()),
      );
    }
    return all.map((each) => hits.get(placeOf(each))?.get(each.objectID));
  }

  async function readObject(indexName: string, objectID: string): Promise<object> {
    const [hit] = await findObjects([{ indexName, objectID }]);
    if (!hit) throw new Refusal(404, 'ObjectID does not exist');
    return hit;
  }

  async function keepEvents(request: Request, address: string | undefined): Promise<object> {
    await options.keepEvents(await readJson(request), address, clock());
    return { status: 200, message: 'OK' };
  }

  return (request, path, address) => {
    const parts = path.split('/').map(decode);
    if (parts.includes(undefined)) return undefined;
    const [root, index = '', kind, facet = '', last] = parts as string[];
    if (root === 'events' && parts.length === 1) {
      return { name: 'search.events', method: 'POST', answer: () => keepEvents(request, address) };
    }
    if (root !== 'indexes' || index === '') return undefined;
    if (index === '*' && parts.length === 3) {
      if (kind === 'queries')
        return { name: 'search.queries', method: 'POST', answer: () => askMany(request, address) };
      if (kind === 'objects')
        return { name: 'search.objects', method: 'POST', answer: () => readObjects(request) };
      return undefined;
    }
    if (kind === 'query' && parts.length === 3) {
      return { name: 'search.query', method: 'POST', answer: () => askOne(request, address, index) };
    }
    if (kind === 'facets' && parts.length === 5 && last === 'query') {
      return { name: 'search.facet', method: 'POST', answer: () => askOne(request, address, index, facet) };
    }
    if (parts.length !== 3) return undefined;
    return { name: 'search.object', method: 'GET', answer: () => readObject(index, kind as string) };
  };
}

const isCode = (text: string): boolean => ProductCodeSchema.safeParse(text).success;

const placeOf = ({ index }: { index: ReturnType<typeof demandIndex> }): string =>
  `${index.kind} ${index.language} ${index.country}`;

function invalid(issues: readonly { path: PropertyKey[] }[]): string {
  const where = issues[0]?.path.map(String).join('.').slice(0, 128);
  return where ? `Invalid value for ${where}` : 'The body is not as it should be';
}

// Undefined for what is no address.
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
