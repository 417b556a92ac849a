// The parts of the global scope that the service worker uses: TypeScript's types of pages and of workers
// exclude each other.

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Response that the browser requested while the worker started; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handle: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** Prefix of the caches of all builds. */
export const CACHE_PREFIX = 'binaa-';

/** Deletes the shop's caches except those with these names. */
export async function deleteCaches(exceptNames: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !exceptNames.includes(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
