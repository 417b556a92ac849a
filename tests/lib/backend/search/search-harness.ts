import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import type { LogEntry } from '#lib/backend/gateway/request-log.ts';
import type { SearchService } from '#lib/backend/search/service.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';

/** A backend over a database, called as the provider's client calls it. */
export interface SearchHarness {
  backend: Backend;
  log: LogEntry[];
  client: LiteClient;
  /** Sends JSON to a path below `/search`. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

interface Options {
  clock?: () => number;
  search?: SearchService;
  rate?: { burst: number; perSecond: number };
}

const UNLIMITED_RATE = { burst: 100_000, perSecond: 1000 };
const HOST = 'shop.test';

export function createSearchHarness(
  db: Db,
  { clock = Date.now, search, rate = UNLIMITED_RATE }: Options = {},
): SearchHarness {
  const log: LogEntry[] = [];
  const backend = createBackend({
    database: db,
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of the tests, which opens nothing else' },
    clock,
    log: (line) => log.push(line),
    checkReplies: true,
    rateLimits: { ...BROWSER_RATE_LIMITS, search: rate },
    ...(search && { search }),
  });
  const client = liteClient('binaa', 'search', {
    hosts: [{ url: `${HOST}/api/search`, accept: 'readWrite', protocol: 'https' }],
    requester: {
      async send({ url, method, headers, data }) {
        const path = url.replace(`https://${HOST}/api`, 'http://backend.test');
        const body = typeof data === 'string' ? data : undefined;
        const request = new Request(path, { method, headers, ...(body !== undefined && { body }) });
        const response = await backend.handle(request, { address: '203.0.113.9' });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      },
    },
  });
  return {
    backend,
    log,
    client,
    send: (method, path, body, headers = {}) =>
      backend.handle(
        new Request(`http://backend.test/search${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
        { address: '203.0.113.9' },
      ),
  };
}
