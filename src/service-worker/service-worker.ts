import {
  addStoredPageBanner,
  getPathLocale,
  isBuiltFile,
  isPublicImage,
  isPublicPage,
  isStorableUrl,
  listPageFiles,
} from './stored-pages.ts';
import { CACHE_PREFIX, deleteCaches, type FetchEvent, worker } from './worker-scope.ts';

// Stores visited public pages and shows them without a connection. Pages come from the network first, so a
// new build is shown at the next navigation; its worker deletes the data of older builds.

/** Changes with each build; set when the worker is bundled. */
declare const BUILD_ID: string;

const PAGE_CACHE = `${CACHE_PREFIX}pages-${BUILD_ID}`;
const FILE_CACHE = `${CACHE_PREFIX}files-${BUILD_ID}`;
const IMAGE_CACHE = `${CACHE_PREFIX}images-${BUILD_ID}`;
const MAX_ENTRIES = { [PAGE_CACHE]: 60, [FILE_CACHE]: 200, [IMAGE_CACHE]: 200 };

// Milliseconds after which the stored page is shown, or the offline page if none is stored.
const STORED_PAGE_AFTER_MS = 4000;
const OFFLINE_PAGE_AFTER_MS = 10_000;

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (getPathLocale(pathname)) event.respondWith(loadPage(event));
  } else if (isBuiltFile(pathname)) event.respondWith(loadBuiltFile(event));
  else if (isPublicImage(pathname)) event.respondWith(loadImage(event));
});

async function activate(): Promise<void> {
  await deleteCaches([PAGE_CACHE, FILE_CACHE, IMAGE_CACHE]);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // Open pages were loaded without this worker.
  const pages = await worker.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map(({ url }) => storeOpenPage(new URL(url))));
}

async function storeOpenPage(url: URL): Promise<void> {
  await storeOfflinePage(url.pathname);
  if (isStorableUrl(url)) await fetchAndStore(url.pathname);
}

/** Stores the offline page in the language of a page. */
async function storeOfflinePage(path: string): Promise<void> {
  const locale = getPathLocale(path);
  if (locale && !(await findStored(PAGE_CACHE, `/${locale}/offline`)))
    await fetchAndStore(`/${locale}/offline`);
}

async function fetchAndStore(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit' }).catch(() => undefined);
  if (response && isPublicPage(response)) await storePage(path, response);
}

async function storePage(path: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  await store(PAGE_CACHE, path, response);
  const files = await caches.open(FILE_CACHE);
  for (const file of listPageFiles(html))
    if (!(await files.match(file))) await files.add(file).catch(() => {});
}

async function findStored(cacheName: string, key: Request | string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, { ignoreVary: true });
}

/** Stores a response as the newest entry and deletes the oldest. When the disk is full, nothing is stored. */
async function store(cacheName: string, key: Request | string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -(MAX_ENTRIES[cacheName] ?? 0)).map((oldKey) => cache.delete(oldKey)));
  } catch {
    // Pages also work without the cache.
  }
}

async function loadPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  // Pages are stored only without a query: a query may select other products.
  const stored = isStorableUrl(url) ? await findStored(PAGE_CACHE, url.pathname) : undefined;
  const fromNetwork = fetchPage(event, url);
  // The response is stored even when it arrives too late to be shown.
  event.waitUntil(fromNetwork.catch(() => undefined));
  try {
    return await withTimeout(fromNetwork, stored ? STORED_PAGE_AFTER_MS : OFFLINE_PAGE_AFTER_MS);
  } catch {
    if (stored) return showStored(stored, url.pathname);
    const offlinePage = await findStored(PAGE_CACHE, `/${getPathLocale(url.pathname)}/offline`);
    return offlinePage ? withStatus(offlinePage, 503) : Response.error();
  }
}

async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isStorableUrl(url) && isPublicPage(response)) {
    event.waitUntil(storePage(url.pathname, response.clone()).then(() => storeOfflinePage(url.pathname)));
  }
  return response;
}

async function showStored(stored: Response, path: string): Promise<Response> {
  const html = addStoredPageBanner(await stored.text(), getPathLocale(path));
  return new Response(html, { headers: stored.headers });
}

const withStatus = ({ body, headers }: Response, status: number): Response =>
  new Response(body, { status, headers });

async function loadBuiltFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await findStored(FILE_CACHE, request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(store(FILE_CACHE, request, response.clone()));
  return response;
}

async function loadImage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200 && !(await findStored(IMAGE_CACHE, request)))
      event.waitUntil(store(IMAGE_CACHE, request, response.clone()));
    return response;
  } catch (error) {
    const stored = await findStored(IMAGE_CACHE, request);
    if (stored) return stored;
    throw error;
  }
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('timeout'));
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
