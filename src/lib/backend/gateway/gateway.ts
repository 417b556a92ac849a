import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { createRouter } from '#lib/contract/router.ts';
import { formatErrorStack } from '#lib/logger.server.ts';
import { AppError } from './app-error.ts';
import { authoriseRequest, type CustomerSessions } from './authorise.ts';
import { getClientNetwork } from './client-network.ts';
import { decodeInput } from './decode-input.ts';
import { createLocalRateLimiters, type RateLimiter, type RateLimiterFactory } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';
import { readJsonBody } from './request-body.ts';
import type { RequestContext, Route } from './request-context.ts';
import { readRequestLanguage, readRequestLocale } from './request-locale.ts';
import { createRequestLogEntry, getReferenceCode, type RequestLogEntry } from './request-log.ts';
import {
  createAppErrorResponse,
  createDataResponse,
  type ErrorMessageFormatter,
  toAppError,
} from './responses.ts';

export interface GatewayOptions {
  routes: readonly Route[];
  secret: string;
  /** Without it, no customer is ever signed in. */
  customerSessions?: CustomerSessions | undefined;
  formatErrorMessage: ErrorMessageFormatter;
  clock: () => number;
  log: (entry: RequestLogEntry) => void;
  rateLimits: RateLimits;
  /** Default: limits of this process. */
  createLimiter?: RateLimiterFactory;
  /** Validates replies against the contract; for tests and development. */
  checkReplies: boolean;
}

const MAX_URL_LENGTH = 8192;

/** Handles a request. `address` is the peer's IP address, for rate limits. */
export type RequestHandler = (
  request: Request,
  origin?: { address?: string | undefined },
  url?: URL,
) => Promise<Response>;

/** Handles requests below one path of the backend; receives the parsed URL. */
export type PathHandler = (
  request: Request,
  origin: { address?: string | undefined },
  url: URL,
) => Promise<Response>;

export function createGateway(options: GatewayOptions): RequestHandler {
  const findRoute = createRouteFinder(options.routes);
  const createLimiter = options.createLimiter ?? createLocalRateLimiters;
  const callerLimiter = createLimiter('caller', options.rateLimits.caller);
  const addressLimiter = createLimiter('address', options.rateLimits.networkAddress);
  const routeLimiters = new Map<Route, RateLimiter>(
    options.routes.flatMap((route) =>
      route.rateLimit ? [[route, createLimiter(route.endpoint.name, route.rateLimit)]] : [],
    ),
  );

  async function dispatch(
    request: Request,
    url: URL,
    address: string | undefined,
    matchedRoute: { name: string },
    referenceCode: string,
  ) {
    if (request.url.length > MAX_URL_LENGTH) throw new AppError('URI_TOO_LONG');
    const now = options.clock();
    // Checked before more expensive work, and per network address, because clients can request any number of
    // guest tokens.
    if (address !== undefined) await addressLimiter.consume(address, now);
    const { route, params } = findRoute(request.method, url.pathname);
    matchedRoute.name = route.endpoint.name;
    if (address !== undefined) await routeLimiters.get(route)?.consume(address, now);
    const caller = await authoriseRequest(route.endpoint, request.headers, {
      secret: options.secret,
      customers: options.customerSessions,
      now,
      consumeRateLimit: (subject) => callerLimiter.consume(subject, now),
    });
    const context: RequestContext = {
      callerId: caller?.id ?? null,
      sessionId: caller?.sessionId ?? null,
      clientNetwork: address ?? null,
      ...readRequestLocale(request.headers),
      referenceCode,
      now,
      headers: request.headers,
    };
    const body = await readJsonBody(request);
    const data = await route.handle(
      decodeInput(route.endpoint, { params, query: url.searchParams, body }),
      context,
    );
    if (options.checkReplies) checkReply(route.endpoint, data);
    return data;
  }

  return async (request, { address: peer } = {}, url = new URL(request.url)) => {
    const address = peer === undefined ? undefined : getClientNetwork(peer);
    const startedAt = performance.now();
    const reference = getReferenceCode(request);
    const headers = { 'x-reference-code': reference };
    const matchedRoute = { name: 'unknown' };
    let appError: AppError | undefined;
    let message: string | undefined;
    let response: Response;
    try {
      response = createDataResponse(await dispatch(request, url, address, matchedRoute, reference), headers);
    } catch (error) {
      appError = toAppError(error, reference);
      const failure = error instanceof AppError ? error.cause : error;
      if (failure !== undefined) message = formatErrorStack(failure);
      response = createAppErrorResponse(
        appError,
        readRequestLanguage(request.headers),
        options.formatErrorMessage,
        headers,
      );
    }
    const requestInfo = {
      reference,
      name: matchedRoute.name,
      method: request.method,
      code: appError?.code ?? null,
      message,
    };
    options.log(createRequestLogEntry(requestInfo, response, startedAt, options.clock()));
    return response;
  };
}

/**
 * Creates a function that returns the route of a request. It throws UNKNOWN_CALL, or METHOD_NOT_ALLOWED with
 * the methods that the path allows.
 */
function createRouteFinder(routes: readonly Route[]) {
  const match = createRouter(
    routes.map((route) => ({ method: route.endpoint.method, path: route.endpoint.path, route })),
  );
  return (method: string, path: string): { route: Route; params: Record<string, string> } => {
    const matched = match(method, path);
    if (!matched) throw new AppError('UNKNOWN_CALL');
    if ('allowedMethods' in matched) {
      throw new AppError('METHOD_NOT_ALLOWED', undefined, { allow: matched.allowedMethods.join(', ') });
    }
    return { route: matched.endpoint.route, params: matched.params };
  };
}

function checkReply(endpoint: AnyEndpoint, data: unknown): void {
  const result = endpoint.reply.safeParse(data);
  if (result.success) return;
  const paths = result.error.issues.map((issue) => `${issue.path.map(String).join('.')} (${issue.code})`);
  throw new Error(`${endpoint.name} sent a reply that violates its contract: ${paths.join(', ')}`);
}
