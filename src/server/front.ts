import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { PageStore } from '#lib/cache/store.ts';
import { createLogger, logError, type WriteLine } from '#lib/logger.server.ts';
import { encodingFor } from './accept.ts';
import { Answer } from './answer.ts';
import { refuseBroken } from './broken.ts';
import { fail } from './failures.ts';
import { dress, fixedHeaders } from './headers.ts';
import { answerHealth, isHealth, type Life } from './health.ts';
import { isApi, LIMITS, type Limits, methodsOf, readBody, refusedMethod } from './limits.ts';
import { createAccessLog } from './log.ts';
import { closeDoor, maintenancePath, sendClosed } from './maintenance.ts';
import { isOwnOrigin } from './origin.ts';
import { sendPage } from './pages.ts';
import { askSite, type Handler, replacesError } from './site.ts';
import { openStatic } from './static.ts';
import { readTarget } from './target.ts';

export interface FrontOptions {
  /** Astro's handler; requests that come before it is loaded wait for it. */
  handler: Handler | Promise<Handler>;
  /** The build's folder of public files. */
  clientDir: string;
  store: PageStore;
  siteUrl: string;
  /** Behind a proxy that writes the visitor's address last into `x-forwarded-for`. */
  trustsProxy?: boolean;
  maintenance?: boolean;
  /** Log every request, not only those that fail. */
  logAll?: boolean;
  /** Where log lines go; standard output by default. */
  write?: WriteLine;
  limits?: Partial<Limits>;
}

export interface Front {
  server: Server;
  life: Life;
  limits: Limits;
}

/** The shop's front: everything that happens to a request before and after Astro. */
export function createFront(options: FrontOptions): Front {
  const { store, siteUrl, trustsProxy = false, maintenance = false } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const life: Life = { started: false, draining: false };
  const fixed = fixedHeaders(siteUrl);
  const statics = openStatic(options.clientDir, siteUrl);
  const logger = createLogger(options.write);
  const log = createAccessLog(options.logAll ?? false, logger);
  const handler = Promise.resolve(options.handler);
  handler.then(
    () => {
      life.started = true;
    },
    () => undefined,
  );
  const site = { handler, store, siteUrl, trustsProxy, fixed, answerTime: limits.answerTime };

  async function answerRequest(request: IncomingMessage, answer: Answer, url: string): Promise<void> {
    const method = request.method ?? 'GET';
    const reads = method === 'GET' || method === 'HEAD';
    // The key of a page without a query is its path: the busiest requests end here.
    if (reads && !maintenance) {
      const found = store.find(url);
      if (found?.fresh) return sendPage(request, answer, found.page, 'HIT', store, fixed);
    }
    answer.encoding = encodingFor(request.headers);
    if (url.length > limits.url) return fail(answer, 414, '');
    if (request.headers.host === undefined && request.httpVersion === '1.1') return fail(answer, 400, '');
    const target = readTarget(url);
    if (target.kind === 'malformed') return fail(answer, 400, '');
    if (target.kind === 'redirect') return redirect(answer, target.location);
    const { path } = target;
    const refused = refusedMethod(method, path);
    if (refused) return fail(answer, refused, path, { headers: { allow: methodsOf(path).join(', ') } });
    if (isHealth(path)) return answerHealth(answer, path, life);

    const page = statics.pageOf(path);
    if (page !== undefined) return redirect(answer, page + target.search);
    const file = statics.find(path);
    if (file !== undefined && !(maintenance && statics.isPage(path))) {
      if (reads) return statics.send(request, answer, path, file);
      return fail(answer, 405, path, { headers: { allow: 'GET, HEAD' } });
    }
    if (maintenance) return answerClosed(request, answer, path);
    if (method === 'OPTIONS' && !isApi(path)) {
      return answer.settle(204, { allow: methodsOf(path).join(', ') });
    }
    if (!isOwnOrigin(request, siteUrl)) return fail(answer, 403, path);

    if (!reads) {
      const body = await readBody(request, answer, isApi(path) ? limits.apiBody : limits.body);
      if (body.kind === 'too-large') return fail(answer, 413, path);
      if (body.kind === 'broken') return fail(answer, 400, path);
      // Astro takes a body that was read already from here.
      Reflect.set(request, 'body', body.bytes);
    }
    return askSite(request, answer, target, site);
  }

  async function answerClosed(request: IncomingMessage, answer: Answer, path: string): Promise<void> {
    const closed = maintenancePath(request, answer, path);
    if (closed === undefined) return;
    closeDoor(answer, path);
    const file = statics.find(closed);
    if (file !== undefined) return sendClosed(request, answer, closed, file, statics);
    return askSite(request, answer, { path: closed, search: '' }, site);
  }

  function listen(request: IncomingMessage, answer: Answer): void {
    const url = request.url ?? '/';
    const method = request.method ?? 'GET';
    const path = url.split('?', 1)[0] ?? url;
    answer.onHead = (status) => {
      if (!answer.settled && replacesError(answer, status, path)) return true;
      if (status >= 400) statics.lendPolicy(answer, status);
      dress(answer, status, fixed);
      return false;
    };
    if (life.draining) answer.shouldKeepAlive = false;
    answer.once('close', () => log(request, answer, url, method));
    answerRequest(request, answer, url).catch((error: unknown) => {
      fail(answer, 500, path);
      logError('failure', error, { reference: answer.reference, method, path }, logger);
      if (!answer.settled) answer.destroy();
    });
  }

  const server = createServer({
    ServerResponse: Answer as never,
    maxHeaderSize: limits.headers,
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: 500,
    // Checked above: Node would refuse without our headers.
    requireHostHeader: false,
  });
  server.on('request', listen as never);
  // The body is asked for only once its length is known to be acceptable.
  server.on('checkContinue', listen as never);
  server.on('checkExpectation', listen as never);
  server.on('clientError', (error, socket) => refuseBroken(error, socket, fixed));
  return { server, life, limits };
}

function redirect(answer: Answer, location: string): void {
  answer.settle(308, { location, 'cache-control': 'public, max-age=3600' });
}
