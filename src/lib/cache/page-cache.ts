import { LRUCache } from 'lru-cache';
import { type CachedPage, type CacheStatus, getFreshness, getPageBytes } from './cached-page.ts';

const MEGABYTE = 1024 * 1024;
const PAGE_CACHE = Symbol.for('binaa.pages');

// Requests that wait for a hanging render give up after this time and render the page themselves.
const RENDER_TIMEOUT_MS = 10_000;

export interface PageCacheOptions {
  /** Maximum bytes of all pages together. */
  maxBytes?: number;
  now?: () => number;
}

/** A render in progress; other requests for the page wait for `page`. */
export interface PendingRender {
  readonly page: Promise<CachedPage | undefined>;
  /** Stores the page, unless a purge happened during the render, and resolves `page`. */
  finish(page: CachedPage | undefined): void;
}

interface PageHandoff {
  page?: CachedPage;
  state?: CacheStatus;
}

// Bounded by bytes, because pages differ in size by a factor of a hundred. A page larger than a quarter of the
// cache is not stored: it would evict too many others.
function createPageCache(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, maxEntrySize: Math.floor(maxSize / 4) });
}

export class PageCache {
  // Pages with a query have a separate partition: visitors can invent any number of queries, and those
  // must not evict pages without one.
  readonly #pagesWithoutQuery: LRUCache<string, CachedPage>;
  readonly #pagesWithQuery: LRUCache<string, CachedPage>;
  readonly #pendingRenders = new Map<string, PendingRender>();
  readonly #handoffs = new Map<string, PageHandoff>();
  readonly #now: () => number;
  #purges = 0;

  constructor({ maxBytes = 64 * MEGABYTE, now = Date.now }: PageCacheOptions = {}) {
    this.#pagesWithoutQuery = createPageCache(Math.floor((maxBytes * 3) / 4));
    this.#pagesWithQuery = createPageCache(Math.floor(maxBytes / 4));
    this.#now = now;
  }

  find(key: string): { page: CachedPage; isFresh: boolean } | undefined {
    const partition = this.#partition(key);
    const page = partition.get(key);
    if (!page) return undefined;
    const state = getFreshness(page, this.#now());
    if (state === 'expired') partition.delete(key);
    return state === 'fresh' || state === 'stale' ? { page, isFresh: state === 'fresh' } : undefined;
  }

  /**
   * Returns the page that may be shown when a new one cannot be rendered, until its `staleIfError` has passed.
   */
  findFallback(key: string): CachedPage | undefined {
    const page = this.#partition(key).get(key);
    return page && getFreshness(page, this.#now()) !== 'expired' ? page : undefined;
  }

  getPendingRender(key: string): PendingRender | undefined {
    return this.#pendingRenders.get(key);
  }

  startRender(key: string): PendingRender {
    const { promise, resolve } = Promise.withResolvers<CachedPage | undefined>();
    const purges = this.#purges;
    const release = (page: CachedPage | undefined) => {
      if (this.#pendingRenders.get(key) === render) this.#pendingRenders.delete(key);
      resolve(page);
    };
    const timeout = setTimeout(release, RENDER_TIMEOUT_MS, undefined);
    const render: PendingRender = {
      page: promise,
      finish: (page) => {
        clearTimeout(timeout);
        // A page read before a purge may be outdated: it is served to the waiting requests and not stored.
        if (page && purges === this.#purges)
          this.#partition(key).set(key, page, { size: getPageBytes(page) });
        release(page);
      },
    };
    this.#pendingRenders.set(key, render);
    return render;
  }

  /** Deletes a page that must no longer be shared. */
  delete(key: string): void {
    this.#partition(key).delete(key);
  }

  /** Adds the bytes of another encoding to the size of a stored page; ignores pages no longer stored. */
  addBytes(page: CachedPage, bytes: number): void {
    const pages = this.#partition(page.key);
    const entry = pages.info(page.key);
    if (entry?.value !== page) return;
    // `set` keeps the old size of a value that is already stored.
    pages.delete(page.key);
    pages.set(page.key, page, { size: (entry.size ?? 0) + bytes });
  }

  purgeTags(tags: Iterable<string>): number {
    const tagSet = new Set(tags);
    return this.#purge((page) => [...page.tags].some((tag) => tagSet.has(tag)));
  }

  /** Deletes the page at this path with all its queries; returns the number of deleted pages. */
  purgePath(path: string): number {
    return this.#purge((page) => page.path === path);
  }

  purgeAll(): number {
    return this.#purge(() => true);
  }

  // The front server opens a handoff per request and names it in a header; the provider puts the cached page
  // into it, so that its compressed body is sent without being decompressed.
  openHandoff(): { name: string; handoff: PageHandoff } {
    const name = crypto.randomUUID();
    const handoff: PageHandoff = {};
    this.#handoffs.set(name, handoff);
    return { name, handoff };
  }

  fillHandoff(name: string | null, page: CachedPage, state: CacheStatus): boolean {
    const handoff = name === null ? undefined : this.#handoffs.get(name);
    if (!handoff) return false;
    handoff.page = page;
    handoff.state = state;
    return true;
  }

  closeHandoff(name: string): void {
    this.#handoffs.delete(name);
  }

  get now(): number {
    return this.#now();
  }

  get stats(): {
    pagesWithoutQuery: number;
    pagesWithQuery: number;
    bytes: number;
    pendingRenders: number;
    handoffs: number;
  } {
    return {
      pagesWithoutQuery: this.#pagesWithoutQuery.size,
      pagesWithQuery: this.#pagesWithQuery.size,
      bytes: this.#pagesWithoutQuery.calculatedSize + this.#pagesWithQuery.calculatedSize,
      pendingRenders: this.#pendingRenders.size,
      handoffs: this.#handoffs.size,
    };
  }

  #partition(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.#pagesWithQuery : this.#pagesWithoutQuery;
  }

  #purge(matches: (page: CachedPage) => boolean): number {
    this.#purges += 1;
    this.#pendingRenders.clear();
    let deletedCount = 0;
    for (const partition of [this.#pagesWithoutQuery, this.#pagesWithQuery]) {
      for (const page of [...partition.values()]) {
        if (matches(page) && partition.delete(page.key)) deletedCount += 1;
      }
    }
    return deletedCount;
  }
}

// The front server and the site's bundle each load this module; they share one store.
export function getPageCache(): PageCache {
  const globalScope = globalThis as { [PAGE_CACHE]?: PageCache };
  globalScope[PAGE_CACHE] ??= new PageCache();
  return globalScope[PAGE_CACHE];
}

export function purgeTags(tags: Iterable<string>): number {
  return getPageCache().purgeTags(tags);
}

export function purgeAll(): number {
  return getPageCache().purgeAll();
}
