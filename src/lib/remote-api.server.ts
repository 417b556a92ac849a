import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

// Less than the 10 seconds within which every page must respond.
const TIMEOUT_MS = 8000;
const MAX_FAILURES = 5;
const CIRCUIT_OPEN_MS = 5000;

/** Whether a gateway responded in place of the API; an error of the API itself is JSON. */
function isGatewayError({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !/json/.test(headers.get('content-type') ?? '');
}

/**
 * Creates the transport to a remote API. A call ends after `timeoutMs`, its body included. After five
 * failures in a row, calls fail at once for five seconds; then one call tries again.
 */
export function createRemoteFetch(
  fetchApi: typeof fetch = fetch,
  timeoutMs = TIMEOUT_MS,
): (request: Request) => Promise<Response> {
  const breaker = circuitBreaker(
    handleAll.orWhenResult((reply) => isGatewayError(reply as Response)),
    {
      halfOpenAfter: CIRCUIT_OPEN_MS,
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
    },
  );
  return (request) => breaker.execute(() => fetchApi(request, { signal: AbortSignal.timeout(timeoutMs) }));
}
