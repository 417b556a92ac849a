import { ProviderError } from '../../provider.ts';

// HTTP client for the services of the Adyen library. The library's own client supports neither plain HTTP nor
// another base URL, so it cannot be pointed at a proxy or a test server.

// Less than the 10 seconds within which every page must respond.
const TIMEOUT_MS = 8000;
const RETRY_DELAY_MS = 300;

interface RequestOptions {
  method?: string | undefined;
  idempotencyKey?: string | undefined;
  params?: unknown;
}

export interface AdyenHttpClient {
  request(
    endpoint: string,
    json: string | Buffer,
    config: { apiKey?: string | undefined },
    isApiKeyRequired: boolean,
    options?: RequestOptions,
  ): Promise<string>;
}

/** `baseUrl` replaces the origin of the provider's URLs. */
export function createAdyenHttpClient(baseUrl: string | undefined, timeoutMs = TIMEOUT_MS): AdyenHttpClient {
  return {
    async request(endpoint, json, { apiKey = '' }, _, options = {}) {
      const url = toUrl(endpoint, baseUrl, options.params);
      const method = options.method ?? 'POST';
      const headers = new Headers({ accept: 'application/json', 'x-api-key': apiKey });
      if (method !== 'GET') headers.set('content-type', 'application/json');
      if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
      const sendAttempt = () =>
        sendRequest(url, { method, headers, ...(method !== 'GET' && { body: String(json) }) }, timeoutMs);
      try {
        return await sendAttempt();
      } catch (error) {
        // Every write has an idempotency key, so that repeating it has no further effect.
        if (!(error instanceof ProviderError) || error.isFinal || error.code === 'TIMEOUT') throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        return await sendAttempt();
      }
    },
  };
}

function toUrl(endpoint: string, baseUrl: string | undefined, params: unknown): URL {
  const { pathname } = new URL(endpoint);
  const url = new URL(baseUrl === undefined ? endpoint : baseUrl.replace(/\/$/, '') + pathname);
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, unknown>)) {
    url.searchParams.set(name, String(value));
  }
  return url;
}

async function sendRequest(url: URL, init: RequestInit, timeoutMs: number): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
  } catch (error) {
    const isTimeout = (error as Error).name === 'TimeoutError';
    throw new ProviderError(isTimeout ? 'TIMEOUT' : 'UNREACHABLE', false, error);
  }
  if (!response.ok) throw createStatusError(response.status, text);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new ProviderError('UNREADABLE', false, error);
  }
  return text;
}

// 401 and 403 are retryable too: the shop's owner may correct a wrong key or account.
const RETRYABLE_STATUSES = [401, 403, 408, 409, 429];

function createStatusError(status: number, text: string): ProviderError {
  const isFinal = status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
  const code = /"errorCode"\s*:\s*"([\w-]{1,20})"/.exec(text)?.[1];
  return new ProviderError(`HTTP ${status}${code ? ` ${code}` : ''}`, isFinal);
}
