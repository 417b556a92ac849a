import { ProductCodeSchema } from '#lib/contract/fields.ts';
import { ObjectsBodySchema, QueryBodySchema, SearchBodySchema } from '#lib/contract/search.ts';
import type { Db } from '../../db/database.ts';
import { Fault } from '../../gateway/fault.ts';
import type { Handle } from '../../gateway/gateway.ts';
import { createLimit } from '../../gateway/limit.ts';
import { type CallLine, messageOf } from '../../gateway/log.ts';
import type { Rate } from '../../gateway/rates.ts';
import type { Question } from '../engine/types.ts';
import type { SearchService } from '../service.ts';
import { type Ask, type Asked, answerAll, demandIndex } from './asking.ts';
import { readJson } from './body.ts';
import { readHits, trim } from './hits.ts';
import { listOf, readParams } from './params.ts';
import { Refusal } from './refusal.ts';

export interface WireOptions {
  db: Db;
  service: SearchService;
  clock: () => number;
  log: (line: CallLine) => void;
  /** Requests of one address. */
  rate: Rate;
  /** Learns what products were looked for. */
  tell: (asked: Asked, now: number) => void;
  /** Keeps events; answers when they are kept. */
  keepEvents: (body: Record<string, unknown>, address: string | undefined, now: number) => Promise<void>;
}

interface Match {
  name: string;
  method: 'GET' | 'POST';
  answer: () => Promise<object>;
}

const ROOT = '/search/1/';
const REFERENCE = /^[0-9a-zA-Z-]{8,64}$/;
const URI_LIMIT = 8192;

/** Answers the calls of the search provider's clients under `/search/1/…`; undefined for any other request. */
export function createSearchWire(
  options: WireOptions,
): (...given: Parameters<Handle>) => Promise<Response | undefined> {
  const { db, service, clock, log } = options;
  const addresses = createLimit(options.rate);

  function ask(asks: readonly Ask[]): Promise<object[]> {
    const now = clock();
    return answerAll(asks, { db, service, now, tell: (asked) => options.tell(asked, now) });
  }

  async function askOne(request: Request, indexName: string, facet?: string): Promise<object> {
    demandIndex(indexName);
    const body = QueryBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, 'params must be a text');
    const [answer] = await ask([{ indexName, params: readParams(body.data), facet }]);
    return answer as object;
  }

  async function askMany(request: Request): Promise<object> {
    const body = SearchBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, invalid(body.error.issues));
    const asks = body.data.requests.map(({ indexName, type, facet, ...given }): Ask => {
      if (type === 'facet' && !facet) throw new Refusal(400, 'facet is missing');
      return { indexName, params: readParams(given), facet: type === 'facet' ? facet : undefined };
    });
    return { results: await ask(asks) };
  }

  async function readObjects(request: Request): Promise<object> {
    const body = ObjectsBodySchema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal(400, invalid(body.error.issues));
    const results = [];
    for (const { indexName, objectID, attributesToRetrieve } of body.data.requests) {
      const hit = await findObject(indexName, objectID);
      results.push(hit && attributesToRetrieve !== undefined ? trim(hit, listOf(attributesToRetrieve)) : hit);
    }
    return { results };
  }

  async function findObject(indexName: string, objectID: string) {
    const index = demandIndex(indexName);
    if (index.kind !== 'products' || !ProductCodeSchema.safeParse(objectID).success) return null;
    const hits = await readHits(db, [objectID], index as Pick<Question, 'language' | 'country'>, clock());
    return hits.get(objectID) ?? null;
  }

  async function readObject(indexName: string, objectID: string): Promise<object> {
    const hit = await findObject(indexName, objectID);
    if (!hit) throw new Refusal(404, 'ObjectID does not exist');
    return hit;
  }

  async function keepEvents(request: Request, address: string | undefined): Promise<object> {
    await options.keepEvents(await readJson(request), address, clock());
    return { status: 200, message: 'OK' };
  }

  function find(request: Request, path: string, address: string | undefined): Match | undefined {
    const parts = path.slice(ROOT.length).split('/').map(decode);
    if (parts.includes(undefined)) return undefined;
    const [root, index = '', kind, facet = '', last] = parts as string[];
    if (root === 'events' && parts.length === 1) {
      return { name: 'search.events', method: 'POST', answer: () => keepEvents(request, address) };
    }
    if (root !== 'indexes' || index === '') return undefined;
    if (index === '*' && parts.length === 3) {
      if (kind === 'queries')
        return { name: 'search.queries', method: 'POST', answer: () => askMany(request) };
      if (kind === 'objects')
        return { name: 'search.objects', method: 'POST', answer: () => readObjects(request) };
      return undefined;
    }
    if (kind === 'query' && parts.length === 3) {
      return { name: 'search.query', method: 'POST', answer: () => askOne(request, index) };
    }
    if (kind === 'facets' && parts.length === 5 && last === 'query') {
      return { name: 'search.facet', method: 'POST', answer: () => askOne(request, index, facet) };
    }
    if (parts.length !== 3) return undefined;
    return { name: 'search.object', method: 'GET', answer: () => readObject(index, kind as string) };
  }

  async function answer(request: Request, path: string, address: string | undefined, seen: { name: string }) {
    if (request.url.length > URI_LIMIT) throw new Refusal(414, 'The address is too long');
    if (address !== undefined) addresses.take(address, clock());
    const match = find(request, path, address);
    if (!match) throw new Refusal(404, 'There is no such call');
    seen.name = match.name;
    if (match.method !== request.method) {
      throw new Refusal(405, `The call is a ${match.method}`, { allow: match.method });
    }
    return await match.answer();
  }

  return async (request, from = {}) => {
    const path = new URL(request.url).pathname;
    if (!path.startsWith(ROOT)) return undefined;
    const started = performance.now();
    const given = request.headers.get('x-reference-code') ?? '';
    const reference = REFERENCE.test(given) ? given : crypto.randomUUID();
    const seen = { name: 'search.unknown' };
    let refusal: Refusal | undefined;
    let message: string | undefined;
    let body: object;
    try {
      body = await answer(request, path, from.address, seen);
    } catch (error) {
      refusal = refusalOf(error, reference);
      if (refusal.status >= 500) message = messageOf(error);
      body = { message: refusal.message, status: refusal.status };
    }
    const status = refusal?.status ?? 200;
    const response = reply(status, body, { ...refusal?.headers, 'x-reference-code': reference });
    log({
      time: new Date(clock()).toISOString(),
      level: status >= 500 ? 'error' : 'info',
      event: 'call',
      reference,
      name: seen.name,
      method: request.method,
      status,
      code: refusal ? String(status) : null,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: Number(response.headers.get('content-length')),
      ...(message ? { message } : {}),
    });
    return response;
  };
}

function refusalOf(error: unknown, reference: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Fault && error.code === 'TOO_MANY_REQUESTS') {
    return new Refusal(429, 'Too many requests', error.headers);
  }
  return new Refusal(500, `Something went wrong here; reference ${reference}`);
}

function invalid(issues: readonly { path: PropertyKey[] }[]): string {
  const where = issues[0]?.path.map(String).join('.').slice(0, 128);
  return where ? `Invalid value for ${where}` : 'The body is not as it should be';
}

function reply(status: number, body: object, headers: Record<string, string>): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

// Undefined for what is no address.
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
