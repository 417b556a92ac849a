import type { CacheProvider, CacheProviderFactory } from 'astro';
import { getArrivalsExpiry } from '#lib/locale/delivery/delivery-plan.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { getCacheLifetime, readPage } from './cacheable-response.ts';
import type { CachedPage, CacheStatus } from './cached-page.ts';
import { getPageCache, type PageCache, type PendingRender } from './page-cache.ts';
import { getEncodedBody } from './page-encoding.server.ts';
import { getPageKey, type PageKey } from './page-key.ts';

/** Request header in which the front server names the handoff that receives the cached page. */
export const HANDOFF_HEADER = 'x-binaa-handoff';

// If rendering takes longer, the outdated page is sent, and the new one is cached when it is ready.
const FALLBACK_AFTER_MS = 3000;

type Next = () => Promise<Response>;
type Rendered = { page: CachedPage } | { response: Response };

/** Returns when the arrival dates on a page become outdated: at noon or midnight of its country. */
function getTextExpiry({ key }: PageKey, now: number): number | undefined {
  const { locale } = splitLocalePath(key.split('?', 1)[0] ?? key);
  return locale && getArrivalsExpiry(locale.country, now);
}

async function discardResponse(rendered: Rendered): Promise<void> {
  if ('response' in rendered) await rendered.response.body?.cancel();
}

/** Creates Astro's cache provider on top of the page cache. */
export function createPageCacheProvider(pageCache: PageCache): CacheProvider {
  // Renders the page for all waiting requests. Returns the response itself when it must not be cached.
  async function renderPage(pageKey: PageKey, next: Next): Promise<Rendered> {
    const render = pageCache.startRender(pageKey.key);
    let page: CachedPage | undefined;
    try {
      // Computed from the start of rendering: a page that is rendered over midnight may contain the old dates.
      const startedAt = pageCache.now;
      const response = await next();
      const lifetime = getCacheLifetime(response, pageCache.now, getTextExpiry(pageKey, startedAt));
      if (!lifetime) {
        // A temporary server error must not evict the stored page.
        if (response.status < 500) pageCache.delete(pageKey.key);
        return { response };
      }
      page = await readPage(response, pageKey, lifetime, pageCache.now);
      return { page };
    } finally {
      render.finish(page);
    }
  }

  async function reply(request: Request, page: CachedPage, state: CacheStatus): Promise<Response> {
    if (pageCache.fillHandoff(request.headers.get(HANDOFF_HEADER), page, state)) return new Response(null);
    const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
    headers.set('etag', page.etag);
    headers.set('x-cache', state);
    const body =
      request.method === 'HEAD' ? null : new Uint8Array(await getEncodedBody(page, 'identity', pageCache));
    return new Response(body, { status: page.status, headers });
  }

  /**
   * Waits for a page that another request renders; renders the page itself if that one turns out not to be
   * cacheable.
   */
  async function waitForRender(pending: PendingRender, next: Next): Promise<Rendered> {
    const page = await pending.page;
    return page ? { page } : { response: await next() };
  }

  /**
   * Renders a page of which an old version is cached; the old version is sent when the backend fails or is
   * slow.
   */
  async function renderOrFallBack(
    request: Request,
    pageKey: PageKey,
    next: Next,
    fallback: CachedPage,
  ): Promise<Response> {
    const pending = pageCache.getPendingRender(pageKey.key);
    const renderPromise = pending ? waitForRender(pending, next) : renderPage(pageKey, next);
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, FALLBACK_AFTER_MS, undefined);
    const rendered = await Promise.race([renderPromise.catch(() => undefined), timeout]);
    clearTimeout(timer);
    if (rendered && 'page' in rendered) return reply(request, rendered.page, pending ? 'HIT' : 'MISS');
    if (rendered && rendered.response.status < 500) return rendered.response;
    renderPromise.then(discardResponse).catch(() => undefined);
    return reply(request, fallback, 'STALE');
  }

  return {
    name: 'binaa-pages',

    async onRequest({ request, url, logger }, next) {
      const renderNext = next as Next;
      const pageKey = request.method === 'GET' ? getPageKey(url.pathname, url.search) : undefined;
      if (!pageKey) return renderNext();

      const cached = pageCache.find(pageKey.key);
      if (cached?.isFresh) return reply(request, cached.page, 'HIT');
      if (cached) {
        if (!pageCache.getPendingRender(pageKey.key)) {
          renderPage(pageKey, renderNext).catch((error: unknown) => {
            logger.warn(`A stale page stays: ${pageKey.key} could not be rendered again (${String(error)}).`);
          });
        }
        return reply(request, cached.page, 'STALE');
      }

      const fallback = pageCache.findFallback(pageKey.key);
      if (fallback) return renderOrFallBack(request, pageKey, renderNext, fallback);

      const pendingRender = pageCache.getPendingRender(pageKey.key);
      if (pendingRender) {
        const sharedPage = await pendingRender.page;
        return sharedPage ? reply(request, sharedPage, 'HIT') : renderNext();
      }

      // There must be no `await` between the lookup of pending renders and the start of one.
      const rendered = await renderPage(pageKey, renderNext);
      return 'page' in rendered ? reply(request, rendered.page, 'MISS') : rendered.response;
    },

    async invalidate({ path, tags }) {
      if (path) pageCache.purgePath(path);
      if (tags) pageCache.purgeTags(typeof tags === 'string' ? [tags] : tags);
    },
  };
}

const factory: CacheProviderFactory = () => createPageCacheProvider(getPageCache());

// Astro imports the factory as default export.
export default factory;
