import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { PageCache } from '#lib/cache/page-cache.ts';
import { createLogger, logError, type WriteLine } from '#lib/logger.server.ts';
import { createAccessLog } from './access-log.ts';
import { negotiateEncoding } from './compression/negotiate-encoding.ts';
import { isHealthPath, type ServerLifecycle, sendHealth } from './health.ts';
import { forceMaintenanceStatus, resolveMaintenancePath, sendMaintenancePage } from './maintenance.ts';
import type { Metrics } from './metrics/metrics.ts';
import {
  type AstroHandler,
  type AstroHandlerOptions,
  handleWithAstro,
  replaceEmptyError,
} from './pages/astro-handler.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { sendCachedPage } from './pages/send-cached-page.ts';
import { isSameOrigin } from './request/csrf.ts';
import { DEFAULT_LIMITS, getMaxBodyBytes, isApiPath, isUploadPath, type Limits } from './request/limits.ts';
import { getMethodError, listAllowedMethods } from './request/methods.ts';
import { readBody } from './request/read-body.ts';
import { parseRequestTarget } from './request/request-target.ts';
import { handleClientError } from './response/client-error.ts';
import { sendError } from './response/error-page.ts';
import { FrontResponse } from './response/front-response.ts';
import { completeHeaders, createDefaultHeaders } from './response/headers.ts';
import { loadStaticFiles, type StaticFiles } from './static/static-files.ts';

export interface FrontServerOptions {
  /** Astro's handler; requests that arrive before it is loaded wait for it. */
  handler: AstroHandler | Promise<AstroHandler>;
  /** The build's folder of public files. */
  clientDir: string;
  pageCache: PageCache;
  siteUrl: string;
  /** Whether search engines are excluded. */
  isTestEnvironment?: boolean;
  /** Whether a proxy appends the client's address to `x-forwarded-for`. */
  trustsProxy?: boolean;
  /** Whether the shop is closed for maintenance; called for every request. */
  isUnderMaintenance?: () => boolean;
  /** False where browsers must remove the service worker. */
  hasServiceWorker?: boolean;
  /** Counts requests, and serves the metrics at `/metrics`. */
  metrics?: Metrics | undefined;
  /** Whether to log every request, not only server errors. */
  logAll?: boolean;
  /** Writes a log line; standard output by default. */
  writeLog?: WriteLine;
  limits?: Partial<Limits>;
}

export interface FrontServer {
  server: Server;
  lifecycle: ServerLifecycle;
  limits: Limits;
}

/** Data that all requests of a server share. */
interface FrontContext {
  astroOptions: AstroHandlerOptions;
  staticFiles: StaticFiles;
  limits: Limits;
  lifecycle: ServerLifecycle;
  metrics: Metrics | undefined;
  /** Whether the shop is closed for maintenance. */
  isUnderMaintenance: () => boolean;
  /** Whether there is room for the body of an upload, which is counted until the response ends. */
  acceptUpload: (response: FrontResponse, path: string) => boolean;
}

/** Creates the HTTP server that handles requests before and after Astro. */
export function createFrontServer(options: FrontServerOptions): FrontServer {
  const { siteUrl, isTestEnvironment = false, hasServiceWorker, metrics } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const lifecycle: ServerLifecycle = { isStarted: false, isDraining: false };
  const handler = Promise.resolve(options.handler);
  handler.then(
    () => {
      lifecycle.isStarted = true;
    },
    () => undefined,
  );
  const renderQueue = createRenderQueue(limits);
  metrics?.watchRenderQueue(renderQueue);
  const context: FrontContext = {
    astroOptions: {
      handler,
      pageCache: options.pageCache,
      siteUrl,
      trustsProxy: options.trustsProxy ?? false,
      defaultHeaders: createDefaultHeaders({ siteUrl, isTestEnvironment }),
      renderQueue,
      responseTimeMs: limits.responseTimeMs,
    },
    staticFiles: loadStaticFiles(options.clientDir, siteUrl, { hasServiceWorker }),
    limits,
    lifecycle,
    metrics,
    isUnderMaintenance: options.isUnderMaintenance ?? (() => false),
    acceptUpload: createUploadLimit(limits.maxUploads),
  };
  return { server: createHttpServer(context, createRequestListener(context, options)), lifecycle, limits };
}

type RequestListener = (request: IncomingMessage, response: FrontResponse) => void;

function createHttpServer({ limits, astroOptions }: FrontContext, onRequest: RequestListener): Server {
  const server = createServer({
    ServerResponse: FrontResponse as never,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeMs,
    requestTimeout: limits.requestTimeMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: 500,
    // `handleRequest` checks the Host header instead: Node's own 400 would lack the security headers.
    requireHostHeader: false,
  });
  server.on('request', onRequest as never);
  // Clients that send `expect: 100-continue` are asked for the body only after its length is checked.
  server.on('checkContinue', onRequest as never);
  server.on('checkExpectation', onRequest as never);
  server.on('clientError', (error, socket) => handleClientError(error, socket, astroOptions.defaultHeaders));
  return server;
}

