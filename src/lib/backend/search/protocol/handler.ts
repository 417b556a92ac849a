import { formatErrorStack } from '#lib/logger.server.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimiter } from '../../gateway/rate-limiter.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { createRequestLogEntry, getReferenceCode, type RequestLogEntry } from '../../gateway/request-log.ts';
import { createJsonResponse } from '../../gateway/responses.ts';
import { SearchApiError } from '../search-api-error.ts';
import { createOperations, type OperationOptions } from './operations.ts';
import { createQueryRateLimit } from './rate-limit.ts';

export interface SearchProtocolOptions extends Omit<OperationOptions, 'rateLimit'> {
  log: (line: RequestLogEntry) => void;
  /** Limit of queries per network address. */
  rate: RateLimit;
  limiter: RateLimiter;
}

/** Path prefix of the search protocol. */
export const SEARCH_PREFIX = '/search/1/';

const MAX_URI_LENGTH = 8192;

/**
 * Returns the HTTP handler of the hosted service's protocol, which the embedded engine serves under
 * `/search/1/…`.
 */
export function createSearchProtocol(options: SearchProtocolOptions) {
  const { clock, log } = options;
  const rateLimit = createQueryRateLimit(options.rate, options.limiter);
  const findOperation = createOperations({ ...options, rateLimit });

  async function handle(
    request: Request,
    path: string,
    address: string | undefined,
    operationName: { name: string },
  ) {
    if (request.url.length > MAX_URI_LENGTH) throw new SearchApiError(414, 'The address is too long');
    await rateLimit.takeRequest(address, clock());
    const operation = findOperation(request, path.slice(SEARCH_PREFIX.length), address);
    if (!operation) throw new SearchApiError(404, 'Unknown operation');
    operationName.name = operation.name;
    if (operation.method !== request.method) {
      throw new SearchApiError(405, `The call is a ${operation.method}`, { allow: operation.method });
    }
    return await operation.execute();
  }

  return async (
    request: Request,
    origin: { address?: string | undefined },
    { pathname }: URL,
  ): Promise<Response> => {
    const started = performance.now();
    const reference = getReferenceCode(request);
    const operationName = { name: 'search.unknown' };
    let apiError: SearchApiError | undefined;
    let message: string | undefined;
    let body: object;
    try {
      body = await handle(request, pathname, origin.address, operationName);
    } catch (error) {
      apiError = toSearchApiError(error, reference);
      if (apiError.status >= 500) message = formatErrorStack(error);
      body = { message: apiError.message, status: apiError.status };
    }
    const headers = { ...apiError?.headers, 'x-reference-code': reference };
    const response = createJsonResponse(apiError?.status ?? 200, body, headers);
    const code = apiError ? String(apiError.status) : null;
    const logEntry = { reference, name: operationName.name, method: request.method, code, message };
    log(createRequestLogEntry(logEntry, response, started, clock()));
    return response;
  };
}

function toSearchApiError(error: unknown, reference: string): SearchApiError {
  if (error instanceof SearchApiError) return error;
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') {
    return new SearchApiError(429, 'Too many requests', error.headers);
  }
  return new SearchApiError(500, `Something went wrong here; reference ${reference}`);
}
