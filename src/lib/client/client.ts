import type { AnyEndpoint, Input, Reply } from '#lib/contract/endpoint.ts';
import { fillPath } from '#lib/contract/endpoint.ts';
import { ERRORS, type ErrorCode, ErrorReplySchema, type Failure } from '#lib/contract/error.ts';

/** What a call answers: data, or a failure that has a code. It never throws. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: Failure };

/** The parts of an input that the endpoint knows; those that take nothing may be left out. */
export type CallInput<E extends AnyEndpoint> = {
  [K in keyof Input<E> as Record<string, never> extends Input<E>[K] ? never : K]: Input<E>[K];
} & { [K in keyof Input<E>]?: Input<E>[K] };

/** Calls the wire. */
export interface Client {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Result<Reply<E>>>;
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

const failures: Partial<Record<number, ErrorCode>> = { 429: 'TOO_MANY_REQUESTS', 503: 'UNAVAILABLE' };

function fail(code: ErrorCode, status: number = ERRORS[code], message = ''): { ok: false; error: Failure } {
  return { ok: false, error: { code, status, message } };
}

function addQuery(path: string, query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries as [string, string][])}`;
}

async function readFailure(response: Response): Promise<{ ok: false; error: Failure }> {
  const parsed = ErrorReplySchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return fail(failures[response.status] ?? 'INTERNAL', response.status);
  const { code, message, details } = parsed.data.error;
  return { ok: false, error: { code: code as ErrorCode, status: response.status, message, details } };
}

async function readReply<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<Result<Reply<E>>> {
  if (!response.ok) return readFailure(response);
  const text = await response.text().catch(() => '');
  if (text === '') return fail('EMPTY_RESPONSE');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return fail('INVALID_REPLY');
  }
  const parsed = endpoint.reply.safeParse((body as { data?: unknown } | null)?.data);
  return parsed.success ? { ok: true, data: parsed.data as Reply<E> } : fail('INVALID_REPLY');
}

/** A client over an injected fetch: checked replies, one shared refresh on 401, then one more try. */
export function createClient(options: ClientOptions): Client {
  let refreshing: Promise<boolean> | undefined;

  function send(endpoint: AnyEndpoint, input: Partial<Input<AnyEndpoint>>): Promise<Response> {
    const path = fillPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const headers = { accept: 'application/json', ...options.headers(endpoint) };
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
    async call(endpoint, input) {
      try {
        let response = await send(endpoint, input as Partial<Input<AnyEndpoint>>);
        const isStale = response.status === 401 && endpoint.scope !== 'none';
        if (isStale && options.refresh && (await refreshOnce(options.refresh))) {
          response = await send(endpoint, input as Partial<Input<AnyEndpoint>>);
        }
        return await readReply(endpoint, response);
      } catch {
        return fail('NO_RESPONSE');
      }
    },
  };
}