/** Handles each request, completes the headers of its response, counts and logs it. */
function createRequestListener(
  context: FrontContext,
  { logAll = false, writeLog }: Pick<FrontServerOptions, 'logAll' | 'writeLog'>,
): RequestListener {
  const { astroOptions, staticFiles, lifecycle, metrics } = context;
  const logger = createLogger(writeLog);
  const log = createAccessLog(logAll, logger);
  return (request, response) => {
    const url = request.url ?? '/';
    const method = request.method ?? 'GET';
    const path = url.split('?', 1)[0] ?? url;
    response.findErrorPage = staticFiles.findErrorPage;
    response.onBeforeHeaders = (status) => {
      if (!response.hasResponded && replaceEmptyError(response, status, path)) return true;
      if (status >= 400) staticFiles.applyErrorPageCsp(response, status);
      completeHeaders(response, status, astroOptions.defaultHeaders);
      return false;
    };
    if (lifecycle.isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      log(request, response, url, method);
      metrics?.countRequest(path, response);
    });
    handleRequest(context, request, response, url).catch((error: unknown) => {
      sendError(response, 500, path);
      logError('failure', error, { reference: response.referenceCode, method, path }, logger);
      if (!response.hasResponded) response.destroy();
    });
  };
}

/** Forms with photos are held in memory, so only a few are accepted at a time. */
function createUploadLimit(maxUploads: number): FrontContext['acceptUpload'] {
  let uploads = 0;
  return (response, path) => {
    if (!isUploadPath(path)) return true;
    if (uploads >= maxUploads) return false;
    uploads += 1;
    response.once('close', () => {
      uploads -= 1;
    });
    return true;
  };
}

async function handleRequest(
  context: FrontContext,
  request: IncomingMessage,
  response: FrontResponse,
  url: string,
): Promise<void> {
  const { astroOptions, staticFiles, limits } = context;
  const { pageCache, defaultHeaders } = astroOptions;
  const method = request.method ?? 'GET';
  const isRead = method === 'GET' || method === 'HEAD';
  const isUnderMaintenance = context.isUnderMaintenance();
  if (!hasOneHost(request)) return sendError(response, 400, '');
  // The key of a page without a query is its path: most requests end here.
  if (isRead && !isUnderMaintenance) {
    const cachedPage = pageCache.find(url);
    if (cachedPage?.isFresh)
      return sendCachedPage(request, response, cachedPage.page, 'HIT', pageCache, defaultHeaders);
  }
  response.encoding = negotiateEncoding(request.headers);
  if (url.length > limits.maxUrlLength) return sendError(response, 414, '');
  const target = parseRequestTarget(url);
  if (target.kind === 'malformed') return sendError(response, 400, '');
  if (target.kind === 'redirect') return redirect(response, target.location);
  const { path } = target;
  const methodError = getMethodError(method, path);
  if (methodError) {
    return sendError(response, methodError, path, {
      headers: { allow: listAllowedMethods(path).join(', ') },
    });
  }
  // Astro also routes its error page: a request for it would return 500 and log an error.
  if (path === '/500') return sendError(response, 404, path);
  if (isHealthPath(path)) return sendHealth(response, path, context.lifecycle);
  if (context.metrics && path === '/metrics') return context.metrics.send(request, response);

  const canonicalPath = staticFiles.toCanonicalPath(path);
  if (canonicalPath !== undefined) return redirect(response, canonicalPath + target.search);
  const file = staticFiles.find(path);
  if (file !== undefined && !(isUnderMaintenance && staticFiles.isPage(path))) {
    if (isRead) return staticFiles.send(request, response, path, file);
    return sendError(response, 405, path, { headers: { allow: 'GET, HEAD' } });
  }
  if (isUnderMaintenance) return handleMaintenance(context, request, response, path);
  if (method === 'OPTIONS' && !isApiPath(path)) {
    return response.respond(204, { allow: listAllowedMethods(path).join(', ') });
  }
  if (!isSameOrigin(request, astroOptions.siteUrl)) return sendError(response, 403, path);
  if (!isRead && !(await receiveBody(context, request, response, path))) return;
  return handleWithAstro(request, response, target, astroOptions);
}

/** Reads the body of a request, for Astro; sends an error and returns false when that fails. */
async function receiveBody(
  { limits, acceptUpload }: FrontContext,
  request: IncomingMessage,
  response: FrontResponse,
  path: string,
): Promise<boolean> {
  if (!acceptUpload(response, path)) {
    sendError(response, 503, path, { headers: { 'retry-after': '5' } });
    return false;
  }
  const body = await readBody(request, response, getMaxBodyBytes(path, limits));
  if (body.kind !== 'body') {
    sendError(response, body.kind === 'too-large' ? 413 : 400, path);
    return false;
  }
  // Astro reads an already consumed body from this property.
  Reflect.set(request, 'body', body.bytes);
  return true;
}

async function handleMaintenance(
  { astroOptions, staticFiles }: FrontContext,
  request: IncomingMessage,
  response: FrontResponse,
  path: string,
): Promise<void> {
  response.isMaintenance = true;
  const maintenancePath = resolveMaintenancePath(request, response, path);
  if (maintenancePath === undefined) return;
  forceMaintenanceStatus(response, path);
  const file = staticFiles.find(maintenancePath);
  if (file !== undefined) return sendMaintenancePage(request, response, maintenancePath, file, staticFiles);
  return handleWithAstro(request, response, { path: maintenancePath, search: '' }, astroOptions);
}

/** Whether a request has one Host header; before HTTP/1.1 it may have none. */
function hasOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}

function redirect(response: FrontResponse, location: string): void {
  response.respond(308, { location, 'cache-control': 'public, max-age=3600' });
}
