import type { Client, Result } from '#lib/client/client.ts';
import { type AnyEndpoint, buildPath } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';

/** Copies of earlier responses of a build. */
export interface ResponseCopies {
  /** Returns the copy of a response and when it was saved (epoch milliseconds). */
  read(name: string): Promise<{ savedAt: number; data: unknown } | undefined>;
  write(name: string, data: unknown): Promise<void>;
}

export interface BuildClientOptions {
  client: Client;
  locale: Locale;
  /** Base URL of endpoints, for messages. */
  base: string;
  /** When omitted, nothing is stored and a failing call ends the build. */
  copies?: ResponseCopies | undefined;
  /** Consecutive failures of the source, shared by all locales of a build. */
  source: { failureCount: number };
  warn: (line: string) => void;
}

// Every call to an unreachable source would run into its timeout; after this number of consecutive calls
// without a response, no more are made.
const MAX_FAILURES = 2;

/** A failed call without which the build cannot continue. */
export class BuildCallError extends Error {
  override name = 'BuildCallError';
}

const NO_RESPONSE_ERROR: ApiError = { code: 'NO_RESPONSE', status: 503, message: '' };

/**
 * Creates the client of a build in one locale. Each call is made once, however many pages need it. A failing
 * call returns the copy of its last response with a warning; without a copy it throws, since a page without
 * its menu or text must not be published. 404 is a normal result.
 */
export function createBuildClient(options: BuildClientOptions): Client {
  const { client, locale, base, copies, source, warn } = options;
  const results = new Map<string, Promise<Result<unknown>>>();

  async function sendRequest(endpoint: AnyEndpoint, input: object): Promise<Result<unknown>> {
    if (source.failureCount >= MAX_FAILURES) return { ok: false, error: NO_RESPONSE_ERROR };
    const result = await client.call(endpoint, input as never);
    const hasNoResponse = !result.ok && result.error.code === 'NO_RESPONSE';
    source.failureCount = hasNoResponse ? source.failureCount + 1 : 0;
    return result;
  }

  function describeFailure(
    endpoint: AnyEndpoint,
    input: { params?: object },
    { code, status }: ApiError,
  ): string {
    const url = base + buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    return `The call ${endpoint.name} (${url}, ${locale.tag}) failed with ${code} (${status})`;
  }

  async function loadResult(endpoint: AnyEndpoint, input: object, name: string): Promise<Result<unknown>> {
    const result = await sendRequest(endpoint, input);
    if (result.ok) {
      await copies?.write(name, result.data);
      return result;
    }
    if (result.error.status === 404) return result;
    const failureText = describeFailure(endpoint, input, result.error);
    const copy = await copies?.read(name);
    // The contract may have changed since the copy was saved.
    const parsed = copy && endpoint.reply.safeParse(copy.data);
    if (!copy || !parsed?.success) {
      throw new BuildCallError(`${failureText}, and there is no earlier copy of its answer.`);
    }
    warn(`${failureText}: its answer of ${new Date(copy.savedAt).toISOString()} is used.`);
    return { ok: true, data: parsed.data };
  }

  return {
    call: (endpoint, input) => {
      const name = `${locale.tag} ${endpoint.name} ${JSON.stringify(input)}`;
      const resultPromise = results.get(name) ?? loadResult(endpoint, input, name);
      results.set(name, resultPromise);
      return resultPromise as ReturnType<typeof client.call<typeof endpoint>>;
    },
  };
}
