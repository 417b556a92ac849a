import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import {
  createRequestLogEntry,
  getReferenceCode,
  messageOf,
  type RequestLogEntry,
} from '../../gateway/request-log.ts';
import { createJsonResponse } from '../../gateway/responses.ts';
import { SearchApiError } from '../search-api-error.ts';
import { createOperations, type OperationOptions } from './operations.ts';
import { createQueryRateLimit } from './rate-limit.ts';

export interface SearchProtocolOptions extends Omit<OperationOptions, 'admission'> {
  log: (line: RequestLogEntry) => void;
  /** Queries per address. */
  rate: RateLimit;
}

/** Path prefix of the search protocol. */
export const SEARCH_PREFIX = '/search/1/';

const URI_LIMIT = 8192;

/** HTTP handler of the hosted service's protocol, served by the embedded engine under `/search/1/…`. */
export function createSearchProtocol(options: SearchProtocolOptions) {
  const { clock, log } = options;
  const admission = createQueryRateLimit(options.rate);
  const find = createOperations({ ...options, admission });

  async function answer(request: Request, path: string, address: string | undefined, seen: { name: string }) {
    if (request.url.length > URI_LIMIT) throw new SearchApiError(414, 'The address is too long');
    admission.takeRequest(address, clock());
    const call = find(request, path.slice(SEARCH_PREFIX.length), address);
    if (!call) throw new SearchApiError(404, 'There is no such call');
    seen.name = call.name;
    if (call.method !== request.method) {
      throw new SearchApiError(405, `The call is a ${call.method}`, { allow: call.method });
    }
    return await call.execute();
  }

  return async (
    request: Request,
    origin: { address?: string | undefined },
    { pathname }: URL,
  ): Promise<Response> => {
    const started = performance.now();
    const reference = getReferenceCode(request);
    const seen = { name: 'search.unknown' };
    let refusal: SearchApiError | undefined;
    let message: string | undefined;
    let body: object;
    try {
      body = await answer(request, pathname, origin.address, seen);
    } catch (error) {
      refusal = toSearchApiError(error, reference);
      if (refusal.status >= 500) message = messageOf(error);
      body = { message: refusal.message, status: refusal.status };
    }
    const headers = { ...refusal?.headers, 'x-reference-code': reference };
    const response = createJsonResponse(refusal?.status ?? 200, body, headers);
    const code = refusal ? String(refusal.status) : null;
    const called = { reference, name: seen.name, method: request.method, code, message };
    log(createRequestLogEntry(called, response, started, clock()));
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
