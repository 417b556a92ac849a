import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PageCache } from '#lib/cache/page-cache.ts';
import type { PrimaryChannel } from '#lib/cluster/primary-channel.server.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import type { FrontResponse } from '../response/front-response.ts';
import { getRouteLabel } from './route-label.ts';

const COUNTS = Symbol.for('binaa.counts');
const COUNTS_TIMEOUT_MS = 2000;

/** Counts read from the embedded backend's database; there are none with a remote backend. */
interface BackendCounts {
  orders: { status: string; count: number }[];
  paymentsWaiting: number;
  messages: { status: string; count: number }[];
}

/** Metrics of this process, and of the other workers, in the text format of Prometheus. */
export interface Metrics {
  /** Sets the render queue whose length is reported. */
  watchRenderQueue(queue: Pick<RenderQueue, 'lengths'>): void;
  /** Counts a request when its response is complete. */
  countRequest(path: string, response: FrontResponse): void;
  /** Sends all metrics to a request that has the token. */
  send(request: IncomingMessage, response: FrontResponse): Promise<void>;
}

interface MetricsOptions {
  token: string;
  pageCache: PageCache;
  /** Set in a worker: the channel by which the metrics of all workers are read. */
  primary?: PrimaryChannel | undefined;
  /** Value of the label `worker`: the counters of a restarted worker begin at 0. */
  workerNumber?: number | undefined;
}

export async function createMetrics({
  token,
  pageCache,
  primary,
  workerNumber,
}: MetricsOptions): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  if (workerNumber !== undefined) registry.setDefaultLabels({ worker: String(workerNumber) });
  prometheus.collectDefaultMetrics({ register: registry });
  const countRequest = createRequestMetrics(prometheus, registry);
  const watchRenderQueue = createLoadGauges(prometheus, registry, pageCache);
  // Metrics of the whole shop, which are the same in each worker.
  const shopRegistry = new prometheus.Registry();
  const collectCounts = createBackendGauges(prometheus, shopRegistry);
  primary?.on('readMetrics', async ({ id }) => {
    primary.send({ kind: 'metrics', id, metrics: await registry.getMetricsAsJSON() });
  });

  /** Returns the metrics of all workers, or of this process when it is the only one. */
  async function readWorkerMetrics(): Promise<string> {
    const workers = await primary?.call('readMetrics', null);
    const combined = workers ? prometheus.AggregatorRegistry.aggregate(workers as object[]) : registry;
    return await combined.metrics();
  }

  return {
    watchRenderQueue,
    countRequest,
    async send(request, response) {
      if (!hasToken(request, token)) {
        response.respond(401, { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
        return;
      }
      await collectCounts();
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      response.respond(200, headers, (await readWorkerMetrics()) + (await shopRegistry.metrics()));
    },
  };
}

type Prometheus = typeof import('prom-client');
type MetricsRegistry = InstanceType<Prometheus['Registry']>;

/** Returns the function that counts a request when its response is complete. */
function createRequestMetrics(
  { Counter, Histogram }: Prometheus,
  registry: MetricsRegistry,
): Metrics['countRequest'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'binaa_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'binaa_request_duration_seconds',
    help: 'Time until a response is complete',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const pages = new Counter({
    name: 'binaa_page_cache_requests_total',
    help: 'Requests of pages that may be stored, by the result of the page cache',
    labelNames: ['result'],
    registers,
  });
  return (path, response) => {
    const route = getRouteLabel(path);
    requests.inc({ route, status: response.statusCode });
    durations.observe({ route }, (performance.now() - response.startedAt) / 1000);
    if (response.cacheStatus) pages.inc({ result: response.cacheStatus });
  };
}

/** Creates the gauges of page cache and render queue; returns the function that sets the queue. */
function createLoadGauges(
  { Gauge }: Prometheus,
  registry: MetricsRegistry,
  pageCache: PageCache,
): Metrics['watchRenderQueue'] {
  let renderQueue: Pick<RenderQueue, 'lengths'> | undefined;
  const addGauge = (name: string, help: string, readValue: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(readValue());
      },
    });
  addGauge(
    'binaa_page_cache_pages',
    'Stored pages',
    () => pageCache.stats.pagesWithoutQuery + pageCache.stats.pagesWithQuery,
  );
  addGauge('binaa_page_cache_bytes', 'Bytes of all stored pages', () => pageCache.stats.bytes);
  addGauge(
    'binaa_render_queue_waiting',
    'Pages that wait to be rendered',
    () => renderQueue?.lengths.waiting ?? 0,
  );
  addGauge(
    'binaa_render_queue_rendering',
    'Pages that are being rendered',
    () => renderQueue?.lengths.rendering ?? 0,
  );
  return (queue) => {
    renderQueue = queue;
  };
}

/** Creates the gauges of the backend's counts; returns the function that updates them. */
function createBackendGauges({ Gauge }: Prometheus, registry: MetricsRegistry): () => Promise<void> {
  const registers = [registry];
  const databaseUp = new Gauge({
    name: 'binaa_database_up',
    help: '1 when the database has answered within two seconds; without it there are no counts of orders',
    registers,
  });
  const orders = new Gauge({
    name: 'binaa_orders',
    help: 'Orders by status',
    labelNames: ['status'],
    registers,
  });
  const paymentsWaiting = new Gauge({
    name: 'binaa_payments_waiting',
    help: 'Payments that are started or authorised, and not yet paid, declined or expired',
    registers,
  });
  const messages = new Gauge({
    name: 'binaa_outbox_messages',
    help: 'Messages of the outbox by status',
    labelNames: ['status'],
    registers,
  });
  return async () => {
    const counts = await readBackendCounts();
    orders.reset();
    messages.reset();
    paymentsWaiting.remove();
    if (counts === 'none') return databaseUp.remove();
    databaseUp.set(counts ? 1 : 0);
    for (const { status, count } of counts?.orders ?? []) orders.set({ status }, count);
    for (const { status, count } of counts?.messages ?? []) messages.set({ status }, count);
    if (counts) paymentsWaiting.set(counts.paymentsWaiting);
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}

// Reads the counts by a function that the embedded backend registers; `none` with a remote backend, undefined
// when the database does not respond.
async function readBackendCounts(): Promise<BackendCounts | undefined | 'none'> {
  const readCounts = (globalThis as { [COUNTS]?: () => Promise<BackendCounts | undefined> })[COUNTS];
  if (!readCounts) return 'none';
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, COUNTS_TIMEOUT_MS, new Error('The database does not answer'));
  try {
    return (await Promise.race([readCounts(), timeout])) ?? 'none';
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
