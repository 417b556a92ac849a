import type * as z from 'zod/mini';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { ApiError, ERROR_STATUSES, ErrorCode, ErrorReplySchema } from '#lib/contract/errors.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';

/** What a call answers: data, or a failure that has a code. It never throws. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** The parts of an input that the endpoint knows; those that take nothing may be left out. */
export type CallInput<E extends AnyEndpoint> = {
  [K in keyof EndpointInput<E> as Record<string, never> extends EndpointInput<E>[K]
    ? never
    : K]: EndpointInput<E>[K];
} & { [K in keyof EndpointInput<E>]?: EndpointInput<E>[K] };

/** Calls the wire. */
export interface Client {
  /** `key` is the UUID of a change that must be made once, however often it is sent. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    key?: string,
  ): Promise<Result<EndpointReply<E>>>;
}

/** How a client reaches the other end. */
export interface ClientOptions {
  /** Before every path: an origin, or `/api`. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  /** Headers of every call. */
  headers: (endpoint: AnyEndpoint) => Record<string, string>;
  /** Gets a new token after a 401; false when there is none to be had. Callers share one refresh. */
  refresh?: () => Promise<boolean>;
}

const CODES_BY_STATUS: Partial<Record<number, ErrorCode>> = { 429: 'TOO_MANY_REQUESTS', 503: 'UNAVAILABLE' };

// The client's own: of the whole table, which browsers need not carry, it says these.
const STATUSES = { NO_RESPONSE: 503, EMPTY_RESPONSE: 502, INVALID_REPLY: 502 } as const satisfies Partial<
  typeof ERROR_STATUSES
>;

type Failed = { ok: false; error: ApiError };

function createError(code: keyof typeof STATUSES): Failed {
  return { ok: false, error: { code, status: STATUSES[code], message: '' } };
}

type ErrorReply = z.output<typeof ErrorReplySchema>;

/** What the contract's schema says, by hand: it would bring browsers what no other reply takes. */
function isErrorReply(reply: unknown): reply is ErrorReply {
  const { code, message, details = {} } = (reply as Partial<ErrorReply> | null)?.error ?? {};
  const isRecord = typeof details === 'object' && details !== null && !Array.isArray(details);
  return typeof code === 'string' && typeof message === 'string' && isRecord;
}

function addQuery(path: string, query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries as [string, string][])}`;
}

async function readError(response: Response): Promise<Failed> {
  const { status } = response;
  const reply: unknown = await response.json().catch(() => undefined);
  if (!isErrorReply(reply)) {
    return { ok: false, error: { code: CODES_BY_STATUS[status] ?? 'INTERNAL', status, message: '' } };
  }
  const { code, message, details } = reply.error;
  return { ok: false, error: { code: code as ErrorCode, status, message, details } };
}

async function readReply<E extends AnyEndpoint>(
  endpoint: E,
  response: Response,
): Promise<Result<EndpointReply<E>>> {
  if (!response.ok) return readError(response);
  const text = await response.text().catch(() => '');
  if (text === '') return createError('EMPTY_RESPONSE');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return createError('INVALID_REPLY');
  }
  const parsed = endpoint.reply.safeParse((body as { data?: unknown } | null)?.data);
  return parsed.success ? { ok: true, data: parsed.data as EndpointReply<E> } : createError('INVALID_REPLY');
}

/** A client over an injected fetch: checked replies, one shared refresh on 401, then one more try. */
export function createClient(options: ClientOptions): Client {
  let refreshing: Promise<boolean> | undefined;

  function send(
    endpoint: AnyEndpoint,
    input: Partial<EndpointInput<AnyEndpoint>>,
    key: string | undefined,
  ): Promise<Response> {
    const filled = buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    // The shop's own addresses have no slash at their end, and lead on from those that do.
    const path = options.base.startsWith('/') ? filled.replace(/\/$/, '') : filled;
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const keyed = key === undefined ? undefined : { [IDEMPOTENCY_HEADER]: key };
    const headers = { accept: 'application/json', ...options.headers(endpoint), ...keyed };
    return options.fetch(
      new Request(options.base + addQuery(path, input.query as Record<string, unknown>), {
        method: endpoint.method,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(hasBody && { body: JSON.stringify(input.body ?? {}) }),
      }),
    );
  }

  /** One refresh at a time: who comes while it runs waits for the same one. */
  function refreshOnce(refresh: () => Promise<boolean>): Promise<boolean> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async call(endpoint, input, key) {
      try {
        let response = await send(endpoint, input as Partial<EndpointInput<AnyEndpoint>>, key);
        const isStale = response.status === 401 && endpoint.scope !== 'none';
        if (isStale && options.refresh && (await refreshOnce(options.refresh))) {
          response = await send(endpoint, input as Partial<EndpointInput<AnyEndpoint>>, key);
        }
        return await readReply(endpoint, response);
      } catch {
        return createError('NO_RESPONSE');
      }
    },
  };
}
