import type { Client, Result } from '#lib/client/client.ts';
import { type AnyEndpoint, buildPath } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Locale } from '#lib/locale/locale.ts';

/** Where a build keeps what was answered the last time. */
export interface ResponseCopies {
  /** What was kept under a name, with when it was (epoch milliseconds). */
  read(name: string): Promise<{ savedAt: number; data: unknown } | undefined>;
  write(name: string, data: unknown): Promise<void>;
}

export interface BuildClientOptions {
  client: Client;
  locale: Locale;
  /** Address before the paths of calls, for messages. */
  base: string;
  /** Without it nothing is kept, and a call that fails ends the build. */
  copies?: ResponseCopies | undefined;
  /** Whether the source still answers, shared by all locales of a build. */
  source: { failureCount: number };
  warn: (line: string) => void;
}

// Of a source that is away every call would be waited for; after so many in a row that nobody answered, none is made.
const MAX_FAILURES = 2;

/** A call that failed while the site was built, and nothing to put in its place. */
export class BuildCallError extends Error {
  override name = 'BuildCallError';
}

const NO_RESPONSE_ERROR: ApiError = { code: 'NO_RESPONSE', status: 503, message: '' };

/**
 * The calls of a build in one locale. Each is made once, however many pages need its answer. One that fails is
 * answered by its last good copy, which is told; without a copy it throws, since a page that lacks its menu or its
 * text must not be published. What is not there (404) is an answer as any other.
 */
export function createBuildClient(options: BuildClientOptions): Client {
  const { client, locale, base, copies, source, warn } = options;
  const asked = new Map<string, Promise<Result<unknown>>>();

  async function ask(endpoint: AnyEndpoint, input: object): Promise<Result<unknown>> {
    if (source.failureCount >= MAX_FAILURES) return { ok: false, error: NO_RESPONSE_ERROR };
    const result = await client.call(endpoint, input as never);
    const isSilent = !result.ok && result.error.code === 'NO_RESPONSE';
    source.failureCount = isSilent ? source.failureCount + 1 : 0;
    return result;
  }

  function tell(endpoint: AnyEndpoint, input: { params?: object }, { code, status }: ApiError): string {
    const url = base + buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    return `The call ${endpoint.name} (${url}, ${locale.tag}) failed with ${code} (${status})`;
  }

  async function answer(endpoint: AnyEndpoint, input: object, name: string): Promise<Result<unknown>> {
    const result = await ask(endpoint, input);
    if (result.ok) {
      await copies?.write(name, result.data);
      return result;
    }
    if (result.error.status === 404) return result;
    const failed = tell(endpoint, input, result.error);
    const copy = await copies?.read(name);
    // The contract may have changed since.
    const checked = copy && endpoint.reply.safeParse(copy.data);
    if (!copy || !checked?.success) {
      throw new BuildCallError(`${failed}, and there is no earlier copy of its answer.`);
    }
    warn(`${failed}: its answer of ${new Date(copy.savedAt).toISOString()} is used.`);
    return { ok: true, data: checked.data };
  }

  return {
    call: (endpoint, input) => {
      const name = `${locale.tag} ${endpoint.name} ${JSON.stringify(input)}`;
      const known = asked.get(name) ?? answer(endpoint, input, name);
      asked.set(name, known);
      return known as ReturnType<typeof client.call<typeof endpoint>>;
    },
  };
}
