import type * as z from 'zod/mini';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { ApiError, ERROR_STATUSES, ErrorCode, ErrorReplySchema } from '#lib/contract/errors.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';

/** Result of a call: data, or an error with a code. Calls never throw. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** Whether the API lacks the call: it returned 404 without an error code of the call itself. */
export function isUnsupportedCall(result: Result<unknown>): boolean {
  return (
    !result.ok && result.error.status === 404 && /^(UNKNOWN_CALL|INVALID_REPLY)$/.test(result.error.code)
  );
}

/** Input of a call; parts for which the endpoint accepts no fields may be omitted. */
export type CallInput<E extends AnyEndpoint> = {
  [K in keyof EndpointInput<E> as Record<string, never> extends EndpointInput<E>[K]
    ? never
    : K]: EndpointInput<E>[K];
} & { [K in keyof EndpointInput<E>]?: EndpointInput<E>[K] };

/** Typed calls of the contract's endpoints. */
export interface Client {
  /** `idempotencyKey` is a UUID, and is sent with changes only. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    idempotencyKey?: string,
  ): Promise<Result<EndpointReply<E>>>;
}

/** Connection of a client to its server. */
export interface ClientOptions {
  /** Prefix of every path: an origin, or `/api`. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  /** Returns the headers of a request. */
  headers: (endpoint: AnyEndpoint) => Record<string, string>;
  /** Renews the token after a 401; returns false when that fails. Concurrent calls share one refresh. */
  refresh?: () => Promise<boolean>;
}

const CODES_BY_STATUS: Partial<Record<number, ErrorCode>> = { 429: 'TOO_MANY_REQUESTS', 503: 'UNAVAILABLE' };

// Statuses of the client's own errors only, so that browsers need not load the whole table.
const STATUSES = { NO_RESPONSE: 503, EMPTY_RESPONSE: 502, INVALID_REPLY: 502 } as const satisfies Partial<
  typeof ERROR_STATUSES
>;

type ErrorResult = { ok: false; error: ApiError };

function createError(code: keyof typeof STATUSES): ErrorResult {
  return { ok: false, error: { code, status: STATUSES[code], message: '' } };
}

type ErrorReply = z.output<typeof ErrorReplySchema>;

/** Checks `ErrorReplySchema` by hand, as browsers would otherwise load schema code that nothing else uses. */
function isErrorReply(reply: unknown): reply is ErrorReply {
  const { code, message, details = {} } = (reply as Partial<ErrorReply> | null)?.error ?? {};
  const isRecord = typeof details === 'object' && details !== null && !Array.isArray(details);
  return typeof code === 'string' && typeof message === 'string' && isRecord;
}

function addQuery(path: string, query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries as [string, string][])}`;
}

async function readError(response: Response): Promise<ErrorResult> {
  const { status } = response;
  const reply: unknown = await response.json().catch(() => undefined);
  if (!isErrorReply(reply)) {
    return { ok: false, error: { code: CODES_BY_STATUS[status] ?? 'INVALID_REPLY', status, message: '' } };
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

/**
 * Creates a client over an injected fetch: validates replies, and on a 401 retries once after a shared
 * refresh.
 */
export function createClient(options: ClientOptions): Client {
  let refreshing: Promise<boolean> | undefined;

  function send(
    endpoint: AnyEndpoint,
    input: Partial<EndpointInput<AnyEndpoint>>,
    idempotencyKey: string | undefined,
  ): Promise<Response> {
    const builtPath = buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    // URLs of the shop have no trailing slash and redirect when they get one.
    const path = options.base.startsWith('/') ? builtPath.replace(/\/$/, '') : builtPath;
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const idempotencyHeaders =
      idempotencyKey === undefined ? undefined : { [IDEMPOTENCY_HEADER]: idempotencyKey };
    const headers = { accept: 'application/json', ...options.headers(endpoint), ...idempotencyHeaders };
    return options.fetch(
      new Request(options.base + addQuery(path, input.query as Record<string, unknown>), {
        method: endpoint.method,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(hasBody && { body: JSON.stringify(input.body ?? {}) }),
      }),
    );
  }

  /** Runs one refresh at a time; concurrent callers wait for the same one. */
  function refreshOnce(refresh: () => Promise<boolean>): Promise<boolean> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async call(endpoint, input, idempotencyKey) {
      try {
        let response = await send(endpoint, input as Partial<EndpointInput<AnyEndpoint>>, idempotencyKey);
        const isStale = response.status === 401 && endpoint.scope !== 'none';
        if (isStale && options.refresh && (await refreshOnce(options.refresh))) {
          response = await send(endpoint, input as Partial<EndpointInput<AnyEndpoint>>, idempotencyKey);
        }
        return await readReply(endpoint, response);
      } catch {
        return createError('NO_RESPONSE');
      }
    },
  };
}
